import * as v from 'valibot';

/** The part of the browser's `Storage` that is used: tests and the memory fallback give their own. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const message = v.object({ message: v.string() });

const userDataSchema = v.pipe(
  v.object({
    username: v.optional(v.string()),
    email: v.optional(v.string()),
    isSSO: v.optional(v.boolean(), false),
    isResetPwd: v.optional(v.boolean()),
    showPasswordInput: v.optional(v.boolean()),
    redirectUrl: v.optional(v.nullable(v.string())),
    firstName: v.optional(v.nullable(v.string())),
    lastName: v.optional(v.nullable(v.string())),
    avatar: v.optional(v.nullable(v.string())),
    roleId: v.optional(v.number()),
    errors: v.optional(v.array(message)),
  }),
  v.check((user) => Boolean(user.username ?? user.email), 'must name a user'),
);

/** What a token package must look like, wherever it comes from. */
export const tokenPackageSchema = v.object({
  id_token: v.pipe(v.string(), v.nonEmpty()),
  access_token: v.optional(v.string()),
  refresh_token: v.optional(v.string()),
  /** Seconds from the moment it was issued. */
  expires_in: v.number(),
});

/** A hand-over that failed. */
const handOverErrorSchema = v.object({
  /** `refused`: no registered application. `unexpectedAnswer`: its user API said what it should not. `failed`: no. */
  reason: v.picklist(['refused', 'unexpectedAnswer', 'failed']),
  /** What was asked for, or the application's host. */
  target: v.pipe(v.string(), v.nonEmpty()),
  /** The server's own text. */
  message: v.optional(v.string()),
});

