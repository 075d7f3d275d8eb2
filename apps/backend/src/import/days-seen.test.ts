import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DaysSeen } from './days-seen.ts';

it('finds a day of a well again and only that', { timeout: 30_000 }, () => {
  const row = fc.record({
    well: fc.nat(3),
    day: fc
      .date({ min: new Date('2023-12-20'), max: new Date('2024-03-10'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 200 }), (rows) => {
      const seen = new DaysSeen();
      const model = new Map<string, number>();
      rows.forEach(({ well, day }, index) => {
        const key = `${well} ${day}`;
        expect(seen.mark(well, day, index + 1)).toBe(model.get(key));
        if (!model.has(key)) model.set(key, index + 1);
      });
    }),
  );
});
