// Defects of the sources that a check of them finds, and that no test need run for.
const portal = (file) => `apps/portal/src/${file}`;

/** @type {import('../defects.mjs').Defect[]} */
export const sourceDefects = [
  {
    name: 'the state of the portal imports a feature',
    file: portal('state/time-window.ts'),
    text: 'import { serversWindow,',
    defect: "import '../features/schedule/schedule.ts';\nimport { serversWindow,",
    by: { part: 'lint', in: 'code style' },
  },
  {
    name: 'a component has a color of its own',
    file: 'packages/ui/src/components/showing/Figure/Figure.tsx',
    text: "color: '$textQuiet', fontWeight",
    defect: "color: '#777777', fontWeight",
    by: { part: 'lint', in: 'code style' },
  },
  {
    name: 'a promise is left alone',
    file: portal('features/sign-out/sign-out.ts'),
    text: 'await revoke(portal, tokens);',
    defect: 'revoke(portal, tokens);',
    by: { part: 'lint', in: 'code style that needs types or knows React' },
  },
  {
    name: 'a file is not formatted',
    file: portal('limits.ts'),
    text: '55 * 60_000',
    defect: '55*60_000',
    by: { part: 'lint', in: 'formatting' },
  },
  {
    name: 'an export is used nowhere',
    file: portal('typed-email.ts'),
    text: 'const pattern =',
    defect: 'export const unusedLimit = 1;\nconst pattern =',
    by: { part: 'lint', in: 'unused files, exports and dependencies' },
  },
  {
    name: 'a text is missing in Spanish',
    file: portal('i18n/es/list.ts'),
    text: "  nothingHere: 'Nada aquí',\n",
    defect: '',
    by: { part: 'types', in: 'types of apps/portal' },
  },
  {
    name: 'an operation has no rule about who may call it',
    file: 'apps/backend/src/server/authorization.ts',
    text: '  getAuditEvents: administrator,\n',
    defect: '',
    by: { part: 'types', in: 'types of apps/backend' },
  },
  {
    name: 'a text is shown nowhere',
    file: portal('shell/PrintedLine.tsx'),
    text: "t('shell.printed', { time: dates.clock(time), address })",
    defect: '`${dates.clock(time)} ${address}`',
    by: { part: 'drift', in: 'every text of the portal is shown somewhere' },
  },
  {
    name: 'two files import each other',
    file: portal('session/inactivity-limit.ts'),
    text: 'import { inactivityLimitMs }',
    defect: "import './tabs.ts';\nimport { inactivityLimitMs }",
    by: { part: 'drift', in: 'no files import each other in a circle' },
  },
  {
    name: 'a page names a folder of one machine',
    file: 'docs/glossary.md',
    text: '# Glossary',
    defect: `# Glossary\n\nIt lies in ${['', 'home', 'engineer', 'cnx'].join('/')}.`,
    by: { part: 'drift', in: 'the tree holds no secret, machine path or foreign address' },
  },
  {
    name: 'the page of the architecture names a folder that is not there',
    file: 'ARCHITECTURE.md',
    text: 'session/               who is signed in',
    defect: 'sessions/              who is signed in',
    by: { part: 'drift', in: 'ARCHITECTURE.md matches the tree, the layers and the routes' },
  },
  {
    name: 'a dependency is not of an exact version',
    file: 'apps/linked-app/package.json',
    text: '"valibot": "',
    defect: '"valibot": "^',
    by: { part: 'drift', in: 'the tree holds no secret, machine path or foreign address' },
  },
];
