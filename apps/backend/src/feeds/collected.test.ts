import { expect, it } from 'vitest';
import { createCollected } from './collected.ts';

/** A timer that a test lets run out. */
function createTimer() {
  const waiting = new Set<() => void>();
  return {
    waiting,
    schedule(work: () => void) {
      waiting.add(work);
      return () => void waiting.delete(work);
    },
    runOut() {
      const due = [...waiting];
      waiting.clear();
      due.forEach((work) => work());
    },
  };
}

it('begins the work once for all that is noted until then, and again for what comes later', () => {
  const timer = createTimer();
  let begun = 0;
  const collected = createCollected(5_000, () => (begun += 1), timer.schedule);
  collected.note();
  collected.note();
  expect([timer.waiting.size, begun]).toEqual([1, 0]);
  timer.runOut();
  expect(begun).toBe(1);
  collected.note();
  timer.runOut();
  expect(begun).toBe(2);
});

it('leaves what is noted when it is stopped', () => {
  const timer = createTimer();
  let begun = 0;
  const collected = createCollected(5_000, () => (begun += 1), timer.schedule);
  collected.note();
  collected.stop();
  timer.runOut();
  expect(begun).toBe(0);
});
