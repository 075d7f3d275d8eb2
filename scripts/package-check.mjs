// Checks `@cnx/ui` as others get it: packs it, looks into the pack, installs it into a fresh app outside the
// repository, type-checks, builds and opens it, server-renders a page and hydrates it. Prints `ok …` and `not ok …`.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEntries } from '../packages/ui/scripts/entries.mjs';
import { passes, root, run, runChecks } from './bootstrap.mjs';
import { withChromium } from './chromium.mjs';

const ui = path.join(root, 'packages/ui');
const versions = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).devDependencies;
const { devDependencies: tools, peerDependencies: peers } = JSON.parse(
  readFileSync(path.join(ui, 'package.json'), 'utf8'),
);
const portal = JSON.parse(readFileSync(path.join(root, 'apps/portal/package.json'), 'utf8'));

const read = (folder, file) => readFileSync(path.join(folder, file), 'utf8');
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

function expect(truth, message) {
  if (!truth) throw new Error(message);
}

/** Runs a program in a folder; its output when it fails. */
function inFolder(folder, program, args) {
  try {
    return execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    throw new Error(`${error.stdout ?? ''}${error.stderr ?? ''}` || error.message, { cause: error });
  }
}

function makeApp(folder, pack) {
  cpSync(path.join(root, 'scripts/outside-app'), folder, { recursive: true });
  // The lowest React that the package says it works with; the repository itself uses the newest.
  const lowest = Object.fromEntries(
    Object.entries(peers).map(([name, range]) => [name, range.replace('^', '')]),
  );
  const known = { ...tools, ...versions, ...portal.devDependencies, ...portal.dependencies, ...lowest };
  const names = [
    'react',
    'react-dom',
    'vite',
    'typescript',
    '@types/react',
    '@types/react-dom',
    'style-dictionary',
  ];
  const dependencies = Object.fromEntries(names.map((name) => [name, known[name]]));
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({
      name: 'outside',
      private: true,
      type: 'module',
      dependencies: { ...dependencies, '@cnx/ui': `file:${pack}` },
    }),
  );
  for (const resolution of ['bundler', 'nodenext']) {
    writeFileSync(
      path.join(folder, `tsconfig.${resolution}.json`),
      JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          module: resolution === 'nodenext' ? 'nodenext' : 'ESNext',
          moduleResolution: resolution,
          jsx: 'react-jsx',
          strict: true,
          noEmit: true,
          skipLibCheck: false,
          types: [],
        },
        files: ['main.tsx', 'only-button.tsx'],
      }),
    );
  }
  inFolder(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']);
}

