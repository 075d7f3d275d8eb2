// After `tsc`: fails the build when a pair of colors falls short of its contrast, writes dist/tokens.json and the files
// of the subpaths, takes the icons in, and marks what a server component may not call.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contrastFaults, contrastTable } from '../src/tokens/contrast-table.ts';
import { designTokens } from '../src/tokens/design-tokens.ts';
import { defaultTheme } from '../src/themes/theme-names.ts';
import { themes } from '../src/themes/themes.ts';
import { isClientFile } from './client-files.mjs';
import { entryFiles } from './entries.mjs';
import { inlineIcons } from './inline-icons.mjs';

const faults = contrastFaults(contrastTable(themes));
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
const dist = path.join(import.meta.dirname, '../dist');
writeFileSync(
  path.join(dist, 'tokens.json'),
  `${JSON.stringify(designTokens(themes, defaultTheme), null, 2)}\n`,
);

await inlineIcons(dist);

const source = path.join(import.meta.dirname, '../src');
for (const file of readdirSync(source, { recursive: true }).filter(isClientFile)) {
  const built = path.join(dist, file.replace(/\.tsx$/, '.js'));
  writeFileSync(built, `'use client';\n${readFileSync(built, 'utf8')}`);
}

mkdirSync(path.join(dist, 'entries'));
for (const [file, text] of entryFiles()) writeFileSync(path.join(dist, file), text);
