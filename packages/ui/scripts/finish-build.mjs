// After `tsc`: fails the build when a pair of colors falls short of its contrast, and writes dist/tokens.json.
import { writeFileSync } from 'node:fs';
import { contrastFaults, contrastTable } from '../dist/tokens/contrast-table.js';
import { designTokens } from '../dist/tokens/design-tokens.js';
import { defaultTheme } from '../dist/themes/theme-names.js';
import { themes } from '../dist/themes/themes.js';

const faults = contrastFaults(contrastTable(themes));
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
const file = new URL('../dist/tokens.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(designTokens(themes, defaultTheme), null, 2)}\n`);
