// After `tsc`: fails the build when a pair of colors falls short of its contrast, and writes the files of dist/tokens.
import { mkdirSync, writeFileSync } from 'node:fs';
import { contrastFaults, contrastTable } from '../src/tokens/contrast-table.ts';
import { tokenFiles } from '../src/tokens/design-tokens.ts';
import { highContrast } from '../src/themes/high-contrast.ts';
import { defaultTheme } from '../src/themes/theme-names.ts';
import { highContrastThemes, themes } from '../src/themes/themes.ts';

const faults = [
  ...contrastFaults(contrastTable(themes)),
  ...contrastFaults(contrastTable(highContrastThemes, 'more')).map((fault) => `with more contrast, ${fault}`),
];
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
const folder = new URL('../dist/tokens/', import.meta.url);
for (const [name, content] of Object.entries(tokenFiles(themes, highContrast, defaultTheme))) {
  const file = new URL(name, folder);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
