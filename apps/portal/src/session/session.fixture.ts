import { createSessionManager } from './session.ts';
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
  const sessionManager = createSessionManager({ storage, now });
  sessionManager.trackAddress(() => address.here);
  return { storage, sessionManager, local, session, address };
}
