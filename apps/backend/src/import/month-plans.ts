import { momentOf, negative, placeColumns, type RecordKind } from './record-kind.ts';
import { words } from './spellings.ts';
import type { MappedColumn } from './columns.ts';
import type { Table } from './table.ts';
import { isPerDay } from './units.ts';

const volumes = [
  {
    name: 'oil',
    holds: 'liquidVolume',
    column: 'oil',
    spellings: words('oil oilplan planoil oilrate oiltarget petroleo aceite crudo huile petrole'),
  },
  {
    name: 'gas',
    holds: 'gasVolume',
    column: 'gas',
    spellings: words('gas gasplan plangas gasrate gastarget gaz'),
  },
  {
    name: 'water',
    holds: 'liquidVolume',
    column: 'water',
    spellings: words('water waterplan planwater waterrate producedwater agua eau'),
  },
  {
    name: 'waterInjected',
    called: 'water injection',
    holds: 'liquidVolume',
    column: 'water_injected',
    spellings: words(`
      waterinjected waterinjection injection waterinjectionplan injectionplan aguainyectada inyeccionagua inyeccion
      eauinjectee injectioneau`),
  },
] as const;

/** Monthly plans of wells, or of whole fields where a row names no well. */
export const monthPlans: RecordKind = {
  storedIn: 'production_plan',
  key: ['field_id', 'well_id', 'month'],
  optional: {
    ...Object.fromEntries(volumes.map(({ name, column }) => [column, [name]])),
    frozen_at: ['frozen'],
  },
  takes: 'plan',
  ofWells: true,
  explains: false,
  columns: [
    {
      name: 'month',
      holds: 'month',
      required: true,
      spellings: words('month period planmonth yearmonth date mes periodo mois periode'),
    },
    placeColumns.field,
    placeColumns.well,
    ...volumes.map(({ column: _, ...definition }) => ({ ...definition, asksUnit: true })),
    {
      name: 'frozen',
      called: 'freeze',
      holds: 'instant',
      spellings: words('frozen frozenat frozenon freezedate approved approvedon congelado figele'),
    },
  ],
  needs: [
    { anyOf: ['month'], called: 'the month' },
    { anyOf: volumes.map(({ name }) => name), called: 'any plan (oil, gas, water, water injected)' },
  ],
  refuse({ plan }) {
    const unsaid = plan.columns.filter((column) => isVolume(column) && column.unit === undefined);
    if (unsaid.length === 0) return undefined;
    const [first] = unsaid;
    return (
      `${unsaid.map(({ header }) => `"${header}"`).join(', ')} may be a mean day or the whole month: ` +
      `state which with the unit, --unit "${first!.header}=Sm3/d" or --unit "${first!.header}=Sm3"`
    );
  },
  read({ texts, numbers }, { place, table }) {
    const month = `${texts['month']}-01`;
    if (volumes.every(({ name }) => numbers[name] == null)) return { problem: 'nothing is planned in it' };
    const days = daysOf(month);
    const rates: Record<string, number | null> = {};
    for (const { name, column } of volumes) {
      const value = numbers[name] ?? null;
      const problem = negative(`plan of ${name}`, value);
      if (problem !== undefined) return { problem };
      rates[column] = value === null || isRate(table, name) ? value : value / days;
    }
    const frozen = momentOf(texts['frozen'], place.clock, 'begin');
    return { row: { field_id: place.fieldId, well_id: place.wellId, month, ...rates, frozen_at: frozen } };
  },
};

function isVolume({ definition }: MappedColumn): boolean {
  return volumes.some(({ name }) => name === definition.name);
}

/** Whether a column holds mean days; else it holds volumes of months. */
function isRate({ plan }: Table, name: string): boolean {
  return isPerDay(plan.columns.find(({ definition }) => definition.name === name)?.unit);
}

function daysOf(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
