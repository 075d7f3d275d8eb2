import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { demonstrationPassword } from '../../src/demonstration/accounts.ts';
import { policyPath, portalClientId, type PolicyName } from '../../src/identity-provider/policies.ts';
import { createTestBackend, type TestBackend, type TestBackendOptions } from './backend.ts';
import { Visitor, type VisitedPage } from './visitor.ts';

/** A backend that listens, so that its identity provider can be visited. */
export interface ListeningBackend extends TestBackend {
  readonly origin: string;
  readonly port: number;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function createListeningBackend(
  environment: Record<string, string> = {},
  options: TestBackendOptions = {},
): Promise<ListeningBackend> {
  const port = await freePort();
  const backend = await createTestBackend({ PORT: String(port), ...environment }, options);
  await backend.app.listen({ host: 'localhost', port });
  return { ...backend, port, origin: `http://localhost:${port}` };
}

/** A PKCE pair as the portal's library makes one. */
export function makePkce(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The address that sends a user to a policy. Undefined parameters are left out. */
export function authorizeUrl(
  origin: string,
  parameters: Record<string, string | undefined> = {},
  policy: PolicyName = 'b2c_1_signin',
): string {
  const all: Record<string, string | undefined> = {
    client_id: portalClientId,
    response_type: 'code',
    response_mode: 'fragment',
    redirect_uri: `${origin}/`,
    scope: 'openid user.read',
    state: 'state-1',
    // A browser's every question has its own: two tokens of one second would be the same one.
    nonce: randomUUID(),
    code_challenge_method: 'S256',
    ...parameters,
  };
  const query = new URLSearchParams(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return `${origin}${policyPath(policy)}/oauth2/v2.0/authorize?${query.toString()}`;
}

/** What the provider sends back to the portal. */
export function answerOf({ url }: VisitedPage): URLSearchParams {
  return new URLSearchParams(url.hash.slice(1) || url.search);
}

/** Signs in at the provider's page. */
export async function passSignInPage(
  visitor: Visitor,
  url: string,
  email: string,
  password = demonstrationPassword,
): Promise<VisitedPage> {
  const page = await visitor.open(url);
  return visitor.submit(page, { email, password, do: 'signIn' });
}

/** The answer of the token endpoint: tokens, or an error. */
export interface ProviderTokens {
  readonly id_token: string;
  readonly access_token: string;
  readonly refresh_token: string;
  readonly not_before: number;
  readonly error?: string;
}

/** Trades a code or a refresh token at the provider. */
export async function askTokens(
  origin: string,
  form: Record<string, string>,
  policy: PolicyName = 'b2c_1_signin',
): Promise<{ status: number; body: ProviderTokens }> {
  const response = await fetch(`${origin}${policyPath(policy)}/oauth2/v2.0/token`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ client_id: portalClientId, ...form }),
  });
  return { status: response.status, body: (await response.json()) as ProviderTokens };
}

/** A whole sign-in as the portal's library makes it. */
export async function signInAtProvider(
  backend: Pick<ListeningBackend, 'origin'>,
  email = 'sso.user@cnx.example',
  visitor = new Visitor(),
): Promise<{ tokens: ProviderTokens; visitor: Visitor; nonce: string }> {
  const { origin } = backend;
  const { verifier, challenge } = makePkce();
  const nonce = randomUUID();
  const url = authorizeUrl(origin, { code_challenge: challenge, client_info: '1', nonce });
  const code = answerOf(await passSignInPage(visitor, url, email)).get('code') ?? '';
  const { body } = await askTokens(origin, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${origin}/`,
  });
  return { tokens: body, visitor, nonce };
}
