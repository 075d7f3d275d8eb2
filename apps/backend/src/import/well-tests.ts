import type { MappedColumn } from './columns.ts';
import { hourMs } from '../production-day.ts';
import {
  meaningOf,
  momentOf,
  negative,
  placeColumns,
  recordId,
  referenceColumn,
  unknownWord,
  type Meanings,
  type RecordKind,
} from './record-kind.ts';
import { words } from './spellings.ts';
import type { Table } from './table.ts';
import { isPerDay } from './units.ts';

const rates = [
  {
    name: 'oil',
    holds: 'liquidVolume',
    spellings: words('oil oilrate testoil bopd=bbl/d stbopd=bbl/d petroleo aceite crudo huile petrole'),
  },
  {
    name: 'gas',
    holds: 'gasVolume',
    spellings: words('gas gasrate testgas mscfd=mscf/d mmscfd=mmscf/d gaz'),
  },
  {
    name: 'water',
    holds: 'liquidVolume',
    spellings: words('water waterrate testwater bwpd=bbl/d agua eau'),
  },
] as const;

const settings = [
  {
    name: 'choke',
    called: 'choke',
    holds: 'opening',
    column: 'choke_pct',
    spellings: words('choke chokeopening chokepct=% chokesizep=% estrangulador orificio duse'),
  },
  {
    name: 'wellheadPressure',
    called: 'wellhead pressure',
    holds: 'pressure',
    column: 'wellhead_pressure',
    spellings: words('wellheadpressure whp thp fthp tubingpressure presiondecabeza pressiontete'),
  },
  {
    name: 'frequency',
    called: 'frequency',
    holds: 'frequency',
    column: 'frequency',
    spellings: words('frequency freq drivefrequency hz=hz frecuencia frequence'),
  },
] as const;

const verdicts: Meanings<'accepted' | 'rejected'> = {
  accepted: 'yes y true 1 ok valid good si oui aceptado valide accepte',
  rejected: 'no n false 0 invalid bad non rechazado rejete',
};

const maxHours = 744;

/** Tests of wells: when, for how long, and the rates that they measured. */
export const wellTests: RecordKind = {
  storedIn: 'well_test',
  key: ['id'],
  optional: {
    hours: ['hours', 'end'],
    ...Object.fromEntries(rates.map(({ name }) => [name, [name]])),
    ...Object.fromEntries(settings.map(({ name, column }) => [column, [name]])),
    accepted: ['accepted'],
    title: ['title'],
  },
  ofWells: true,
  // Advice takes the rate of a day from its test.
  explains: true,
  columns: [
    placeColumns.field,
    { ...placeColumns.well, required: true },
    referenceColumn,
    {
      name: 'start',
      called: 'start of the test',
      holds: 'instant',
      required: true,
      spellings: words('start teststart testdate date begin from fecha inicio datedebut debut'),
    },
    {
      name: 'end',
      called: 'end of the test',
      holds: 'instant',
      spellings: words('end testend to finish fin datefin'),
    },
    {
      name: 'hours',
      called: 'duration',
      holds: 'duration',
      spellings: words('duration hours hrs testhours testduration duracion duree heures horas'),
    },
    ...rates.map((rate) => ({ ...rate, asksUnit: true })),
    ...settings.map(({ column: _, ...setting }) => setting),
    {
      name: 'accepted',
      holds: 'name',
      spellings: words('accepted valid isvalid verdict aceptado valido accepte valide'),
    },
    {
      name: 'title',
      holds: 'text',
      spellings: words('title remark remarks comment notes titulo notas titre'),
    },
  ],
  needs: [
    { anyOf: ['well'], called: 'the well (or give --well)' },
    { anyOf: ['start'], called: 'the date of the test' },
    { anyOf: rates.map(({ name }) => name), called: 'any rate (oil, gas, water)' },
  ],
  refuse({ plan }) {
    const unsaid = plan.columns.filter((column) => isRate(column) && column.unit === undefined);
    const [first] = unsaid;
    if (!first) return undefined;
    return (
      `${unsaid.map(({ header }) => `"${header}"`).join(', ')} may be the rate of a day or the volume of the test: ` +
      `state which with the unit, --unit "${first.header}=Sm3/d" or --unit "${first.header}=Sm3"`
    );
  },
  read({ texts, numbers }, { place, now, table }) {
    const { fieldId, wellId, clock } = place;
    const from = momentOf(texts['start'], clock, 'begin')!;
    if (from > now) return { problem: 'the test is in the future' };
    const end = momentOf(texts['end'], clock, 'end');
    if (end && end < from) return { problem: 'the test ends before it starts' };
    const lasted = numbers['hours'] ?? (end && end > from ? (end.getTime() - from.getTime()) / hourMs : null);
    if (lasted !== null && !(lasted > 0 && lasted <= maxHours))
      return { problem: `the duration is not between 0 and ${maxHours} hours` };
    const measured: Record<string, number | null> = {};
    for (const { name } of rates) {
      const value = numbers[name] ?? null;
      const problem = negative(`rate of ${name}`, value);
      if (problem !== undefined) return { problem };
      if (value !== null && !isRateOfDay(table, name) && lasted === null)
        return { problem: `the volume of ${name} is no rate without the duration of the test` };
      measured[name] = value === null || isRateOfDay(table, name) ? value : (value * 24) / lasted!;
    }
    if (Object.values(measured).every((value) => value === null)) return { problem: 'it has no rate' };
    for (const { name, called } of settings) {
      const problem = negative(called, numbers[name]);
      if (problem !== undefined) return { problem };
    }
    const said = texts['accepted'] ?? '';
    const verdict = said === '' ? null : meaningOf(verdicts, said);
    if (verdict === undefined) return { problem: unknownWord('verdict', said, verdicts) };
    const lastMoment = momentOf(texts['start'], clock, 'end')!;
    const ends = end ?? (lasted === null ? lastMoment : new Date(from.getTime() + lasted * hourMs));
    return {
      row: {
        id: recordId('test', wellId, texts['reference'] || from.toISOString()),
        field_id: fieldId,
        well_id: wellId,
        starts_at: from,
        ends_at: ends,
        hours: lasted,
        ...measured,
        ...Object.fromEntries(settings.map(({ name, column }) => [column, numbers[name] ?? null])),
        accepted: verdict === null ? null : verdict === 'accepted',
        source: 'import',
        title: texts['title'] || null,
      },
    };
  },
};

function isRate({ definition }: MappedColumn): boolean {
  return rates.some(({ name }) => name === definition.name);
}

/** Whether a column holds rates of a day; else it holds volumes of tests. */
function isRateOfDay({ plan }: Table, name: string): boolean {
  return isPerDay(plan.columns.find(({ definition }) => definition.name === name)?.unit);
}
