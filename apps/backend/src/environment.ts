import { isIP } from 'node:net';
import * as v from 'valibot';
import { ReadableError } from './readable-error.ts';

/** The environment is wrong; the message names each variable and what it must be, one line each. */
export class ConfigError extends ReadableError {
  override name = 'ConfigError';
}

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

type Variables = v.GenericSchema<Record<string, unknown>> & { readonly entries: v.ObjectEntries };

/**
 * Reads environment variables. An empty one counts as missing; the schemas' messages complete "KEY must be".
 * @throws ConfigError naming every wrong variable. It never repeats a value: that of DATABASE_URL holds a password.
 */
export function readEnvironment<const Schema extends Variables>(
  schema: Schema,
  environment: Environment,
): v.InferOutput<Schema> {
  const given = Object.keys(schema.entries).map((key) => [key, environment[key]?.trim() || undefined]);
  const result = v.safeParse(schema, Object.fromEntries(given), { abortPipeEarly: true });
  if (result.success) return result.output;
  const lines = result.issues.map(({ path, message }) => `${String(path?.[0].key)} must be ${message}.`);
  throw new ConfigError(lines.join('\n'));
}

export const flag = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(['on', 'true', '1', 'off', 'false', '0'], '"on" or "off"'),
  v.transform((word) => ['on', 'true', '1'].includes(word)),
);

export function wholeNumber(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,10}$/, expected),
    v.transform(Number),
    v.minValue(min, expected),
    v.maxValue(max, expected),
  );
}

export function oneOf<const Values extends readonly string[]>(values: Values) {
  return v.picklist(values, `one of ${values.join(', ')}`);
}

export const webUrl = v.pipe(
  v.string(),
  v.check(isWebUrl, 'an http or https URL'),
  v.transform((text) => new URL(text).href),
);

export const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'an origin such as https://portal.example'),
  v.transform((text) => new URL(text).origin),
);

export const origins = v.pipe(
  v.string(),
  v.transform(splitList),
  v.check((list) => list.every(isOrigin), 'origins separated by commas'),
  v.mapItems((text) => new URL(text).origin),
);

/** Addresses and networks (CIDR) of proxies; `off` means that there is none. */
export const proxies = v.pipe(
  v.string(),
  v.transform((text) => (text.toLowerCase() === 'off' ? [] : splitList(text))),
  v.check(
    (list) => list.every(isNetwork),
    'addresses or networks of proxies separated by commas, such as 10.0.0.5, 192.168.0.0/16, or off',
  ),
);

/** Address of an identity provider's policy: https, or http on loopback. */
export const authority = v.pipe(
  v.string(),
  v.check((text) => {
    if (!isWebUrl(text)) return false;
    const { protocol, hostname, search, hash } = new URL(text);
    return (protocol === 'https:' || isLoopback(hostname)) && !search && !hash;
  }, 'an https URL such as https://tenant.b2clogin.com/tenant.onmicrosoft.com/B2C_1_signin'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

export const smtpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => /^smtps?:\/\/\S+$/.test(text) && URL.canParse(text),
    'a URL of the form smtps://user:password@host:465',
  ),
);

export const databaseUrl = v.pipe(
  v.string(),
  v.check(
    (text) => /^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text),
    'a URL of the form postgres://user:password@host:5432/database',
  ),
);

const instantForm = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

export const instant = v.pipe(
  v.string(),
  v.check(
    (text) => instantForm.test(text) && !Number.isNaN(Date.parse(text)),
    'a time such as 2026-03-01T06:30:00Z',
  ),
  v.transform((text) => new Date(text)),
);

/** Whether a host name of a URL, or an IP address, can only mean this computer. */
export function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(host);
}

/** An IP address, or one with the length of a prefix; a prefix of 0 would mean every address. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const maxPrefix = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (maxPrefix === 0 || more.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= maxPrefix);
}

function isWebUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && !username && !password;
}

function isOrigin(text: string): boolean {
  if (!isWebUrl(text)) return false;
  const { pathname, search, hash } = new URL(text);
  return pathname === '/' && !search && !hash;
}

function splitList(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}