const returnAddressSchema = v.object({
  /** Whose it is; null when no user had signed in yet. */
  user: v.nullable(v.string()),
  /** Path, query and hash. */
  address: v.pipe(v.string(), v.regex(/^\//)),
});

const draftsSchema = v.object({
  user: v.string(),
  texts: v.array(v.object({ name: v.string(), text: v.string() })),
});

const ssoSignInSchema = v.object({ tab: v.string(), sinceMs: v.number(), times: v.optional(v.number(), 1) });

const text = v.pipe(v.string(), v.nonEmpty());
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/**
 * Every item that the portal keeps in the browser: where it lies, and what it must look like. `both` items are
 * written to both areas and read from the session's first, so that a new tab stays signed in.
 */
const items = {
  theme: { where: 'local', schema: text },
  language: { where: 'local', schema: text },
  /** Time (ms) of the last deliberate sign-out: the other tabs follow it. */
  'logout-event': { where: 'local', schema: wholeNumber },
  userData: { where: 'both', json: true, schema: userDataSchema },
  TokenPackage: { where: 'both', json: true, schema: tokenPackageSchema },
  /** When the id_token expires, ms since 1970. */
  sessionExpiration: { where: 'both', schema: wholeNumber },
  /** Host (with its port) of the application to go on to, percent-encoded. */
  RedirectApp: { where: 'session', schema: text },
  /** The whole target, as the address's state gave it. */
  FullRedirectApp: { where: 'session', schema: text },
  /** The units in which quantities are shown. */
  unitSystem: { where: 'session', schema: v.picklist(['metric', 'field']) },
  /** Whether single keys are shortcuts. */
  singleKeys: { where: 'session', schema: v.picklist(['on', 'off']) },
  /** Whether this tab's session has been counted. */
  countedSession: { where: 'session', schema: v.literal('yes') },
  /** The areas of the dashboard that are unfolded on a narrow page. */
  openAreas: { where: 'session', json: true, schema: v.array(v.string()) },
  /** What was asked of the assistant in this tab, and answered, as the assistant reads it; it ends with the session. */
  conversation: { where: 'session', json: true, schema: v.array(v.unknown()) },
  oauth_state: { where: 'session', schema: text },
  currentPage: { where: 'session', schema: text },
  resetEmail: { where: 'session', schema: text },
  /** What stands behind the path of a mail's link, until its form is left: a reload of the page finds it again. */
  mailLink: { where: 'session', schema: text },
  SSOAuthError: { where: 'session', schema: text },
  extUrlError: { where: 'session', json: true, schema: handOverErrorSchema },
  /** There while a user is being handed over. */
  tokenTransferInProgress: { where: 'session', schema: text },
  pendingSSOUsername: { where: 'session', schema: text },
  pendingSSORedirectApp: { where: 'session', schema: text },
  /** Time (ms) of the last activity in any tab. */
  lastActivity: { where: 'local', schema: wholeNumber },
  /** The guarded address that was requested without a session, or where a session ended. */
  returnAddress: { where: 'session', json: true, schema: returnAddressSchema },
  /** There where a session ended that its user did not end, until a user signs in: after how many minutes without activity, 0 for another reason. */
  sessionEnd: { where: 'session', schema: wholeNumber },
  /** Half-written texts of the user who wrote them. */
  drafts: { where: 'session', json: true, schema: draftsSchema },
  /** The tab that is at the identity provider's page, since when, and its recent attempts. */
  ssoSignIn: { where: 'local', json: true, schema: ssoSignInSchema },
  /** The same of this tab, which may have been overtaken. */
  ownSsoSignIn: { where: 'session', json: true, schema: ssoSignInSchema },
  /** The verifier of the code flow that `oauth_state` belongs to. */
  oauth_verifier: { where: 'session', schema: text },
} as const satisfies Record<string, Item>;

interface Item {
  where: 'local' | 'session' | 'both';
  json?: true;
  schema: v.GenericSchema<unknown, unknown>;
}

/** The name of a stored item. */
export type ItemName = keyof typeof items;
/** What an item holds once it was read. */
export type ItemValue<Name extends ItemName> = v.InferOutput<(typeof items)[Name]['schema']>;
/** The signed-in user, or the answer to the validation of an email while signing in. */
export type UserData = ItemValue<'userData'>;
/** The tokens of a session. */
export type TokenPackage = ItemValue<'TokenPackage'>;

/** Older items that nothing reads any more. */
const retired = ['RedirectAppRaw', 'RedirectAppEncoded'] as const;
/**
 * What the user chose survives the end of a session; so does the signal of the end, and what the same user finds again
 * after the next sign-in.
 */
const kept: readonly ItemName[] = [
  'theme',
  'language',
  'unitSystem',
  'singleKeys',
  'openAreas',
  'logout-event',
  'lastActivity',
  'returnAddress',
  'sessionEnd',
  'drafts',
];

/** A hand-over that failed, as it is shown on the next page. */
export type HandOverError = ItemValue<'extUrlError'>;

/** The browser's stored items by name, checked on reading. */
export interface ItemStorage {
  /** The item, or undefined when there is none. What does not fit its schema is removed everywhere: none is left. */
  read<Name extends ItemName>(name: Name): ItemValue<Name> | undefined;
  /** What the other tabs see of a `both` item: this tab's own copy may be older. */
  readShared<Name extends ItemName>(name: Name): ItemValue<Name> | undefined;
  /** Whether this tab has a copy of its own, be it good or not. */
  hasOwn(name: ItemName): boolean;
  /** @param where Narrows a `both` item to the session's area. */
  write<Name extends ItemName>(name: Name, value: ItemValue<Name>, where?: 'session'): void;
  /** @param where Narrows a `both` item to the session's area. */
  remove(name: ItemName, where?: 'session'): void;
  /** Removes what belongs to a session in use. */
  clear(): void;
  /** False where something can only be kept in memory: it will not survive this page. */
  readonly persistent: boolean;
}

/**
 * Opens the stored items over the browser's two areas. An area that is blocked or full is replaced by memory, item
 * by item, so that signing in works all the same.
 */
export function openStorage(areas: { local: () => StorageArea; session: () => StorageArea }): ItemStorage {
  const local = guarded(areas.local);
  const session = guarded(areas.session);
  const areasOf = (where: Item['where']) =>
    where === 'local' ? [local] : where === 'session' ? [session] : [session, local];

  const storage: ItemStorage = {
    read: (name) => readFrom(areasOf(items[name].where), name),
    readShared: (name) => readFrom([local], name),
    hasOwn: (name) => session.getItem(name) !== null,
    write: (name, value, where) => {
      const item: Item = items[name];
      // What is no JSON is a text or a number.
      // oxlint-disable-next-line typescript/no-base-to-string
      const stored = item.json ? JSON.stringify(value) : String(value);
      for (const area of areasOf(where ?? item.where)) area.setItem(name, stored);
    },
    remove: (name, where) => {
      for (const area of areasOf(where ?? items[name].where)) area.removeItem(name);
    },
    clear: () => {
      for (const name of Object.keys(items) as ItemName[]) if (!kept.includes(name)) storage.remove(name);
    },
    get persistent() {
      return local.persistent && session.persistent;
    },
  };
  for (const name of retired) for (const area of [local, session]) area.removeItem(name);
  return storage;
}

function readFrom<Name extends ItemName>(
  areas: readonly StorageArea[],
  name: Name,
): ItemValue<Name> | undefined {
  const item: Item = items[name];
  for (const area of areas) {
    const stored = area.getItem(name);
    if (stored === null) continue;
    const parsed = v.safeParse(item.schema, item.json ? parseJson(stored) : stored);
    if (parsed.success) return parsed.output as ItemValue<Name>;
    // Other code has changed it: a valid copy in the other area is removed too.
    for (const each of areas) each.removeItem(name);
    return undefined;
  }
  return undefined;
}

const probeName = 'cnx-probe';

/** A storage area that never throws: what it refuses is kept in memory until it is removed. */
function guarded(open: () => StorageArea): StorageArea & { readonly persistent: boolean } {
  const memory = new Map<string, string>();
  let persistent = true;
  const attempt = <T>(run: (area: StorageArea) => T, otherwise: T): T => {
    try {
      return run(open());
    } catch {
      persistent = false;
      return otherwise;
    }
  };
  return {
    getItem: (name) => memory.get(name) ?? attempt((area) => area.getItem(name), null),
    setItem: (name, value) => {
      memory.delete(name);
      const stored = attempt((area) => (area.setItem(name, value), true), false);
      if (!stored) memory.set(name, value);
    },
    removeItem: (name) => {
      memory.delete(name);
      attempt((area) => area.removeItem(name), undefined);
    },
    get persistent() {
      // A full area can be read: only writing shows that it is full.
      attempt((area) => (area.setItem(probeName, ''), area.removeItem(probeName)), undefined);
      return persistent;
    },
  };
}

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored) as unknown;
  } catch {
    return undefined;
  }
}
