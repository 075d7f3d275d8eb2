/** Where this application runs and whom it believes. */
export interface LinkedAppConfig {
  readonly port: number;
  /** Origin of the portal: the only pages that may hand users over, and where people go back to. */
  readonly portalOrigin: string;
  /** The issuer of hand-over tokens, and where its keys are. */
  readonly issuer: string;
  readonly keysUrl: string;
  /** The name that tokens for this application carry as `aud`. */
  readonly audience: string;
  /** Whether the portal runs on a clock of its own (`CNX_NOW`), which its tokens are dated by. */
  readonly portalSetsClock: boolean;
}

/** The environment is wrong; one line for each key. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** @throws ConfigError naming each wrong key and what it must be. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): LinkedAppConfig {
  const complaints: string[] = [];
  const read = <T>(key: string, fallback: T, expected: string, parse: (text: string) => T | undefined): T => {
    const text = environment[key]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    complaints.push(`${key} must be ${expected}.`);
    return fallback;
  };
  const port = read('LINKED_APP_PORT', 4100, 'a port from 1 to 65535', parsePort);
  const portalPort = read('PORT', 4000, 'a port from 1 to 65535', parsePort);
  const portalOrigin = read(
    'CNX_PUBLIC_ORIGIN',
    `http://localhost:${portalPort}`,
    'an origin such as https://portal.example',
    parseOrigin,
  );
  const audience = read('LINKED_APP_AUDIENCE', 'linked-app', 'a name of at most 64 characters', (text) =>
    text.length <= 64 ? text : undefined,
  );
  if (complaints.length) throw new ConfigError(complaints.join('\n'));
  return {
    port,
    portalOrigin,
    issuer: portalOrigin,
    keysUrl: `${portalOrigin}/api/.well-known/jwks.json`,
    audience,
    portalSetsClock: Boolean(environment['CNX_NOW']?.trim()),
  };
}

function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}

function parseOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search, username } = new URL(text);
  const plain = pathname === '/' && !search && !username;
  return plain && (protocol === 'https:' || protocol === 'http:') ? origin : undefined;
}
