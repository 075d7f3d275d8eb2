import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

const labels = (queue: ReturnType<typeof createToastQueue>) => queue.shown().map(({ label }) => label);

describe('createToastQueue', () => {
  it('shows a few, oldest first, and the next when one goes', () => {
    const queue = createToastQueue({ max: 2 });
    const [first] = ['a', 'b', 'c'].map((label) => queue.add({ label }));
    expect(labels(queue)).toEqual(['a', 'b']);
    expect(queue.waiting()).toBe(1);
    queue.dismiss(first!);
    expect(labels(queue)).toEqual(['b', 'c']);
  });

  it('lets critical ones wait before all others, in their own order, and pushes nothing away', () => {
    const queue = createToastQueue({ max: 1 });
    const shown = queue.add({ label: 'saved' });
    queue.add({ label: 'copied' });
    queue.add({ label: 'failed', tone: 'critical' });
    queue.add({ label: 'failed again', tone: 'critical' });
    expect(labels(queue)).toEqual(['saved']);
    queue.dismiss(shown);
    expect(labels(queue)).toEqual(['failed']);
    queue.dismiss(queue.shown()[0]!.id);
    expect(labels(queue)).toEqual(['failed again']);
    queue.dismiss(queue.shown()[0]!.id);
    expect(labels(queue)).toEqual(['copied']);
  });

  it('counts what comes again, in its place, with the time and actions of the last', () => {
    const queue = createToastQueue();
    const before = queue.add({ label: 'saved' });
    queue.add({ label: 'copied' });
    const action = { label: 'Undo', onSelect: () => undefined };
    queue.add({ label: 'saved' });
    const after = queue.add({ label: 'saved', actions: [action] });
    expect(labels(queue)).toEqual(['saved (3)', 'copied']);
    expect(queue.shown()[0]).toMatchObject({ times: 3, actions: [action] });
    expect(after).not.toBe(before);
    queue.dismiss(before);
    expect(queue.shown()).toHaveLength(2);
    queue.dismiss(after);
    queue.add({ label: 'saved' });
    expect(labels(queue)).toEqual(['copied', 'saved']);
  });

  it('keeps what differs in tone apart', () => {
    const queue = createToastQueue();
    queue.add({ label: 'Feed', tone: 'good' });
    queue.add({ label: 'Feed', tone: 'critical' });
    expect(queue.shown()).toHaveLength(2);
  });

  it('reports changes, and gives the same list while there are none', () => {
    const queue = createToastQueue();
    const listener = vi.fn();
    const stop = queue.subscribe(listener);
    const id = queue.add({ label: 'a' });
    expect(queue.shown()).toBe(queue.shown());
    queue.dismiss('unknown');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    queue.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([NaN, 0, -1, Infinity])('takes %s as no number of places', (max) => {
    const queue = createToastQueue({ max });
    for (let index = 0; index < 10_000; index++) queue.add({ label: String(index) });
    expect(queue.shown().length).toBeGreaterThan(0);
    expect(queue.shown().length).toBeLessThanOrEqual(3);
    queue.clear();
    expect([queue.shown().length, queue.waiting()]).toEqual([0, 0]);
  });

  it('loses and doubles none, however it is used', () => {
    const step = fc.oneof(
      fc.record({
        label: fc.string({ maxLength: 2 }),
        tone: fc.constantFrom('info' as const, 'critical' as const),
      }),
      fc.constant('dismiss' as const),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const queue = createToastQueue({ max: 2 });
        let there = 0;
        for (const one of steps) {
          if (one === 'dismiss') {
            const [first] = queue.shown();
            if (!first) continue;
            there -= first.times;
            queue.dismiss(first.id);
          } else {
            there += 1;
            queue.add(one);
          }
          expect(queue.shown().length).toBe(Math.min(2, queue.shown().length + queue.waiting()));
        }
        let seen = 0;
        for (let [first] = queue.shown(); first; [first] = queue.shown()) {
          seen += first.times;
          queue.dismiss(first.id);
        }
        expect(seen).toBe(there);
      }),
    );
  });
});
