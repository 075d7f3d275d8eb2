import path from 'node:path';
import { build } from 'vite';

/** The page to which the identity provider's answers come back; its name is known to the provider and the server. */
const page = 'redirect.html';

/**
 * Builds the redirect bridge into the portal's folder, by itself: built together the two would share files, and the
 * bridge would load most of the portal's provider code to do its small part.
 */
export async function buildRedirectBridge(root: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(root, page),
        output: { entryFileNames: 'assets/redirect-[hash].js' },
      },
    },
  });
}
