import type { ConfigError } from './config.ts';
import { passwordKeyBits } from './limits.ts';

const webUrl = 'must be an http or https address';

/** What each setting must be, by its key without the place in a list. */
const expectations: Readonly<Record<string, string>> = {
  apiBase: 'must be a path such as /api or an http or https address',
  hubHomeUrl: webUrl,
  redirectHosts: 'must be a list of hosts such as app.example or localhost:4100',
  passwordPublicKey: `must be an RSA key of ${passwordKeyBits} bits in PEM form (BEGIN PUBLIC KEY)`,
  passwordPadding: 'must be oaep-sha256 or pkcs1',
  identityProvider: 'must be an object with authority and clientId, or null',
  'identityProvider.authority': webUrl,
  'identityProvider.resetAuthority': webUrl,
  'identityProvider.clientId': 'must be a text that is not empty',
  'identityProvider.scopes': 'must be a list of texts',
  assistant: 'must be true or false',
  errorReports: 'must be true or false',
  demonstration: 'must be true or false',
};

/** What is expected where a configuration is wrong, in English: it is written for the operator. Else what was answered. */
export function expectationOf({ reason, key, answer }: ConfigError): string | undefined {
  if (reason !== 'wrong') return answer;
  return key === undefined ? 'must be a JSON object' : expectations[key.replace(/\.\d+$/, '')];
}
