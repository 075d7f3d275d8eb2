import { afterEach, describe, expect, it, vi } from 'vitest';
import { isoInstant, isTimeZone, knownZone, zoneClock } from './zone-clock.ts';

const at = (text: string) => Date.parse(text);

afterEach(() => vi.restoreAllMocks());

describe('zoneClock', () => {
  const oslo = zoneClock('Europe/Oslo');

  it('reads the wall clock before and after a clock change', () => {
    expect(new Date(oslo.wallOf(at('2025-03-30T00:59:59Z'))).toISOString()).toBe('2025-03-30T01:59:59.000Z');
    expect(new Date(oslo.wallOf(at('2025-03-30T01:00:00Z'))).toISOString()).toBe('2025-03-30T03:00:00.000Z');
  });

  it('finds the instant of a wall time, and one after the gap for a skipped one', () => {
    expect(oslo.instantOf(at('2025-07-01T00:00:00Z'))).toBe(at('2025-06-30T22:00:00Z'));
    expect(oslo.instantOf(at('2025-03-30T02:30:00Z'))).toBe(at('2025-03-30T01:30:00Z'));
    expect(oslo.instantOf(at('2025-10-26T00:00:00Z'))).toBe(at('2025-10-25T22:00:00Z'));
    expect(oslo.instantOf(at('2025-10-27T00:00:00Z'))).toBe(at('2025-10-26T23:00:00Z'));
  });

  it('knows zones with offsets of half and quarter hours', () => {
    const kathmandu = zoneClock('Asia/Kathmandu');
    expect(kathmandu.instantOf(at('2025-01-01T00:00:00Z'))).toBe(at('2024-12-31T18:15:00Z'));
  });

  it('refuses an unknown zone', () => {
    expect(() => zoneClock('Norway/Nowhere')).toThrow(RangeError);
  });
});

describe('knownZone', () => {
  it('is the zone given, and UTC for none', () => {
    expect([knownZone('Europe/Oslo'), knownZone()]).toEqual(['Europe/Oslo', 'UTC']);
    expect([isTimeZone('Europe/Oslo'), isTimeZone('Mars/Base')]).toEqual([true, false]);
  });

  it('is UTC for one that is not known, which is said once', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect([knownZone('Moon/Crater'), knownZone('Moon/Crater')]).toEqual(['UTC', 'UTC']);
    expect(warn).toHaveBeenCalledOnce();
  });
});

it('writes instants with the offset of the clock', () => {
  const written = (text: string, zone: string) => isoInstant(new Date(text), zoneClock(zone));
  expect(written('2026-03-14T02:00:00Z', 'America/New_York')).toBe('2026-03-13T22:00:00.000-04:00');
  expect(written('2026-03-14T02:00:00Z', 'Asia/Kathmandu')).toBe('2026-03-14T07:45:00.000+05:45');
  expect(written('2026-01-14T02:00:00Z', 'Europe/London')).toBe('2026-01-14T02:00:00.000Z');
  expect(written('1850-01-01T00:00:00Z', 'America/New_York')).toBe('1850-01-01T00:00:00.000Z');
});
