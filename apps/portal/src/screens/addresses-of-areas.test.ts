import { describe, expect, it } from 'vitest';
import { dashboardArea, insightAreas, withAreaChoice } from '../addresses.ts';
import { changePoints } from '../features/change-points/change-points.tsx';
import { deferredProduction } from '../features/deferred-production/deferred-production.tsx';
import { productionOptimization } from '../features/production-optimization/production-optimization.tsx';
import { schedule } from '../features/schedule/schedule.tsx';
import { sustainableProduction } from '../features/sustainable-production/sustainable-production.tsx';
import { createI18n, loadTexts, loginTexts } from '../i18n/i18n.ts';
import type { InsightDefinition } from '../insight/insight-definition.ts';
import { insightOf } from '../insight/insight-of.tsx';
import type { Formats } from '../insight/use-formats.ts';
import { dateFormat, quantityFormat } from '../quantities.ts';
import { addressFaults } from '../state/address-faults.ts';

const i18n = createI18n('en', await loginTexts('en'));
await loadTexts(i18n, 'portal');
const formats: Formats = {
  language: 'en',
  t: i18n.getFixedT('en', 'portal'),
  quantities: quantityFormat('en', 'metric'),
  dates: dateFormat('en', { timeZone: 'UTC' }),
};

const definitions = [
  changePoints,
  productionOptimization,
  deferredProduction,
  schedule,
  sustainableProduction,
] as unknown as readonly InsightDefinition<never, never, never>[];

it('every area of the dashboard is among these', () => {
  expect(definitions.map(({ area }) => area).sort()).toEqual([...insightAreas].sort());
});

describe.each(definitions)('the address of $area', (definition) => {
  const { area, rows } = definition;
  const { choices } = insightOf(definition, () => null);
  const page = dashboardArea(area).replace(/^[^?]*/, '');
  const faultsOf = (choice: 'rows' | 'level', value: string) =>
    addressFaults(withAreaChoice(page, choice, value), choices);

  it('is in force with every part of its rows', () => {
    const parts = rows.parts?.of([], formats, null) ?? [];
    expect(parts.map(({ id }) => id)).toEqual(rows.parts?.ids ?? []);
    expect(parts.flatMap(({ id }) => faultsOf('rows', id))).toEqual([]);
  });

  it('is in force with every level of its rows', () => {
    expect((rows.levels ?? []).flatMap((level) => faultsOf('level', level))).toEqual([]);
  });

  it('is not in force with a part or a level that its rows do not have', () => {
    expect(faultsOf('rows', 'elsewhere')).toEqual([{ part: 'rows', given: 'elsewhere' }]);
    expect(faultsOf('level', 'elsewhere')).toEqual([{ part: 'level', given: 'elsewhere' }]);
  });
});
