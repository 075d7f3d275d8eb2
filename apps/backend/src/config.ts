import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { defaultLimits, maxTextLength, type Limits } from './limits.ts';
import { ReadableError } from './readable-error.ts';
import { nearestName } from './nearest-name.ts';

/** An identity provider of the company's own, such as Azure AD B2C. */
export interface ExternalProvider {
  /** Of the sign-in policy, such as `https://tenant.b2clogin.com/tenant.onmicrosoft.com/B2C_1_signin`. */
  readonly authority: string;
  /** Of the password reset policy. */
  readonly resetAuthority?: string | undefined;
  readonly clientId: string;
  /** For confidential clients only. */
  readonly clientSecret?: string | undefined;
  readonly scopes: readonly string[];
}

/** The configuration of this process, as given by its environment. docs/operations.md lists the variables. */
export interface BackendConfig {
  readonly host: string;
  readonly port: number;
  readonly linkedAppPort: number;
  /** Where users reach the portal; links, redirects and the token's issuer are built from it, never from a header. */
  readonly publicOrigin: string;
  readonly dataDirectory: string;
  /** Absent: the embedded PostgreSQL below the data directory. */
  readonly databaseUrl: string | undefined;
  /** Whether demonstration fields and accounts, with their printed password, may be written into an empty database. */
  readonly demonstration: boolean;
  /** Whether others than the users of this computer may reach the portal, as far as the environment says. */
  readonly isPublic: boolean;
  /** How large a new demonstration is made; one that exists keeps its size. */
  readonly demonstrationSize: { readonly wells: number; readonly years: number; readonly gasWells: number };
  readonly clockStartsAt: Date | undefined;
  /** The identity provider of corporate users. */
  readonly identityProvider: 'local' | 'off' | ExternalProvider;
  /** Absent: mail stays in the outbox. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  /** Where messages to support go; absent where there is no such address, and the page says so. */
  /** Who is invited to administer where there is no account at all. */
  readonly firstAdministrator: string | undefined;
  readonly supportAddress: string | undefined;
  /** News and legal pages, as the operator has written them. */
  readonly contentDirectory: string;
  /** Where files of daily rows are put to be imported by themselves; absent where none are. */
  readonly importFolder: string | undefined;
  readonly hubHomeUrl: string;
  /** The built portal that is served beside the API. */
  readonly portalDirectory: string | undefined;
  /** Origins other than our own whose pages may call the API (a portal hosted elsewhere). */
  readonly allowedOrigins: readonly string[];
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** `spec` says which accounts do not exist, `uniform` asks for a password in any case. */
  readonly accountDiscovery: 'spec' | 'uniform';
  readonly assistant: boolean;
  /** The language model that the assistant asks; absent where fixed rules answer. */
  readonly languageModel:
    { readonly endpoint: string; readonly model: string; readonly key: string | undefined } | undefined;
  /** Networks of the company's own in which webhooks may be called, also without TLS. */
  readonly webhookNetworks: readonly string[];
  /** Whether the portal reports what goes wrong in the browser. */
  readonly errorReports: boolean;
  readonly log: { readonly level: string; /** Absent: standard output. */ readonly file: string | undefined };
  readonly limits: Limits;
}

/** The environment is wrong; the message names each variable and what it must be, one line each. */
export class ConfigError extends ReadableError {
  override name = 'ConfigError';
}

/** Environment variables by name. */
type Environment = Readonly<Record<string, string | undefined>>;

type Variables = v.GenericSchema<Record<string, unknown>> & { readonly entries: v.ObjectEntries };

/**
 * Reads environment variables. An empty one counts as missing; the schemas' messages complete "KEY must be".
 * @throws ConfigError naming every wrong variable. It never repeats a value: that of DATABASE_URL holds a password.
 */
function readEnvironment<const Schema extends Variables>(
  schema: Schema,
  environment: Environment,
): v.InferOutput<Schema> {
  const names = Object.keys(schema.entries);
  const secrets = secretsOfFiles(environment);
  const given = names.map((key) => [key, secrets[key] ?? (environment[key]?.trim() || undefined)]);
  const result = v.safeParse(schema, Object.fromEntries(given), { abortPipeEarly: true });
  const lines = [
    ...unknownNames(environment, names),
    ...(result.issues ?? []).map(({ path, message }) => `${String(path?.[0].key)} must be ${message}.`),
  ];
  if (result.success && lines.length === 0) return result.output;
  throw new ConfigError(lines.join('\n'));
}

/** Secrets, which may also lie in a file that `NAME_FILE` names: others can read the environment of a process more easily. */
const secretNames = ['DATABASE_URL', 'SMTP_URL', 'CNX_SSO_CLIENT_SECRET', 'CNX_ASSISTANT_KEY'] as const;

