// Who may import whom: the one table behind the lint rule and the import table of ARCHITECTURE.md.

/**
 * @typedef {object} Layer
 * @property {string} name as it stands in ARCHITECTURE.md
 * @property {string[]} patterns folders (or files) of the layer, from the root; `*` makes every folder that it matches
 *   a room of its own, so that a new feature is guarded on the day it is made
 * @property {string[]} mayImport names of layers; files of the same room may always import each other
 */

const portal = (...names) => names.map((name) => `apps/portal/src/${name}`);
const backend = (...names) => names.map((name) => `apps/backend/src/${name}`);

/** @type {Layer[]} */
export const layers = [
  { name: 'ui/tokens', patterns: ['packages/ui/src/tokens'], mayImport: [] },
  { name: 'ui/themes', patterns: ['packages/ui/src/themes'], mayImport: ['ui/tokens'] },
  { name: 'ui/components', patterns: ['packages/ui/src/components'], mayImport: ['ui/themes', 'ui/tokens'] },
  { name: 'ui', patterns: ['packages/ui/src'], mayImport: ['ui/components', 'ui/themes', 'ui/tokens'] },
  { name: 'api', patterns: ['packages/api/src'], mayImport: [] },

  { name: 'portal/i18n', patterns: portal('i18n'), mayImport: [] },
  {
    name: 'portal/foundation',
    patterns: portal('paths.ts', 'limits.ts', 'preloadable.tsx', 'quantities.ts'),
    mayImport: ['api', 'portal/i18n'],
  },
  { name: 'portal/config', patterns: portal('config.ts'), mayImport: ['portal/foundation'] },
  { name: 'portal/boot', patterns: portal('boot'), mayImport: ['ui', 'portal/i18n', 'portal/foundation'] },
  {
    name: 'portal/state',
    patterns: portal('state'),
    // Of ui only the names of the themes: a preference is one of them.
    mayImport: ['ui', 'api', 'portal/config', 'portal/foundation', 'portal/i18n'],
  },
  {
    name: 'portal/session',
    patterns: portal('session'),
    mayImport: ['api', 'portal/state', 'portal/config', 'portal/foundation'],
  },
  {
    name: 'portal/insight',
    patterns: portal('insight'),
    mayImport: ['ui', 'api', 'portal/state', 'portal/foundation', 'portal/i18n'],
  },
  {
    name: 'portal/features',
    patterns: portal('features/*'),
    mayImport: [
      'ui',
      'api',
      'portal/insight',
      'portal/state',
      'portal/session',
      'portal/config',
      'portal/foundation',
      'portal/i18n',
    ],
  },
  {
    name: 'portal/shell',
    patterns: portal('shell'),
    mayImport: [
      'ui',
      'api',
      'portal/features',
      'portal/insight',
      'portal/state',
      'portal/session',
      'portal/config',
      'portal/foundation',
      'portal/i18n',
    ],
  },
  {
    name: 'portal/screens',
    patterns: portal('screens'),
    mayImport: [
      'ui',
      'api',
      'portal/features',
      'portal/insight',
      'portal/shell',
      'portal/state',
      'portal/foundation',
      'portal/i18n',
    ],
  },
  {
    name: 'portal',
    patterns: ['apps/portal/src'],
    mayImport: [
      'ui',
      'api',
      'portal/boot',
      'portal/features',
      'portal/insight',
      'portal/screens',
      'portal/shell',
      'portal/state',
      'portal/session',
      'portal/config',
      'portal/foundation',
      'portal/i18n',
    ],
  },

  {
    name: 'backend/foundation',
    patterns: backend('clock.ts', 'environment.ts', 'limits.ts', 'log.ts', 'production-day.ts', 'refusal.ts'),
    mayImport: [],
  },
  { name: 'backend/config', patterns: backend('config.ts'), mayImport: ['backend/foundation'] },
  { name: 'backend/database', patterns: backend('database'), mayImport: ['backend/foundation'] },
  {
    name: 'backend/insights',
    patterns: backend('insights'),
    mayImport: ['backend/database', 'backend/foundation'],
  },
  {
    name: 'backend/demonstration',
    patterns: backend('demonstration'),
    mayImport: ['backend/database', 'backend/foundation'],
  },
  {
    name: 'backend/import',
    patterns: backend('import'),
    mayImport: ['backend/database', 'backend/foundation'],
  },
  {
    name: 'backend/queries',
    patterns: backend('queries'),
    mayImport: ['backend/database', 'backend/insights', 'backend/foundation', 'api'],
  },
  { name: 'backend/mail', patterns: backend('mail'), mayImport: ['backend/database', 'backend/foundation'] },
  {
    name: 'backend/auth',
    patterns: backend('auth'),
    mayImport: ['backend/mail', 'backend/database', 'backend/config', 'backend/foundation', 'api'],
  },
  {
    name: 'backend/identity-provider',
    patterns: backend('identity-provider'),
    mayImport: ['backend/auth', 'backend/mail', 'backend/database', 'backend/config', 'backend/foundation'],
  },
  {
    name: 'backend/server',
    patterns: backend('server'),
    mayImport: ['backend/database', 'backend/auth', 'backend/config', 'backend/foundation', 'api'],
  },
  {
    name: 'backend/routes',
    patterns: backend('routes'),
    mayImport: [
      'backend/server',
      'backend/queries',
      'backend/auth',
      'backend/database',
      'backend/foundation',
      'api',
    ],
  },
  {
    name: 'backend',
    patterns: ['apps/backend/src'],
    mayImport: [
      'backend/server',
      'backend/routes',
      'backend/queries',
      'backend/auth',
      'backend/mail',
      'backend/identity-provider',
      'backend/database',
      'backend/insights',
      'backend/demonstration',
      'backend/import',
      'backend/config',
      'backend/foundation',
      'api',
    ],
  },
  { name: 'linked-app', patterns: ['apps/linked-app/src'], mayImport: [] },
];

/** Our packages by the name they are imported with, and where their sources lie. */
export const packages = [
  { name: '@cnx/ui', folder: 'packages/ui/src' },
  { name: '@cnx/api', folder: 'packages/api/src' },
];

/** Libraries that only the named files or folders may import, so that each can be replaced in one place. */
export const fences = [
  { name: '@azure/msal-browser', allowed: ['apps/portal/src/session/msal.ts'] },
  { name: '@azure/msal-browser/redirect-bridge', allowed: ['apps/portal/src/redirect-bridge'] },
  { name: 'openapi-fetch', allowed: ['packages/api/src'] },
  { name: 'react-router-dom', allowed: ['apps/portal/src'] },
  { name: 'i18next', allowed: ['apps/portal/src'] },
  { name: 'react-i18next', allowed: ['apps/portal/src'] },
  { name: '@stitches/react', allowed: ['packages/ui/src/themes/stitches.ts'] },
  { name: 'uplot', allowed: ['packages/ui/src/components/data/TrendChart'] },
  { name: 'pg', allowed: ['apps/backend/src/database'] },
  { name: 'oidc-provider', allowed: ['apps/backend/src/identity-provider'] },
  { name: 'nodemailer', allowed: ['apps/backend/src/mail'] },
];

/** Files that may call `fetch` themselves; everything else goes through the client. */
export const mayFetch = [
  'packages/api/src/**',
  'apps/portal/src/config.ts',
  'apps/portal/src/session/msal.ts',
  'apps/backend/**',
  'apps/linked-app/**',
];
