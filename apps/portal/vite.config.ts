import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { loginBudget } from './vite/login-budget.ts';
import { loginPage, manifestFile, prerenderEnvironment } from './vite/login-page.ts';
import { oldestBrowsers } from './vite/oldest-browsers.ts';
import { preloading } from './vite/preloading.ts';
import { stylesInPage } from './vite/styles-in-page.ts';

/** The libraries that the login page needs: they make one file, which compresses best and changes least. */
const loginLibraries =
  /\/node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|void-elements|html-parse-stringify|@stitches|valibot)\/|\/jotai\/esm\/(?:vanilla|react)(?:\.mjs|\/internals)|rolldown\/runtime/;

/** Files that every page has loaded, since its entry imports them. */
const loadedByEntry = /^assets\/(?:libraries|rolldown-runtime)-/;

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const backend = process.env['CNX_BACKEND'] ?? `http://localhost:${process.env['PORT'] ?? 4000}`;

export default defineConfig({
  plugins: [react(), preloading(), stylesInPage(), loginPage(), loginBudget()],
  define: { 'import.meta.env.CNX_VERSION': JSON.stringify(version) },
  resolve: {
    tsconfigPaths: true,
    // React has the hook itself since version 18.
    alias: { 'use-sync-external-store/shim': 'react' },
  },
  build: {
    target: Object.entries(oldestBrowsers).map(([browser, version]) => browser + version),
    // Every file stands for itself: the Content-Security-Policy names origins, not contents.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What an import preloads beside itself is a list of names in the file that imports. The login page's has none: it
      // would be one of its largest texts, and what that page fetches comes in one piece.
      resolveDependencies: (_file, names, { hostType, hostId }) =>
        hostType === 'html'
          ? names
          : hostId.startsWith('assets/login-')
            ? []
            : names.filter((name) => !loadedByEntry.test(name)),
    },
    sourcemap: process.env['CNX_SOURCE_MAPS'] === 'on',
  },
  builder: {},
  environments: {
    client: {
      build: {
        // The plugin that writes the pages reads it to know what each page needs, and removes it.
        manifest: manifestFile,
        rolldownOptions: {
          // Later files' constants stand where they are used, not in the login page's file for them to import.
          optimization: { inlineConst: { mode: 'all' } },
          // What changes with a new version of a library only stays in the browser's cache when the portal changes.
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: loginLibraries, priority: 5 },
                // With all that it imports: what the portal shares with it makes no files of its own.
                { name: 'login', test: /\/src\/(?:main|Login|portal|use-portal)\.tsx?$/, priority: 4 },
                // The same for what is fetched in one piece: while a user types, before the first page, and with any page.
                {
                  name: 'sign-in-step',
                  test: /\/sign-in\/(?:sign-in-step|PasswordStep)\.tsx?$/,
                  priority: 3,
                },
                // Not with the pages: it has to work where they cannot be fetched.
                {
                  name: 'settle-address',
                  test: /\/src\/(?:settle-address|shell\/StartUpFailure)\.tsx?$/,
                  priority: 2,
                },
                { name: 'Pages', test: /\/src\/Pages\.tsx$/, priority: 1 },
              ],
            },
          },
        },
      },
    },
    [prerenderEnvironment]: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: `dist/${prerenderEnvironment}`,
        copyPublicDir: false,
        emitAssets: false,
        minify: false,
        rolldownOptions: { input: 'src/prerender.tsx' },
      },
    },
  },
  server: {
    port: Number(process.env['PORTAL_DEV_PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/api': backend, '/cnx-config.json': backend, '/idp': backend, '/stop': backend },
  },
});
