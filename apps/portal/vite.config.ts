import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanRouter } from './vite/lean-router.ts';
import { loginPage, prerenderEnvironment } from './vite/login-page.ts';

const backend = `http://localhost:${process.env['PORT'] ?? 4000}`;

export default defineConfig({
  plugins: [react(), leanRouter(), loginPage()],
  resolve: { tsconfigPaths: true },
  build: {
    // Every file stands for itself: the Content-Security-Policy names origins, not contents.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: process.env['CNX_SOURCE_MAPS'] === 'on',
  },
  builder: {},
  environments: {
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
    proxy: { '/api': backend, '/cnx-config.json': backend, '/idp': backend },
  },
});