/** Builds one entry of the app with the app's own Vite; the text of its scripts. */
async function build(folder, entry, out) {
  const vite = await import(pathToFileURL(path.join(folder, 'node_modules/vite/dist/node/index.js')).href);
  const html = read(folder, 'index.html').replace(/\/[\w-]+\.tsx/, `/${entry}`);
  writeFileSync(path.join(folder, 'index.html'), html);
  await vite.build({ root: folder, logLevel: 'error', configFile: false, build: { outDir: out } });
  return filesOf(path.join(folder, out))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'";
const kinds = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Opens a folder's page in a browser under a strict policy and uses it; throws with what went wrong there. */
async function openApp(folder, use) {
  const server = createServer((request, response) => {
    const file = path.join(folder, request.url === '/' ? 'index.html' : request.url);
    try {
      const body = readFileSync(file);
      response.writeHead(200, {
        'content-type': kinds[path.extname(file)] ?? 'application/octet-stream',
        'content-security-policy': policy,
      });
      response.end(body);
    } catch {
      response.writeHead(204).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    await withChromium((browser) => checkApp(browser, `http://127.0.0.1:${server.address().port}/`, use));
  } finally {
    server.close();
  }
}

/** Uses the app at an address as a person would; throws with what the browser complains of. */
async function checkApp(browser, address, use) {
  const page = await browser.newPage();
  const complaints = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
  );
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address);
  await use(page);
  expect(complaints.length === 0, complaints.join('\n'));
}

const groundOf = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function useBuilt(page) {
  await page.getByRole('button', { name: 'Save changes' }).waitFor();
  await page.getByRole('rowheader', { name: 'F-14' }).waitFor();
  const ground = await groundOf(page);
  expect(ground === 'rgb(11, 19, 16)', `the green theme's page color is not in force: ${ground}`);
}

async function useRendered(page) {
  const sheets = await page.evaluate(() => [document.styleSheets.length, document.adoptedStyleSheets.length]);
  expect(String(sheets) === '1,0', `the browser made sheets of its own beside the server's: ${sheets}`);
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  await page.getByRole('checkbox', { name: 'Seleccionar F-3', exact: true }).check();
  await page.getByText('Seleccionadas: 1 de 300').waitFor();
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Rate' }).waitFor();
}

/** Names of all packages that one brings with it. */
function namesBelow({ dependencies = {} }) {
  return Object.entries(dependencies).flatMap(([name, below]) => [name, ...namesBelow(below)]);
}

/** Megabytes that the package and all that it brings, React apart, may take in a consumer's node_modules. */
const maxInstalled = 16;

const folder = mkdtempSync(path.join(os.tmpdir(), 'cnx-outside-'));
let pack = '';

/** In this order: later checks use what earlier ones made. */
const checks = [
  [
    'it builds with plain tsc, and every pair of colors reaches its contrast',
    () => inFolder(root, 'npm', ['run', 'build', '-w', '@cnx/ui']),
  ],
  ['publint --strict has nothing to say', passes('publint', ui, '--strict')],
  [
    'the pack holds what it should and nothing else',
    () => {
      const [made] = JSON.parse(
        inFolder(root, 'npm', ['pack', '-w', '@cnx/ui', '--json', '--pack-destination', folder]),
      );
      pack = path.join(folder, made.filename);
      const unexpected = made.files
        .map((file) => file.path)
        .filter(
          (file) =>
            !/^(dist\/.*\.(js|d\.ts|json)|dist\/icons\/LICENSE|package\.json|README\.md|CHANGELOG\.md|LICENSE)$/.test(
              file,
            ),
        );
      expect(unexpected.length === 0, `the pack holds ${unexpected.join(', ')}`);
      expect(
        !made.files.some((file) => /\.(stories|test)/.test(file.path)),
        'the pack holds stories or tests',
      );
      expect(read(ui, 'LICENSE') === read(root, 'LICENSE'), 'the license is not that of the repository');
      expect(
        made.files.some((file) => file.path === 'LICENSE'),
        'the pack holds no license',
      );
    },
  ],
  [
    'attw finds its types in every way of resolving, of every subpath',
    () => {
      const entries = [...readEntries().keys()].map((entry) => `./${entry}`);
      return passes('attw', pack, '--profile', 'esm-only', '--include-entrypoints', ...entries)();
    },
  ],
  [
    'its types name nothing of the style library',
    () => {
      const leaks = filesOf(path.join(ui, 'dist'))
        .filter((file) => file.endsWith('.d.ts') && readFileSync(file, 'utf8').includes('@stitches'))
        .map((file) => path.relative(ui, file));
      expect(leaks.length === 0, leaks.join(', '));
    },
  ],
  ['it installs into a fresh app outside the repository', () => makeApp(folder, pack)],
  [
    `what comes with it takes up to ${maxInstalled} MB`,
    () => {
      const own = ['react', 'react-dom', 'scheduler', 'vite', 'typescript', '@types'];
      const modules = path.join(folder, 'node_modules');
      const tools = JSON.parse(inFolder(folder, 'npm', ['ls', '--all', '--json', '--omit', 'dev']));
      expect(tools.dependencies['@cnx/ui'], 'the package is not installed');
      const names = namesBelow(tools.dependencies['@cnx/ui']).filter((name) => !own.includes(name));
      const bytes = [...new Set([...names, '@cnx/ui'])]
        .map((name) => path.join(modules, name))
        .flatMap((place) => filesOf(place))
        .reduce((sum, file) => sum + statSync(file).size, 0);
      expect(bytes / 1e6 <= maxInstalled, `it takes ${(bytes / 1e6).toFixed(1)} MB`);
    },
  ],
  ...['bundler', 'nodenext'].map((resolution) => [
    `the app's types are checked by ${resolution}`,
    () => inFolder(folder, 'node_modules/.bin/tsc', ['-p', `tsconfig.${resolution}.json`]),
  ]),
  [
    'importing Button leaves tables, charts and other themes out',
    async () => {
      const all = await build(folder, 'main.tsx', 'built');
      const alone = await build(folder, 'only-button.tsx', 'button');
      const signs = { tables: 'aria-rowcount', charts: 'u-wrap', 'other themes': '#102132' };
      const chart = read(ui, 'dist/components/data/TrendChart/PlotSurface.js');
      expect(chart.includes(signs.charts), 'the sign by which a chart is known is not in the chart');
      for (const what of ['tables', 'other themes'])
        expect(all.includes(signs[what]), `the sign by which ${what} are known is not in the whole app`);
      for (const [what, sign] of Object.entries(signs)) {
        expect(!alone.includes(sign), `${what} are bundled with Button`);
      }
      expect(alone.length < all.length, 'Button alone is as large as the whole app');
    },
  ],
  [
    'the app opens under a strict policy without a complaint',
    () => openApp(path.join(folder, 'built'), useBuilt),
  ],
  [
    'every subpath gives what the whole package gives',
    () => {
      const { faults } = JSON.parse(inFolder(folder, 'node', ['subpaths.mjs']));
      expect(faults.length === 0, faults.join('\n'));
    },
  ],
  [
    'a server component may call what is under themes, and components are marked as clients',
    () => {
      const server = `import * as themes from '@cnx/ui/themes';
        if (themes.themeClass('red') !== 'theme-red') throw new Error('no theme');`;
      inFolder(folder, 'node', ['--conditions', 'react-server', '--input-type', 'module', '--eval', server]);
      const built = (file) => read(folder, `node_modules/@cnx/ui/dist/${file}`);
      const isClient = (file) => built(file).startsWith("'use client';\n");
      expect(isClient('components/inputs/Button/Button.js'), 'Button is no client module');
      const below = filesOf(path.join(folder, 'node_modules/@cnx/ui/dist/themes'));
      const client = below.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));
      expect(client.length === 0, `a server cannot call what is in ${client.join(', ')}`);
    },
  ],
  [
    'a server renders it, and the browser takes over markup and rules under a strict policy',
    async () => {
      inFolder(folder, 'node', ['server.mjs']);
      const vite = await import(
        pathToFileURL(path.join(folder, 'node_modules/vite/dist/node/index.js')).href
      );
      await vite.build({
        root: folder,
        logLevel: 'error',
        configFile: false,
        build: {
          outDir: 'rendered',
          emptyOutDir: false,
          rollupOptions: {
            input: path.join(folder, 'hydrate.mjs'),
            output: { entryFileNames: 'hydrate.js' },
          },
        },
      });
      await openApp(path.join(folder, 'rendered'), useRendered);
    },
  ],
  [
    'Style Dictionary writes every theme from the pack',
    () => {
      const written = JSON.parse(inFolder(folder, 'node', ['tokens.mjs']));
      expect(Object.keys(written).length === 6, `there are ${Object.keys(written).length} themes`);
      for (const [theme, css] of Object.entries(written)) {
        expect(css.includes('--cnx-colors-page: #'), `${theme} has no color of the page`);
        expect(!css.includes('[object'), `${theme} has a value that is not text`);
      }
      expect(new Set(Object.values(written)).size === 6, 'two themes are alike');
    },
  ],
];

await run(async () => {
  try {
    return await runChecks(checks);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
