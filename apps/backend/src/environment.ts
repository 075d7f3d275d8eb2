import { isIP } from 'node:net';

/** The environment is wrong; the message names each key and what it should be, one line each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads one value after the other and keeps the complaints, so that a person mends them all at once. */
export class EnvironmentReader {
  readonly #environment: Environment;
  readonly #complaints: string[] = [];

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  finish(): void {
    if (this.#complaints.length) throw new ConfigError(this.#complaints.join('\n'));
  }

  /** Adds a complaint that concerns several keys; `expected` goes on "KEY must be". */
  complain(key: string, expected: string): void {
    this.#complaints.push(`${key} must be ${expected}.`);
  }

  #parse<T>(key: string, fallback: T, expected: string, parse: (value: string) => T | undefined): T {
    const value = this.#environment[key]?.trim();
    if (!value) return fallback;
    const parsed = parse(value);
    if (parsed !== undefined) return parsed;
    // The value of DATABASE_URL holds a password: a complaint never repeats what was given.
    this.complain(key, expected);
    return fallback;
  }

  text(key: string, fallback: string): string {
    return this.#parse(key, fallback, 'a text', (value) => value);
  }

  flag(key: string, fallback: boolean): boolean {
    const words: Record<string, boolean> = {
      on: true,
      true: true,
      '1': true,
      off: false,
      false: false,
      '0': false,
    };
    return this.#parse(key, fallback, '"on" or "off"', (value) => words[value.toLowerCase()]);
  }

  wholeNumber(key: string, fallback: number, least: number, most: number): number {
    return this.#parse(key, fallback, `a whole number from ${least} to ${most}`, (value) => {
      const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
      return number >= least && number <= most ? number : undefined;
    });
  }

  oneOf<const T extends string>(key: string, values: readonly [T, ...T[]]): T {
    return this.#parse<T>(key, values[0], `one of ${[...new Set(values)].join(', ')}`, (value) =>
      values.find((candidate) => candidate === value),
    );
  }

  url(key: string, fallback: string): string {
    return this.#parse(key, fallback, 'an http or https URL', (value) => parseWebUrl(value)?.href);
  }

  origin(key: string, fallback: string): string {
    return this.#parse(key, fallback, 'an origin such as https://portal.example', parseOrigin);
  }

  origins(key: string): readonly string[] {
    return this.#parse<readonly string[]>(key, [], 'origins separated by commas', (value) => {
      const origins = value.split(',').map((part) => parseOrigin(part.trim()));
      return origins.every((origin) => origin !== undefined) ? origins : undefined;
    });
  }

  /** Addresses and networks (CIDR) of proxies; `off` or nothing means that there is none. */
  proxies(key: string): readonly string[] {
    return this.#parse<readonly string[]>(
      key,
      [],
      'addresses or networks of proxies separated by commas, such as 10.0.0.5, 192.168.0.0/16, or off',
      (value) => {
        if (value.toLowerCase() === 'off') return [];
        const proxies = value.split(',').map((part) => part.trim());
        return proxies.every(isNetwork) ? proxies : undefined;
      },
    );
  }

  /** Address of an identity provider's policy: https, or http on loopback. */
  authority(key: string): string | undefined {
    return this.#parse<string | undefined>(
      key,
      undefined,
      'an https URL such as https://tenant.b2clogin.com/tenant.onmicrosoft.com/B2C_1_signin',
      (value) => {
        const url = parseWebUrl(value);
        const safe = url?.protocol === 'https:' || (url && isLoopback(url.hostname));
        return safe && !url.search && !url.hash ? value.replace(/\/+$/, '') : undefined;
      },
    );
  }

  smtpUrl(key: string): string | undefined {
    return this.#parse<string | undefined>(
      key,
      undefined,
      'a URL of the form smtps://user:password@host:465',
      (value) => (/^smtps?:\/\/\S+$/.test(value) && URL.canParse(value) ? value : undefined),
    );
  }

  databaseUrl(key: string): string | undefined {
    return this.#parse<string | undefined>(
      key,
      undefined,
      'a URL of the form postgres://user:password@host:5432/database',
      (value) => (/^postgres(ql)?:\/\/\S+$/.test(value) && URL.canParse(value) ? value : undefined),
    );
  }

  instant(key: string): Date | undefined {
    return this.#parse<Date | undefined>(key, undefined, 'a time such as 2026-03-01T06:30:00Z', (value) => {
      const instant = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.test(value)
        ? new Date(value)
        : undefined;
      return instant && !Number.isNaN(instant.getTime()) ? instant : undefined;
    });
  }
}

/** Whether a host name can only mean this computer. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** An IP address, or one with the length of a prefix; a prefix of 0 would mean everybody. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (longest === 0 || more.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= longest);
}

function parseWebUrl(value: string): URL | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  return web && !url.username && !url.password ? url : undefined;
}

function parseOrigin(value: string): string | undefined {
  const url = parseWebUrl(value);
  return url && url.pathname === '/' && !url.search && !url.hash ? url.origin : undefined;
}
