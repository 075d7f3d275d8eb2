import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../apps/backend/test/support/backend.ts';
import { contradictions, type PlacedReading } from './agreement.ts';
import { openMoment, type Moment } from './moment.ts';
import { places } from './places.ts';
import { acceptedWell, acceptedAt, moments, playWeek } from './world.ts';

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
    if (at.getTime() === acceptedAt.getTime()) await acceptLevel(moment);
  });
}, maxWeekMs);

/** Accepts what the well makes in its open loss as its own level. */
async function acceptLevel(moment: Moment): Promise<void> {
  const { id, version } = (await moment.openEvents()).find(({ well }) => well.id === acceptedWell)!;
  await moment.ask('decideExceptions', {
    body: {
      id: '00000000-0000-4000-8000-000000000001',
      exceptions: [{ id, version }],
      action: 'accept',
      ...{ assigneeId: null, until: null, feedback: null, comment: null },
    },
  });
}
afterAll(() => backend.close());

it('says the same of equal things in every place, at each of the 28 moments', () => {
  expect(read.size).toBe(moments.length);
  const found = [...read].flatMap(([at, readings]) =>
    contradictions(readings).map((line) => `${at}: ${line}`),
  );
  expect(found).toEqual([]);
});

it('has what was lost before a level was accepted in no place after it', () => {
  const lost = `event pd-${acceptedWell}-oil-`;
  const at = [...read].flatMap(([time, readings]) =>
    readings.some(({ of, what }) => of.startsWith(lost) && what === 'loss per day') ? [time] : [],
  );
  expect(at.at(-1)).toBe(acceptedAt.toISOString());
});

it('reads something in every place', () => {
  expect(unread).toEqual([]);
  const readings = [...read.values()].flat();
  const silent = Object.keys(places).filter((name) => !readings.some(({ place }) => place === name));
  expect(silent).toEqual([]);
});

it('says of a gas well that falls what it loses in tiles, sums and the hand-over, apart from oil', () => {
  const readings = [...read.values()].flat().filter(({ what }) => what === 'gas lost now');
  const at = new Set(readings.map(({ place }) => place));
  expect([...at].sort()).toEqual([
    'first tiles',
    'first tiles of a field',
    'hand-over, mailed',
    'tiles of the exception report',
    'totals of the exception report',
  ]);
});
