// After `tsc`: fails the build when a pair of colors falls short of its contrast, and writes dist/tokens.json.
import { writeFileSync } from 'node:fs';
import { contrastFaults, contrastTable } from '../src/tokens/contrast-table.ts';
import { designTokens } from '../src/tokens/design-tokens.ts';
import { defaultTheme } from '../src/themes/theme-names.ts';
import { themes } from '../src/themes/themes.ts';

const faults = contrastFaults(contrastTable(themes));
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
const file = new URL('../dist/tokens.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(designTokens(themes, defaultTheme), null, 2)}\n`);