/**
 * The secrets that lie in files, by their names.
 * @throws ConfigError for a file that cannot be read or is empty, and for a secret that is given in both ways
 */
function secretsOfFiles(environment: Environment): Environment {
  const read: Record<string, string> = {};
  for (const name of secretNames) {
    const file = environment[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (environment[name]?.trim())
      throw new ConfigError(`${name} must be empty where ${name}_FILE is given.`);
    read[name] = contentOf(file)?.trim() ?? '';
    if (!read[name]) throw new ConfigError(`${name}_FILE must be a file that can be read and is not empty.`);
  }
  return read;
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Of the programs beside this one: the development server, the tests. */
const ofTools = /^CNX_(E2E_\w+|BACKEND|VERSION|ALL_MUTATIONS|SEARCH_WELLS)$/;
/** Kubernetes gives every process these for the services beside it, such as one that is called `cnx`. */
const ofKubernetes =
  /^[A-Z\d]{1,63}(_[A-Z\d]{1,63}){0,20}?_(SERVICE_HOST|SERVICE_PORT|PORT)(_[A-Z\d_]{1,63})?$/;

/** One line for each variable that looks like ours and is none: a misspelled setting would else be the default. */
function unknownNames(environment: Environment, names: readonly string[]): string[] {
  const known = new Set([...names, ...secretNames.map((name) => `${name}_FILE`)]);
  return Object.keys(environment)
    .filter((name) => name.startsWith('CNX_') && !known.has(name))
    .filter((name) => !ofTools.test(name) && !ofKubernetes.test(name))
    .map((name) => {
      const near = nearestName(name, [...known]);
      return near === undefined ? `${name} is no setting.` : `${name} is no setting: is ${near} meant?`;
    });
}

const flag = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(['on', 'true', '1', 'off', 'false', '0'], '"on" or "off"'),
  v.transform((word) => ['on', 'true', '1'].includes(word)),
);

function wholeNumber(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,10}$/, expected),
    v.transform(Number),
    v.minValue(min, expected),
    v.maxValue(max, expected),
  );
}

function oneOf<const Values extends readonly string[]>(values: Values) {
  return v.picklist(values, `one of ${values.join(', ')}`);
}

const webUrl = v.pipe(
  v.string(),
  v.check(isWebUrl, 'an http or https URL'),
  v.transform((text) => new URL(text).href),
);

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'an origin such as https://portal.example'),
  v.transform((text) => new URL(text).origin),
);

const origins = v.pipe(
  v.string(),
  v.transform(splitList),
  v.check((list) => list.every(isOrigin), 'origins separated by commas'),
  v.mapItems((text) => new URL(text).origin),
);

const listOfNetworks = (what: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => (text.toLowerCase() === 'off' ? [] : splitList(text))),
    v.check(
      (list) => list.every(isNetwork),
      `addresses or networks of ${what} separated by commas, such as 10.0.0.5, 192.168.0.0/16, or off`,
    ),
  );

/** Addresses and networks (CIDR) of proxies; `off` means that there is none. */
const proxies = listOfNetworks('proxies');

/** Those in which webhooks may be called. */
const networks = listOfNetworks('webhooks');

/** Address of an identity provider's policy: https, or http on loopback. */
const authority = v.pipe(
  v.string(),
  v.check((text) => {
    if (!isWebUrl(text)) return false;
    const { protocol, hostname, search, hash } = new URL(text);
    return (protocol === 'https:' || isLoopback(hostname)) && !search && !hash;
  }, 'an https URL such as https://tenant.b2clogin.com/tenant.onmicrosoft.com/B2C_1_signin'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

const smtpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => /^smtps?:\/\/\S+$/.test(text) && URL.canParse(text),
    'a URL of the form smtps://user:password@host:465',
  ),
);

const databaseUrl = v.pipe(
  v.string(),
  v.check(
    (text) => /^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text),
    'a URL of the form postgres://user:password@host:5432/database, with %40, %2F, %23 and the like for signs in the password',
  ),
);

const instantForm = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

const instant = v.pipe(
  v.string(),
  v.check(
    (text) => instantForm.test(text) && !Number.isNaN(Date.parse(text)),
    'a time such as 2026-03-01T06:30:00Z',
  ),
  v.transform((text) => new Date(text)),
);

const limitNames = Object.keys(defaultLimits) as (keyof Limits)[];

/** Limits that may be 0, which means "not at all"; any other would admit no user, or wait for ever. */
const tolerances: ReadonlySet<keyof Limits> = new Set([
  'passwordMaxAheadSeconds',
  'sessionCacheSeconds',
  'refreshGraceSeconds',
  'providerClockSkewSeconds',
]);

