// What others import of the component package, each alone: its whole bundle, gzip, less what React alone takes.
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/bootstrap.mjs';
import { buildPackagePage } from './pages.mjs';
import { row } from './statistics.mjs';

const folder = path.join(root, 'node_modules/.cache/bench/entries');
const createRoot = `import { createRoot } from 'react-dom/client';`;

/** KiB, gzip. */
async function sizeOf(source) {
  const chunks = await buildPackagePage(folder, `${createRoot} ${source}`);
  return chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1024;
}

/** @param {{ sizes: import('./sizes.mjs').Sizes }} given */
export async function benchEntries({ sizes }) {
  const react = await sizeOf('globalThis.used = createRoot;');
  const rows = [];
  for (const name of sizes.entries) {
    const imported = name === '*' ? '* as all' : `{ ${name} }`;
    const used = name === '*' ? 'all' : name;
    const own = await sizeOf(`import ${imported} from '@cnx/ui'; globalThis.used = [createRoot, ${used}];`);
    rows.push(
      row(`   ${name === '*' ? 'everything' : name}, gzip beside React`, { value: own - react, unit: 'KiB' }),
    );
  }
  return rows;
}
