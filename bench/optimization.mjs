// How good advice and verdicts are on wells whose physics and effects are known. Its bounds
// hold on any machine, but for the time of a what-if answer.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../scripts/bootstrap.mjs';
import { row } from './statistics.mjs';

/** Stated bands are P90 to P10: so many wells may lie outside. */
const maxOutside = 0.25;
const maxBias = 0.03;
const maxWrong = 0.1;
const maxProved = 0.05;
const maxFalseSteps = 1;
/** ms. */
const maxWhatIf = 50;

const value = (of, must) => ({ value: of, unit: '', judged: 'value', must });

/** @param {{ sizes: import('./sizes.mjs').Sizes }} given */
export async function benchPlantedWells({ sizes }) {
  const script = path.join(root, 'apps/backend/test/optimization/print-score.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', script, JSON.stringify(sizes.optimization)],
    { cwd: root },
  );
  const { advice, tracking, steps, whatIfMs } = JSON.parse(stdout);
  const of = `of ${advice.compared} wells`;
  return [
    row(`   advice: without a step, of ${advice.wells} wells`, value(1 - advice.compared / advice.wells)),
    row(`   advice: true rate outside the band, ${of}`, value(1 - advice.covered, maxOutside)),
    row(`   advice: bias of the rate, ${of}`, value(Math.abs(advice.bias), maxBias)),
    row(`   advice: true change outside the band, ${of}`, value(1 - advice.changeCovered, maxOutside)),
    row(`   advice: bias of the change, ${of}`, value(Math.abs(advice.changeBias))),
    ...tracking.flatMap(({ planted, steps: count, verdicts, covered }) => [
      planted > 0
        ? row(
            `   tracking: gains of ${planted} times the detectable not proved, of ${count}`,
            value(1 - (verdicts.gain ?? 0), planted >= 2 ? maxWrong : undefined),
          )
        : row(
            `   tracking: effects of ${planted} times the detectable called a gain, of ${count}`,
            value(verdicts.gain ?? 0, maxProved),
          ),
      row(
        `   tracking: true effects of ${planted} times the detectable outside the interval`,
        value(1 - covered),
      ),
    ]),
    row(`   steps: not found, of ${steps.planted}`, value(1 - steps.found, maxWrong)),
    row('   steps: false per pump and year', value(steps.falsePerYear, maxFalseSteps)),
    row('   what if: one frequency, read and solved, p95', {
      value: whatIfMs,
      unit: 'ms',
      judged: 'value',
      must: maxWhatIf,
    }),
  ];
}
