import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DaysSeen } from './days-seen.ts';

it('finds a day of a well again and only that, and knows whether its rows agree', () => {
  const row = fc.record({
    well: fc.nat(3),
    day: fc
      .date({ min: new Date('2023-12-20'), max: new Date('2024-03-10'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    digest: fc.nat(1),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 200 }), (rows) => {
      const seen = new DaysSeen();
      const model = new Map<string, { place: number; digests: Set<number> }>();
      rows.forEach(({ well, day, digest }, index) => {
        seen.mark(well, day, index + 1, digest);
        seen.mark(well, day, index + 1, digest);
        const known = model.get(`${well} ${day}`) ?? { place: index + 1, digests: new Set<number>() };
        known.digests.add(digest);
        model.set(`${well} ${day}`, known);
      });
      for (const { well, day } of rows) {
        const known = model.get(`${well} ${day}`);
        expect(seen.find(well, day)).toEqual({ place: known?.place, agrees: known?.digests.size === 1 });
      }
      expect(seen.find(9, '2024-01-01')).toBeUndefined();
      expect(seen.disagreements).toBe([...model.values()].filter(({ digests }) => digests.size > 1).length);
    }),
  );
});
