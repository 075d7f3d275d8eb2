// After `tsc`: fails the build when a pair of colors falls short of its contrast, writes the files of dist/tokens and of
// the subpaths, takes the icons in, and marks what a server component may not call.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contrastFaults, contrastTable } from '../src/tokens/contrast-table.ts';
import { tokenFiles } from '../src/tokens/design-tokens.ts';
import { highContrast } from '../src/themes/high-contrast.ts';
import { defaultTheme } from '../src/themes/theme-names.ts';
import { highContrastThemes, themes } from '../src/themes/themes.ts';
import { isClientFile } from './client-files.mjs';
import { entryFiles } from './entries.mjs';
import { inlineIcons } from './inline-icons.mjs';

const faults = [
  ...contrastFaults(contrastTable(themes)),
  ...contrastFaults(contrastTable(highContrastThemes, 'more')).map((fault) => `with more contrast, ${fault}`),
];
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
const dist = path.join(import.meta.dirname, '../dist');
for (const [name, content] of Object.entries(tokenFiles(themes, highContrast, defaultTheme))) {
  const file = path.join(dist, 'tokens', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

await inlineIcons(dist);

const source = path.join(import.meta.dirname, '../src');
for (const file of readdirSync(source, { recursive: true }).filter(isClientFile)) {
  const built = path.join(dist, file.replace(/\.tsx$/, '.js'));
  writeFileSync(built, `'use client';\n${readFileSync(built, 'utf8')}`);
}

mkdirSync(path.join(dist, 'entries'));
for (const [file, text] of entryFiles()) writeFileSync(path.join(dist, file), text);
