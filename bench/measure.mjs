// Measures parts one after the other, so that what becomes of one is nothing to the others.
import { performance } from 'node:perf_hooks';
import { ReadableError } from '../scripts/bootstrap.mjs';

/**
 * @typedef {object} PartResult
 * @property {string} name of the part
 * @property {number} seconds it took
 * @property {import('./statistics.mjs').Row[]} rows none when it failed
 * @property {string} [error] why it failed
 */

const usualMinutes = 15;

/**
 * Measures parts. One that throws, takes too long or lacks a value has failed.
 * @param {import('./parts.mjs').Part[]} parts
 * @param {object} options
 * @param {import('./sizes.mjs').Sizes} options.sizes
 * @param {{ lend: (names: string[]) => Promise<{ lent: object, giveBack: () => Promise<void> }> }} options.resources
 * @param {(result: PartResult) => unknown} options.onEnd called as each part ends
 * @param {number} [options.atOnce] how many run side by side, where their figures do not count. @default 1
 */
export async function measureParts(parts, { sizes, resources, onEnd, atOnce = 1 }) {
  const waiting = [...parts];
  const measureNext = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift())
      await onEnd(await measurePart(part, { sizes, resources }));
  };
  await Promise.all(Array.from({ length: atOnce }, measureNext));
}

async function measurePart({ name, needs, measure, maxMinutes = usualMinutes }, { sizes, resources }) {
  const started = performance.now();
  const result = { name, seconds: 0, rows: [] };
  let borrowed;
  try {
    borrowed = await resources.lend(needs);
    result.rows = withValues(await within(maxMinutes, measure({ sizes, ...borrowed.lent })));
  } catch (error) {
    result.error = error instanceof ReadableError ? error.message : String(error?.stack ?? error);
  }
  // What a part has left open ends with its pages.
  await borrowed?.giveBack();
  result.seconds = (performance.now() - started) / 1000;
  return result;
}

async function within(minutes, work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new ReadableError(`took more than ${minutes} minutes`)),
      minutes * 60_000,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function withValues(rows) {
  if (rows.length === 0) throw new ReadableError('measured nothing');
  const without = rows.filter(({ value }) => !Number.isFinite(value)).map(({ name }) => name.trim());
  if (without.length > 0) throw new ReadableError(`has no value for "${without.join('", "')}"`);
  return rows;
}
