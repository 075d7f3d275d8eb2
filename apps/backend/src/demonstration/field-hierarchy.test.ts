import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planFieldHierarchy } from './field-hierarchy.ts';
import { planWells } from './well-plan.ts';

const options = (wells: number) => ({ seed: 'test', wells, years: 3, hourlyDays: 60, firstDay: 19_000 });

describe('the hierarchy', () => {
  it('has two business units, four areas and eight fields for 120 wells', () => {
    const { businessUnits, areas, fields } = planFieldHierarchy({ wells: 120 });
    expect([businessUnits.length, areas.length, fields.length]).toEqual([2, 4, 8]);
    expect(new Set(fields.map(({ areaId }) => areaId)).size).toBe(4);
    expect(new Set(fields.map(({ clock }) => clock.timeZone)).size).toBeGreaterThanOrEqual(4);
  });

  it('has exactly the asked wells, each with an id of its own that the contract allows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), (wells) => {
        const { fields } = planFieldHierarchy({ wells });
        expect(fields.reduce((sum, field) => sum + field.wells, 0)).toBe(wells);
        expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
        expect(new Set(fields.map(({ code }) => code)).size).toBe(fields.length);
      }),
      { numRuns: 60 },
    );
    const ids = planFieldHierarchy({ wells: 900 }).fields.flatMap((field) =>
      planWells(field, options(900)).map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(900);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9][A-Za-z0-9._~-]{0,63}$/);
  });

  it('has natural flow, gas lift, pumps and a few injectors', () => {
    const wells = planFieldHierarchy({ wells: 120 }).fields.flatMap((field) =>
      planWells(field, options(120)),
    );
    const count = (method: string) => wells.filter((well) => well.method === method).length;
    expect(count('electricSubmersiblePumpLift')).toBeGreaterThan(30);
    expect(count('naturalFlow')).toBeGreaterThan(15);
    expect(count('continuousGasLift')).toBeGreaterThan(15);
    expect(wells.filter(({ flowKind }) => flowKind === 'injection').length).toBeGreaterThan(2);
  });
});
