import * as v from 'valibot';

/** Where this application runs, and the portal that it trusts. */
export interface LinkedAppConfig {
  readonly port: number;
  /** Origin of the portal: the only pages that may hand users over, and where users go back to. */
  readonly portalOrigin: string;
  /** The issuer of hand-over tokens, and where its keys are. */
  readonly issuer: string;
  readonly keysUrl: string;
  /** The name that tokens for this application carry as `aud`. */
  readonly audience: string;
  /** Whether the portal runs on a clock of its own (`CNX_NOW`), which its tokens are dated by. */
  readonly portalSetsClock: boolean;
}

/** The environment is wrong; one line for each variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port from 1 to 65535'),
  v.transform(Number),
  v.minValue(1, 'a port from 1 to 65535'),
  v.maxValue(65_535, 'a port from 1 to 65535'),
);

const variables = v.object({
  LINKED_APP_PORT: v.optional(port, '4100'),
  PORT: v.optional(port, '4000'),
  CNX_PUBLIC_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'an origin such as https://portal.example'),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  LINKED_APP_AUDIENCE: v.optional(
    v.pipe(v.string(), v.maxLength(64, 'a name of at most 64 characters')),
    'linked-app',
  ),
  CNX_NOW: v.optional(v.string()),
});

/**
 * Reads the configuration; an empty variable counts as missing.
 * @throws ConfigError naming each wrong variable and what it must be.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): LinkedAppConfig {
  const given = Object.keys(variables.entries).map((key) => [key, environment[key]?.trim() || undefined]);
  const result = v.safeParse(variables, Object.fromEntries(given), { abortPipeEarly: true });
  if (!result.success) {
    const lines = result.issues.map((issue) => `${v.getDotPath(issue)} must be ${issue.message}.`);
    throw new ConfigError(lines.join('\n'));
  }
  const { LINKED_APP_PORT, PORT, CNX_PUBLIC_ORIGIN, LINKED_APP_AUDIENCE, CNX_NOW } = result.output;
  const portalOrigin = CNX_PUBLIC_ORIGIN ?? `http://localhost:${PORT}`;
  return {
    port: LINKED_APP_PORT,
    portalOrigin,
    issuer: portalOrigin,
    keysUrl: `${portalOrigin}/api/.well-known/jwks.json`,
    audience: LINKED_APP_AUDIENCE,
    portalSetsClock: CNX_NOW !== undefined,
  };
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, username } = new URL(text);
  return ['https:', 'http:'].includes(protocol) && pathname === '/' && !search && !username;
}
