import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { BootSettings } from '../src/boot/settings.ts';

/** Id of the element that stands after the root: once it is there, the root's markup is complete. */
export const endOfRoot = 'end-of-root';

/** Bundles the boot script with its settings, as text for an inline script. */
export async function bootScript(settings: BootSettings): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { bootSettings: JSON.stringify(settings), endOfRoot: JSON.stringify(endOfRoot) },
    build: {
      write: false,
      modulePreload: false,
      lib: {
        entry: fileURLToPath(new URL('../src/boot/boot.ts', import.meta.url)),
        formats: ['iife'],
        name: 'cnxBootScript',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('the boot script was not built');
  if (/<\/script/i.test(chunk.code)) throw new Error('the boot script would end its own element');
  return chunk.code.trim();
}
