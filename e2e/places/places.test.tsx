import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../apps/backend/test/support/backend.ts';
import { contradictions, type PlacedReading } from './agreement.ts';
import { openMoment } from './moment.ts';
import { places } from './places.ts';
import { moments, playWeek } from './world.ts';

/** A busy machine is not a failure. */
const maxWeekMs = 600_000;

let backend: TestBackend;
/** All that was read, by moment. */
const read = new Map<string, readonly PlacedReading[]>();
/** What could not be read. */
const unread: string[] = [];

beforeAll(async () => {
  backend = await createTestBackend();
  const { clock, database } = backend;
  await playWeek(database, async (at) => {
    clock.pass((at.getTime() - clock.now().getTime()) / 1_000);
    const moment = await openMoment(backend);
    const readings: PlacedReading[] = [];
    for (const [place, readAt] of Object.entries(places)) {
      const said = await readAt(moment).catch((error: unknown) => {
        unread.push(`${at.toISOString()}: ${place}: ${String(error)}`);
        return [];
      });
      readings.push(...said.map((reading) => ({ ...reading, place })));
    }
    read.set(at.toISOString(), readings);
  });
}, maxWeekMs);
afterAll(() => backend.close());

it('says the same of equal things in every place, at each of the 28 moments', () => {
  expect(read.size).toBe(moments.length);
  const found = [...read].flatMap(([at, readings]) =>
    contradictions(readings).map((line) => `${at}: ${line}`),
  );
  expect(found).toEqual([]);
});

it('reads something in every place', () => {
  expect(unread).toEqual([]);
  const readings = [...read.values()].flat();
  const silent = Object.keys(places).filter((name) => !readings.some(({ place }) => place === name));
  expect(silent).toEqual([]);
});
