import * as v from 'valibot';
import { passwordKeyBits } from './limits.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const webUrl = v.pipe(text, v.check(isWebUrl));
const apiBase = v.pipe(
  text,
  v.check((value) => /^\/(?!\/)/.test(value) || isWebUrl(value)),
);
const host = v.pipe(text, v.regex(/^[a-z0-9.-]+(:\d{1,5})?$/));

// What is expected is said in `config-expectations.ts`, which only a failure needs.
const configSchema = v.object({
  /** Where the CNX API answers: a path of this origin or an absolute address, without a trailing slash. */
  apiBase,
  /** Where users come from and return to after signing out. */
  hubHomeUrl: webUrl,
  /** Hosts (with their port) of the registered applications: the only foreign targets of any redirect. */
  redirectHosts: v.array(host),
  /** RSA public key (PEM, SPKI, 2048 bit) that encrypts passwords before they leave the browser. */
  passwordPublicKey: v.pipe(text, v.check(isRsaKey)),
  /** Padding of that encryption. @default 'oaep-sha256' */
  passwordPadding: v.optional(v.picklist(['oaep-sha256', 'pkcs1']), 'oaep-sha256'),
  /** The corporate sign-in; null where it is switched off. @default null */
  identityProvider: v.optional(
    v.nullable(
      v.object({
        /** Authority of the sign-in policy. */
        authority: webUrl,
        /** Authority of the password reset policy; absent where the provider has none. */
        resetAuthority: v.optional(webUrl),
        clientId: text,
        /** What a sign-in asks for. @default openid and user.read */
        scopes: v.optional(v.array(text), ['openid', 'user.read']),
      }),
    ),
    null,
  ),
  /** Whether the assistant is offered. @default false */
  assistant: v.optional(v.boolean(), false),
  /** Whether faults in the browser are reported to the API. Answers are checked either way. @default true */
  errorReports: v.optional(v.boolean(), true),
  /** Whether the data are those of the demonstration, which are invented: every page says so. @default false */
  demonstration: v.optional(v.boolean(), false),
});

/** What the portal knows about where it runs: read at start from `/cnx-config.json`, never compiled in. */
export type PortalConfig = v.InferOutput<typeof configSchema>;

/** Address of the runtime configuration, beside the portal's own files. */
export const configPath = '/cnx-config.json';

/** Why the portal cannot start. `key` is the setting at fault, absent when the file itself is. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(
    readonly reason: 'unreachable' | 'notJson' | 'missing' | 'wrong',
    readonly key?: string,
    /** What was answered in its place, where the file itself is at fault. */
    readonly answer?: string,
  ) {
    super([configPath, key, reason, answer].filter(Boolean).join(': '));
  }
}

/**
 * Checks a parsed configuration file.
 * @throws ConfigError naming the first key that is missing or wrong, nested keys with dots.
 */
export function parseConfig(value: unknown): PortalConfig {
  const result = v.safeParse(configSchema, value);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const key = issue.path?.map((part) => String(part.key)).join('.');
  if (!key) throw new ConfigError('wrong');
  // Valibot reports a missing key by its expected type; only the received side distinguishes "missing" from "wrong".
  throw new ConfigError(issue.received === 'undefined' ? 'missing' : 'wrong', key);
}

/** The configuration, and the time in its answer. */
export interface LoadedConfig {
  readonly config: PortalConfig;
  /** The server's time when it answered, ms since 1970; null when it did not say. */
  readonly serverTimeMs: number | null;
}

/**
 * Fetches and checks the runtime configuration.
 * @throws ConfigError when the file cannot be had, is no JSON, or has a missing or wrong key.
 */
export async function loadConfig(request: typeof fetch = fetch): Promise<LoadedConfig> {
  const response = await request(configPath).catch(() => undefined);
  if (!response) throw new ConfigError('unreachable');
  if (!response.ok) throw new ConfigError('unreachable', undefined, `HTTP ${response.status}`);
  const value: unknown = await response.json().catch(() => {
    throw new ConfigError('notJson');
  });
  return { config: parseConfig(value), serverTimeMs: serverTimeOf(response.headers) };
}

/** A cache on the way answers with the date of long ago, and says how long ago that was. */
function serverTimeOf(headers: Headers): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  const ageSeconds = Number(headers.get('age') ?? 0);
  return Number.isNaN(date) || Number.isNaN(ageSeconds) ? null : date + ageSeconds * 1000;
}

/** By its head and its size: 2048 bits and their exponent, in 33 to 35 bytes of DER. That it is one of RSA shows at the first use. */
function isRsaKey(pem: string): boolean {
  try {
    const bytes = atob(pem.replace(/-----[A-Z ]+-----|\s/g, '')).length;
    return pem.includes('-----BEGIN PUBLIC KEY-----') && Math.abs(bytes - passwordKeyBits / 8 - 37) <= 1;
  } catch {
    return false;
  }
}

function isWebUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
