import { createServerClock } from './server-clock.ts';
import type { SessionServices } from './session.atoms.ts';
import { createSessionKeeper } from './session.ts';
import { openStorage, type StorageArea } from './storage.ts';

/** The moment at which tests take place. */
export const testTime = new Date('2026-03-01T06:30:00Z');

/** A storage area in memory. */
export function memoryArea(
  entries = new Map<string, string>(),
): StorageArea & { entries: Map<string, string> } {
  return {
    entries,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  };
}

/** A tab: its own session area, and the local one that it shares. */
export function openTab({
  local = memoryArea(),
  session = memoryArea(),
  now = () => testTime,
  here = '',
} = {}) {
  const address = { here };
  const storage = openStorage({ local: () => local, session: () => session });
  const keeper = createSessionKeeper({ storage, now, here: () => address.here || undefined });
  return { storage, keeper, local, session, address };
}

/** The services of a tab, with nothing behind them. */
export function servicesOf({
  storage,
  keeper,
}: Pick<SessionServices, 'storage' | 'keeper'>): SessionServices {
  return {
    storage,
    keeper,
    clock: createServerClock(() => testTime),
    now: () => testTime,
    origin: 'https://portal.example',
    look: () => true,
    locks: undefined,
    loadProvider: () => Promise.resolve(undefined),
    loadLink: () => Promise.reject(new Error('there is no provider')),
  };
}
