// How good change detection is on planted data: recall by size, false alarms per well and year, all detectors and
// variables together. It measures no time, so its bounds hold on any machine.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../scripts/bootstrap.mjs';
import { row } from './statistics.mjs';

const maxFalseAlarms = 0.2;
/** Missed share that is allowed of the steps from a size on. */
const maxMissed = { 0.06: 0.26, 0.12: 0.03, 0.25: 0.01 };

const percent = (share) => `${Math.round(share * 100)} %`;

/** Rows of one set of findings. @param bounds what it must hold */
function rowsOf(name, { wellYears, falseAlarms, repeats, steps }, { missed = {}, alarms } = {}) {
  const bounded = (value, must) => ({ value, unit: '', judged: 'value', must });
  return [
    row(`   ${name}: false per well and year, of ${Math.round(wellYears)}`, bounded(falseAlarms, alarms)),
    row(`   ${name}: repeats per well and year`, bounded(repeats)),
    ...steps
      .filter(({ planted, from }) => planted > 0 && from > 0)
      .map(({ from, planted, recall, medianDelay }) =>
        row(
          `   ${name}: steps from ${percent(from)} missed, of ${planted} (found ${percent(recall)}, after ${medianDelay} d)`,
          bounded(1 - recall, missed[from]),
        ),
      ),
  ];
}

/** @param {{ sizes: import('./sizes.mjs').Sizes }} given */
export async function benchDetection({ sizes }) {
  const script = path.join(root, 'apps/backend/test/detection/print-score.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', script, JSON.stringify(sizes.detection)],
    { cwd: root },
  );
  const { demonstration, noise } = JSON.parse(stdout);
  return [
    ...rowsOf('changes stored', demonstration.stored, { missed: maxMissed, alarms: maxFalseAlarms }).map(
      (each) =>
        each.name.includes('missed') ? { ...each, name: each.name.replace(/, after .* d\)/, ')') } : each,
    ),
    ...rowsOf('mornings, alarms and changes', demonstration.shown, { alarms: maxFalseAlarms }),
    ...rowsOf('mornings, confirmed changes', demonstration.confirmed, { alarms: maxFalseAlarms }),
    ...noise.flatMap(({ kind, quiet, stepped }) => [
      row(`   ${kind.name}: false per well and year, of ${Math.round(quiet.wellYears)}`, {
        value: quiet.falseAlarms,
        unit: '',
        judged: 'value',
        must: maxFalseAlarms,
      }),
      ...rowsOf(`${kind.name}, stepped`, stepped, { alarms: maxFalseAlarms }),
    ]),
  ];
}
