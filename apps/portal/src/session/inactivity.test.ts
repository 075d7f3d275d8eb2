import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isInactive } from './inactivity-limit.ts';
import { createInactivity, watchInactivity, type ActivityLog } from './inactivity.ts';
import { openTab } from './session.fixture.ts';

const minute = 60_000;
const limitMs = 25 * minute;
const warnMs = 2 * minute;
const now = () => new Date();

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T06:30:00Z') }));
afterEach(() => void vi.useRealTimers());

/** The stored sign of life, as all tabs see it. */
function sharedLog(): ActivityLog & { at: number | undefined } {
  const log: { at: number | undefined; read: unknown; write: unknown } = {
    at: undefined,
    read: () => log.at,
    write: (_name: string, value: unknown) => void (log.at = Number(value)),
  };
  return log as unknown as ActivityLog & { at: number | undefined };
}

/** Time passes while no timer runs, as in a computer that sleeps. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** A page with just what the watch uses: it takes listeners and timers, and can be hidden. */
function page() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const target = Object.assign(new EventTarget(), {
    document,
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms) as unknown as number,
    setInterval: (run: () => void, ms: number) => setInterval(run, ms) as unknown as number,
    clearTimeout: (id: number) => clearTimeout(id),
    clearInterval: (id: number) => clearInterval(id),
  });
  return {
    target: target as unknown as Window,
    fire: (type: string, more: object = {}) => target.dispatchEvent(Object.assign(new Event(type), more)),
    show: (visible: boolean) => {
      document.visibilityState = visible ? 'visible' : 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

function watched(log = sharedLog()) {
  const [onOver, onPresent, onWarning] = [vi.fn(), vi.fn(), vi.fn()];
  const window = page();
  const inactivity = createInactivity({ limitMs, now, log });
  const { target } = window;
  const given = { inactivity, everyMs: limitMs, warnMs, target, now, onOver, onPresent, onWarning };
  return { ...window, ...watchInactivity(given), inactivity, log, onOver, onPresent, onWarning };
}

describe('inactivity', () => {
  it('is over exactly at the limit', () => {
    const inactivity = createInactivity({ limitMs, now, log: sharedLog() });
    sleep(limitMs - 1);
    expect(inactivity.isOver()).toBe(false);
    expect(inactivity.leftMs()).toBe(1);
    sleep(1);
    expect(inactivity.isOver()).toBe(true);
  });

  it('starts anew with each sign of life, but not with one that comes too late', () => {
    const log = sharedLog();
    const inactivity = createInactivity({ limitMs, now, log });
    sleep(limitMs - 1);
    expect(inactivity.noteActivity()).toBe(true);
    const noted = log.at;
    sleep(limitMs);
    expect(inactivity.noteActivity()).toBe(false);
    expect(log.at).toBe(noted);
    expect(inactivity.isOver()).toBe(true);
  });

  it('counts a sign of life in any tab, and one of before this page', () => {
    const log = sharedLog();
    const [one, other] = [1, 2].map(() => createInactivity({ limitMs, now, log }));
    sleep(limitMs - 1);
    one?.noteActivity();
    sleep(limitMs - 1);
    expect(other?.isOver()).toBe(false);
    sleep(1);
    expect(createInactivity({ limitMs, now, log }).isOver()).toBe(true);
  });

  it('does not write at every step of a mouse', () => {
    const log = sharedLog();
    const write = vi.spyOn(log, 'write');
    const inactivity = createInactivity({ limitMs, now, log });
    for (let step = 0; step < 100; step += 1) {
      sleep(50);
      inactivity.noteActivity();
    }
    expect(write.mock.calls.length).toBeGreaterThan(3);
    expect(write.mock.calls.length).toBeLessThan(7);
  });

  it('takes a time to come for now, once', () => {
    const log = sharedLog();
    log.at = Date.now() + 180 * minute;
    const inactivity = createInactivity({ limitMs, now, log });
    expect(inactivity.leftMs()).toBe(limitMs);
    expect(log.at).toBe(Date.now());
    vi.advanceTimersByTime(limitMs);
    expect(inactivity.isOver()).toBe(true);
    expect(createInactivity({ limitMs, now, log }).isOver()).toBe(true);
  });

  it('goes on when the clock is set back, in every tab', () => {
    const log = sharedLog();
    const [one, other] = [1, 2].map(() => createInactivity({ limitMs, now, log }));
    one?.noteActivity();
    vi.advanceTimersByTime(10 * minute);
    sleep(-120 * minute);
    expect(one?.leftMs()).toBe(limitMs - 10 * minute);
    expect(other?.leftMs()).toBe(limitMs - 10 * minute);
    vi.advanceTimersByTime(10 * minute);
    expect(createInactivity({ limitMs, now, log }).leftMs()).toBe(limitMs - 20 * minute);
    other?.noteActivity();
    expect(one?.leftMs()).toBe(limitMs);
  });
});

describe('watchInactivity', () => {
  it.each(['mousemove', 'keydown', 'scroll', 'touchstart', 'click'])(
    'keeps the session through %s, and renews at each look',
    (type) => {
      const { fire, onOver, onPresent } = watched();
      for (let passed = 0; passed < 5; passed += 1) {
        vi.advanceTimersByTime(10 * minute);
        fire(type);
      }
      expect(onOver).not.toHaveBeenCalled();
      expect(onPresent).toHaveBeenCalledTimes(2);
    },
  );

  it('warns two minutes before the limit, and ends the session at it', () => {
    const { onOver, onPresent, onWarning } = watched();
    const limitAt = Date.now() + limitMs;
    vi.advanceTimersByTime(limitMs - warnMs - 1);
    expect(onWarning).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onWarning.mock.calls).toEqual([[limitAt]]);
    vi.advanceTimersByTime(warnMs - 1);
    expect(onOver).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onOver).toHaveBeenCalledTimes(1);
    expect(onPresent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10 * limitMs);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('asks: a mouse is no answer, Stay is', () => {
    const { fire, stay, onOver, onWarning } = watched();
    vi.advanceTimersByTime(limitMs - minute);
    fire('mousemove');
    expect(onWarning).toHaveBeenCalledTimes(1);
    stay();
    expect(onWarning).toHaveBeenLastCalledWith(null);
    vi.advanceTimersByTime(limitMs - 1);
    expect(onOver).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('ends the session of somebody who moves the mouse and does not answer', () => {
    const { fire, onOver } = watched();
    vi.advanceTimersByTime(limitMs - minute);
    fire('mousemove');
    vi.advanceTimersByTime(minute);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('stops asking when another tab was answered', () => {
    const log = sharedLog();
    const [one, other] = [watched(log), watched(log)];
    vi.advanceTimersByTime(limitMs - minute);
    one.stay();
    other.fire('storage', { key: 'lastActivity' });
    expect(other.onWarning).toHaveBeenLastCalledWith(null);
  });

  it('ends the session once, also when the mouse moves first after a sleep', () => {
    const { fire, onOver, onPresent } = watched();
    sleep(limitMs + 1);
    fire('mousemove');
    fire('mousemove');
    vi.advanceTimersByTime(limitMs);
    expect(onOver).toHaveBeenCalledTimes(1);
    expect(onPresent).not.toHaveBeenCalled();
  });

  it.each(['focus', 'pageshow'])('looks at once on %s', (type) => {
    const { fire, onOver } = watched();
    sleep(limitMs);
    fire(type);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('renews nothing while the page is hidden, and at once when it is shown again', () => {
    const log = sharedLog();
    const { show, onOver, onPresent } = watched(log);
    show(false);
    vi.advanceTimersByTime(limitMs - 3 * minute);
    log.at = Date.now();
    vi.advanceTimersByTime(4 * minute);
    expect(onPresent).not.toHaveBeenCalled();
    show(true);
    expect(onPresent).toHaveBeenCalledTimes(1);
    expect(onOver).not.toHaveBeenCalled();
  });

  it('ends a session that slept in a hidden page when it is shown', () => {
    const { show, onOver } = watched();
    show(false);
    sleep(limitMs);
    show(true);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('renews when the network is back, but not again and again where nobody is', () => {
    const { fire, onPresent } = watched();
    fire('online');
    vi.advanceTimersByTime(minute);
    fire('online');
    expect(onPresent).toHaveBeenCalledTimes(1);
    fire('keydown');
    fire('online');
    expect(onPresent).toHaveBeenCalledTimes(2);
  });

  it('ends the session of a computer whose clock was set back while nobody was there', () => {
    const { onOver } = watched();
    vi.advanceTimersByTime(minute);
    sleep(-120 * minute);
    vi.advanceTimersByTime(limitMs - minute);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing behind', () => {
    const { stop, fire, onOver, onPresent } = watched();
    stop();
    sleep(limitMs);
    for (const type of ['mousemove', 'focus', 'online']) fire(type);
    vi.advanceTimersByTime(10 * limitMs);
    expect(onOver).not.toHaveBeenCalled();
    expect(onPresent).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each([
  ['a local user', false, 25],
  ['a corporate user', true, 55],
])('%s is inactive at the limit and not before', (_who, isSSO, limit) => {
  const { storage } = openTab();
  const user = { email: 'someone@cnx.example', isSSO };
  storage.write('lastActivity', 1_000_000);
  expect(isInactive(user, storage, 1_000_000 + limit * minute - 1)).toBe(false);
  expect(isInactive(user, storage, 1_000_000 + limit * minute)).toBe(true);
});

it('a user without stored activity is not inactive', () => {
  expect(isInactive({ email: 'someone@cnx.example', isSSO: false }, openTab().storage, Date.now())).toBe(
    false,
  );
});
