import { describe, expect, it, vi } from 'vitest';
import { createInactivity, watchInactivity } from './inactivity.ts';

const limitMs = 25 * 60_000;

function clock() {
  let ms = Date.parse('2026-03-01T06:30:00Z');
  return { now: () => new Date(ms), pass: (more: number) => (ms += more) };
}

/** A page with just what the watch uses: it takes listeners, a timer, and can be hidden. */
function page() {
  const listeners = new Map<string, Set<() => void>>();
  let look: (() => void) | undefined;
  const bus = {
    addEventListener: (type: string, listener: () => void) =>
      void (listeners.get(type) ?? listeners.set(type, new Set()).get(type))?.add(listener),
    removeEventListener: (type: string, listener: () => void) => void listeners.get(type)?.delete(listener),
  };
  const document = { ...bus, visibilityState: 'visible' };
  const target = {
    ...bus,
    document,
    setInterval: (run: () => void) => ((look = run), 1),
    clearInterval: () => (look = undefined),
  };
  return {
    target: target as unknown as Window,
    fire: (type: string) => [...(listeners.get(type) ?? [])].forEach((listener) => listener()),
    look: () => look?.(),
    show: (visible: boolean) => (document.visibilityState = visible ? 'visible' : 'hidden'),
    listening: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  };
}

function watched() {
  const { now, pass } = clock();
  const [onOver, onPresent] = [vi.fn(), vi.fn()];
  const window = page();
  const stop = watchInactivity({
    inactivity: createInactivity({ limitMs, now }),
    everyMs: limitMs,
    target: window.target,
    onOver,
    onPresent,
  });
  return { ...window, pass, stop, onOver, onPresent };
}

describe('inactivity', () => {
  it('is over exactly at the limit', () => {
    const { now, pass } = clock();
    const inactivity = createInactivity({ limitMs, now });
    pass(limitMs - 1);
    expect(inactivity.isOver()).toBe(false);
    pass(1);
    expect(inactivity.isOver()).toBe(true);
  });

  it('starts anew with each sign of life, but not with one that comes too late', () => {
    const { now, pass } = clock();
    const inactivity = createInactivity({ limitMs, now });
    pass(limitMs - 1);
    expect(inactivity.noteActivity()).toBe(true);
    pass(limitMs);
    expect(inactivity.noteActivity()).toBe(false);
    expect(inactivity.isOver()).toBe(true);
  });
});

describe('watchInactivity', () => {
  it.each(['mousemove', 'keydown', 'scroll', 'touchstart', 'click'])(
    'keeps the session through %s',
    (type) => {
      const { pass, fire, look, onOver, onPresent } = watched();
      pass(limitMs - 1);
      fire(type);
      pass(limitMs - 1);
      look();
      expect(onOver).not.toHaveBeenCalled();
      expect(onPresent).toHaveBeenCalledTimes(1);
    },
  );

  it('ends the session once, also when the mouse moves first after a sleep', () => {
    const { pass, fire, look, onOver, listening } = watched();
    pass(limitMs + 1);
    fire('mousemove');
    fire('mousemove');
    look();
    expect(onOver).toHaveBeenCalledTimes(1);
    expect(listening()).toBe(0);
  });

  it('does nothing while the page is hidden, and looks at once when it is shown again', () => {
    const { pass, look, show, fire, onOver, onPresent } = watched();
    show(false);
    pass(limitMs);
    look();
    expect([onOver, onPresent].map((call) => call.mock.calls.length)).toEqual([0, 0]);
    show(true);
    fire('visibilitychange');
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing behind', () => {
    const { stop, listening, pass, look, onOver } = watched();
    stop();
    pass(limitMs);
    look();
    expect(listening()).toBe(0);
    expect(onOver).not.toHaveBeenCalled();
  });
});
