import { examples } from '@cnx/api/examples';
import { expect, it } from 'vitest';
import { adjustedRows, bookHead, bookRows, bridgeOfDays } from './report-books.ts';
import { figureNames } from './report-cells.ts';
import { sheetsOf } from './report-sheets.ts';

const { production, days } = examples.monthlyReport;
const made = (oil: number, deferred: number) => ({ ...production!, oil, deferred });
const ofDays = [made(100, 8), made(120, 4)].map((figures, i) => ({
  ...days[0]!,
  from: `2026-10-0${i + 1}`,
  figures,
}));
const adjusted = { oil: -90.1, gas: 0, water: 0, injection: 0, deferred: 63.2 };
const field = examples.monthlyReport.entities.find(({ entity }) => entity.level === 'field')!;
const at = (row: readonly unknown[], name: (typeof figureNames)[number]) =>
  row[1 + figureNames.indexOf(name)];

it('closes the days with the month by a row of their own, and adds up to it', () => {
  const [bridge, month] = bridgeOfDays({ production: made(129.9, 75.2), days: ofDays });
  expect(at(bridge!, 'oil')).toBeCloseTo(-90.1, 9);
  expect(at(bridge!, 'deferred')).toBeCloseTo(63.2, 9);
  expect(at(month!, 'oil')).toBe(129.9);
});

it('has no such row where the days come to the month', () => {
  const whole = Object.fromEntries(
    figureNames.map((name) => [name, (production![name] ?? 0) * 2]),
  ) as unknown as NonNullable<typeof production>;
  const twice = [1, 2].map(() => ({ ...days[0]!, figures: production }));
  expect(bridgeOfDays({ production: whole, days: twice })).toEqual([]);
  expect(bridgeOfDays({ production: null, days: [] })).toEqual([]);
});

it('says in the summary what of the month is adjustments of closed ones', () => {
  expect(adjustedRows({ ...examples.monthlyReport, entities: [field] })).toEqual([]);
  const entities = [
    { ...field, adjusted },
    { ...field, entity: { ...field.entity, level: 'area' as const }, adjusted },
  ];
  const [row] = adjustedRows({ ...examples.monthlyReport, entities });
  expect([at(row!, 'oil'), at(row!, 'deferred'), at(row!, 'uptimePct')]).toEqual([-90.1, 63.2, null]);
});

it('lists how the month is closed, and each adjustment with the month that it counts in', () => {
  const book = {
    ...{ field: { id: 'f', name: 'Quillane' }, month: '2026-09-01', state: 'closed' as const },
    ...{ closedAt: '2026-10-03T08:00:00Z', closedBy: 'Kari', missingDays: 2, note: 'No signal' },
    ...{ production: 281440, potential: 3e5, deferred: 16886, abovePotential: 10 },
    adjustments: [
      {
        ...{ month: '2026-08-01', reason: 'import' as const, at: '2026-09-05T08:00:00Z', by: null },
        ...{ file: 'corrected.csv', wells: 2, production: -90.1, deferred: 63.2 },
      },
    ],
  };
  const rows = bookRows({ month: '2026-09', books: [book] });
  expect(rows.map((row) => row.length)).toEqual([bookHead.length, bookHead.length]);
  expect(rows[1]).toEqual([
    ...['Adjustment', 'Quillane', { day: '2026-08-01' }, { day: '2026-09-01' }],
    ...['Import', '2026-09-05T08:00:00Z', null, 'corrected.csv', null, 2, -90.1, 63.2],
  ]);
  expect(bookRows({ month: '2026-09' })).toEqual([]);
  expect(sheetsOf({ ...examples.monthlyReport, books: [book] }).map(({ name }) => name)).toContain(
    'Closing and changes',
  );
});
