import { cpus } from 'node:os';

/** @param {ReturnType<typeof cpus>} processors @returns milliseconds of all of them since the machine was started */
function timesOf(processors) {
  const idle = processors.reduce((sum, { times }) => sum + times.idle, 0);
  const all = processors.reduce(
    (sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq,
    idle,
  );
  return { idle, all };
}

/**
 * Begins to measure how busy this machine's processors are, with all that runs on it.
 * @param read Gives the processors with their times.
 * @returns a function that gives the share since then, percent
 */
export function measureProcessors(read = cpus) {
  const before = timesOf(read());
  return () => {
    const after = timesOf(read());
    return Math.round(100 * (1 - (after.idle - before.idle) / Math.max(1, after.all - before.all)));
  };
}