/** An invitation that ends sooner would end before its mail is read. */
const smallestInvitationSeconds = 15 * 60;

const smallestLimit = (name: keyof Limits) =>
  name === 'invitationSeconds' ? smallestInvitationSeconds : tolerances.has(name) ? 0 : 1;

const variableOfLimit = (name: keyof Limits) =>
  `CNX_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

const limitVariables = Object.fromEntries(
  limitNames.map((name) => {
    const limit = wholeNumber(smallestLimit(name), 100_000_000);
    return [variableOfLimit(name), v.optional(limit, String(defaultLimits[name]))];
  }),
);

const text = v.string();

const mailAddress = v.pipe(
  v.string(),
  v.maxLength(maxTextLength.email, `at most ${maxTextLength.email} characters`),
  v.regex(/^[^\s@,;<>"]+@[^\s@.,;<>"]+(\.[^\s@.,;<>"]+)+$/, 'an address such as support@company.example'),
);

/** Every variable that this process reads; docs/operations.md describes them. */
const variables = v.pipe(
  v.object({
    PORT: v.optional(wholeNumber(1, 65_535), '4000'),
    CNX_HOST: v.optional(text, 'localhost'),
    CNX_PUBLIC_ORIGIN: v.optional(origin),
    CNX_DATA_DIR: v.optional(text, '.data'),
    DATABASE_URL: v.optional(databaseUrl),
    CNX_NOW: v.optional(instant),
    CNX_DEMONSTRATION: v.optional(flag),
    CNX_LOG_FILE: v.optional(text),
    LINKED_APP_PORT: v.optional(wholeNumber(1, 65_535), '4100'),
    CNX_DEMONSTRATION_WELLS: v.optional(wholeNumber(1, 5_000), '120'),
    CNX_DEMONSTRATION_YEARS: v.optional(wholeNumber(1, 10), '3'),
    CNX_DEMONSTRATION_GAS_WELLS: v.optional(wholeNumber(0, 26), '6'),
    CNX_IDP: v.optional(flag),
    CNX_SSO_AUTHORITY: v.optional(authority),
    CNX_SSO_RESET_AUTHORITY: v.optional(authority),
    CNX_SSO_CLIENT_ID: v.optional(text),
    CNX_SSO_CLIENT_SECRET: v.optional(text),
    CNX_SSO_SCOPES: v.optional(text, 'openid user.read'),
    SMTP_URL: v.optional(smtpUrl),
    CNX_MAIL_FROM: v.optional(text),
    CNX_FIRST_ADMINISTRATOR: v.optional(mailAddress),
    CNX_SUPPORT_ADDRESS: v.optional(mailAddress),
    CNX_CONTENT_DIR: v.optional(text, 'apps/backend/content'),
    CNX_IMPORT_FOLDER: v.optional(text),
    CNX_HUB_HOME_URL: v.optional(webUrl),
    CNX_PORTAL_DIR: v.optional(text, 'apps/portal/dist'),
    CNX_ALLOWED_ORIGINS: v.optional(origins),
    CNX_TRUST_PROXY: v.optional(proxies, 'off'),
    CNX_ACCOUNT_DISCOVERY: v.optional(oneOf(['spec', 'uniform']), 'spec'),
    CNX_ASSISTANT: v.optional(flag, 'on'),
    CNX_ASSISTANT_ENDPOINT: v.optional(webUrl),
    CNX_ASSISTANT_MODEL: v.optional(text),
    CNX_ASSISTANT_KEY: v.optional(text),
    CNX_WEBHOOK_NETWORKS: v.optional(networks, 'off'),
    CNX_ERROR_REPORTS: v.optional(flag, 'on'),
    CNX_LOG_LEVEL: v.optional(oneOf(['info', 'trace', 'debug', 'warn', 'error', 'silent']), 'info'),
    ...limitVariables,
  }),
  v.forward(
    v.partialCheck(
      [['CNX_SSO_AUTHORITY'], ['CNX_SSO_CLIENT_ID']],
      (given) => !given.CNX_SSO_AUTHORITY || Boolean(given.CNX_SSO_CLIENT_ID),
      'given together with CNX_SSO_AUTHORITY',
    ),
    ['CNX_SSO_CLIENT_ID'],
  ),
  v.forward(
    v.partialCheck(
      [['CNX_ASSISTANT_ENDPOINT'], ['CNX_ASSISTANT_MODEL']],
      (given) => Boolean(given.CNX_ASSISTANT_ENDPOINT) === Boolean(given.CNX_ASSISTANT_MODEL),
      'given together with CNX_ASSISTANT_ENDPOINT',
    ),
    ['CNX_ASSISTANT_MODEL'],
  ),
);

/**
 * Reads the configuration.
 * @param repository Absolute path of the repository's root: defaults for folders start there.
 * @throws ConfigError with one line for each wrong key.
 */
export function readConfig(environment: Environment, repository: string): BackendConfig {
  const given = readEnvironment(variables, environment);
  const publicOrigin = given.CNX_PUBLIC_ORIGIN ?? `http://localhost:${given.PORT}`;
  const dataDirectory = resolve(repository, given.CNX_DATA_DIR);
  const reach = reachOf(environment, given.CNX_HOST, publicOrigin);
  if (reach && given.CNX_DEMONSTRATION === undefined && !given.DATABASE_URL) {
    throw new ConfigError(
      `CNX_DEMONSTRATION must be given where ${reach}: "on" lets everyone sign in with the printed password of the demonstration accounts, "off" starts without them.`,
    );
  }
  const demonstration = given.CNX_DEMONSTRATION ?? !given.DATABASE_URL;
  const logFile =
    given.CNX_LOG_FILE ?? (given.DATABASE_URL ? '-' : resolve(dataDirectory, 'logs/backend.log'));
  return {
    ...{ host: given.CNX_HOST, port: given.PORT, linkedAppPort: given.LINKED_APP_PORT },
    ...{ publicOrigin, firstAdministrator: given.CNX_FIRST_ADMINISTRATOR },
    ...{ dataDirectory, databaseUrl: given.DATABASE_URL, demonstration },
    ...{ isPublic: reach !== undefined, clockStartsAt: given.CNX_NOW },
    demonstrationSize: {
      wells: given.CNX_DEMONSTRATION_WELLS,
      years: given.CNX_DEMONSTRATION_YEARS,
      gasWells: given.CNX_DEMONSTRATION_GAS_WELLS,
    },
    identityProvider: given.CNX_SSO_AUTHORITY
      ? {
          authority: given.CNX_SSO_AUTHORITY,
          resetAuthority: given.CNX_SSO_RESET_AUTHORITY,
          clientId: given.CNX_SSO_CLIENT_ID ?? '',
          clientSecret: given.CNX_SSO_CLIENT_SECRET,
          scopes: given.CNX_SSO_SCOPES.split(/\s+/),
        }
      : (given.CNX_IDP ?? demonstration)
        ? 'local'
        : 'off',
    mail: given.SMTP_URL
      ? {
          smtpUrl: given.SMTP_URL,
          from: given.CNX_MAIL_FROM ?? `CNX <no-reply@${new URL(publicOrigin).hostname}>`,
        }
      : undefined,
    // A demonstration without a mail server shows its mails, and sends none.
    supportAddress:
      given.CNX_SUPPORT_ADDRESS ?? (demonstration && !given.SMTP_URL ? 'support@cnx.example' : undefined),
    contentDirectory: resolve(repository, given.CNX_CONTENT_DIR),
    importFolder: given.CNX_IMPORT_FOLDER && resolve(repository, given.CNX_IMPORT_FOLDER),
    hubHomeUrl: given.CNX_HUB_HOME_URL ?? `${publicOrigin}/`,
    portalDirectory: given.CNX_PORTAL_DIR === '-' ? undefined : resolve(repository, given.CNX_PORTAL_DIR),
    allowedOrigins: given.CNX_ALLOWED_ORIGINS ?? [],
    trustedProxies: given.CNX_TRUST_PROXY,
    accountDiscovery: given.CNX_ACCOUNT_DISCOVERY,
    assistant: given.CNX_ASSISTANT,
    languageModel:
      given.CNX_ASSISTANT_ENDPOINT && given.CNX_ASSISTANT_MODEL
        ? {
            endpoint: given.CNX_ASSISTANT_ENDPOINT,
            model: given.CNX_ASSISTANT_MODEL,
            key: given.CNX_ASSISTANT_KEY,
          }
        : undefined,
    webhookNetworks: given.CNX_WEBHOOK_NETWORKS,
    errorReports: given.CNX_ERROR_REPORTS,
    log: { level: given.CNX_LOG_LEVEL, file: logFile === '-' ? undefined : resolve(repository, logFile) },
    limits: Object.fromEntries(
      limitNames.map((name) => [name, (given as Record<string, unknown>)[variableOfLimit(name)]]),
    ) as Limits,
  };
}

/** What makes others than the users of this computer reach the portal; undefined when nothing says so. */
function reachOf(environment: Environment, host: string, publicOrigin: string): string | undefined {
  if (environment['NODE_ENV'] === 'production') return 'NODE_ENV is production';
  if (!isLoopback(host)) return 'CNX_HOST is not loopback';
  if (!isLoopback(new URL(publicOrigin).hostname)) return 'CNX_PUBLIC_ORIGIN is not loopback';
  return undefined;
}

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
