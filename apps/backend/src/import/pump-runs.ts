import type { BulkTransaction, CopyValue } from '../database/bulk.ts';
import { dayMs, isoDay } from '../production-day.ts';
import type { DriveMode, StageType } from '../vocabulary.ts';
import type { TableCells } from './cells.ts';
import { ImportError } from './import-error.ts';
import { Makers } from './makers.ts';
import { openRecords } from './merge-records.ts';
import { pumpColumns, pumpFigures } from './pump-columns.ts';
import {
  meaningOf,
  momentOf,
  unknownWord,
  type MasterDataKind,
  type Meanings,
  type RecordContext,
  type RecordKind,
  type RecordResult,
} from './record-kind.ts';

const stageWords: Meanings<StageType> = {
  radial: 'radialflow flujoradial',
  mixed: 'mixedflow semiaxial mixto flujomixto mixte',
  axial: 'axialflow inducer gashandler flujoaxial',
};

const modeWords: Meanings<DriveMode> = {
  fixed: 'fixedfrequency frequency speed hz frecuencia fijo frequence fixe',
  intakePressureControl: 'intakepressure pressure pip pid presion pression',
  currentControl: 'current amps corriente courant',
};

/** Where the texts of a row are stored that it may lack. */
const optionalTexts = {
  pulled_at: 'pulled',
  pull_reason: 'pullReason',
  stage_type: 'stageType',
  mode: 'mode',
};

/** How pump runs are kept, beside how their rows are read. */
const stored: Omit<RecordKind, 'read'> = {
  storedIn: 'esp_equipment',
  key: ['well_id', 'installed_at'],
  optional: Object.fromEntries<readonly string[]>([
    ...Object.entries(optionalTexts).map(([column, name]): [string, string[]] => [column, [name]]),
    ...pumpFigures
      .filter(({ required }) => !required)
      .map(({ name, column }): [string, string[]] => [column, [name]]),
  ]),
  ofWells: true,
  explains: true,
  columns: pumpColumns,
  needs: [
    { anyOf: ['well'], called: 'the well' },
    { anyOf: ['installed'], called: 'the installation (a date)' },
    { anyOf: ['model'], called: 'the model of the pump' },
    ...pumpFigures
      .filter(({ required }) => required)
      .map(({ name, called }) => ({ anyOf: [name], called: `the ${called}` })),
  ],
};

type StoredRun = Readonly<Record<string, CopyValue>>;

/** Runs of electric submersible pumps with their drives and motors, one row for each pump that was run in. */
export const pumpRuns: MasterDataKind = {
  explains: true,
  columns: pumpColumns,
  needs: stored.needs,
  async open(transaction, options) {
    const makers = await Makers.read(transaction.db);
    const makerOfWell = await readMakersOfWells(transaction);
    const kind: RecordKind = {
      ...stored,
      read: (cells, context) => readRun(cells, context, makers, makerOfWell),
    };
    const opened = await openRecords(kind, transaction, options);
    return {
      read: opened.read,
      async store(records) {
        await makers.store(transaction.db);
        await refuseOverlaps(transaction, records as readonly StoredRun[]);
        return opened.store(records as readonly StoredRun[]);
      },
    };
  },
};

async function readMakersOfWells({ db }: BulkTransaction): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('well')
    .select(['id', 'manufacturer_id as maker'])
    .where('manufacturer_id', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, maker }) => [id, maker!]));
}

function readRun(
  { texts, numbers }: TableCells,
  { place: { wellId, clock }, now }: RecordContext,
  makers: Makers,
  makerOfWell: ReadonlyMap<string, string>,
): RecordResult {
  const installed = momentOf(texts['installed'], clock, 'begin')!;
  if (installed > now) return { problem: 'the installation is in the future' };
  const pulled = momentOf(texts['pulled'], clock, 'begin');
  if (pulled && pulled <= installed) return { problem: 'the pump is pulled before it was installed' };
  if (pulled && pulled > now) return { problem: 'the pull is in the future' };
  const maker = texts['manufacturer'] ? makers.idOf(texts['manufacturer']) : makerOfWell.get(wellId!);
  if (maker === undefined)
    return { problem: 'the maker of the pump is missing, and its well has none: give a column of makers' };
  const problem = figureProblem(numbers);
  if (problem !== undefined) return { problem };
  const stage = wordOf('kind of stages', stageWords, texts['stageType']);
  if ('problem' in stage) return stage;
  const mode = wordOf('mode of the drive', modeWords, texts['mode']);
  if ('problem' in mode) return mode;
  return {
    row: {
      well_id: wellId,
      installed_at: installed,
      pulled_at: pulled,
      pull_reason: texts['pullReason'] || null,
      manufacturer_id: maker,
      pump_model: texts['model']!,
      stage_type: stage.word,
      mode: mode.word,
      ...Object.fromEntries(pumpFigures.map(({ name, column }) => [column, numbers[name] ?? null])),
    },
    ifNew: { mode: 'fixed' },
  };
}

function wordOf<Word extends string>(
  called: string,
  meanings: Meanings<Word>,
  text: string | undefined,
): { readonly word: Word | null } | { readonly problem: string } {
  if (!text) return { word: null };
  const word = meaningOf(meanings, text);
  return word === undefined ? { problem: unknownWord(called, text, meanings) } : { word };
}

/** Why the numbers of a run are none of a pump. */
function figureProblem(numbers: TableCells['numbers']): string | undefined {
  for (const { name, called, required, from, to } of pumpFigures) {
    const value = numbers[name] ?? null;
    if (value === null) {
      if (required) return `the ${called} is missing`;
    } else if (!(value >= from && value <= to))
      return `the ${called} is ${shownNumber(value)}, and must be between ${from} and ${to}`;
  }
  const { stages, ratedFrequency, minHz, maxHz, minRate, maxRate } = numbers;
  if (!Number.isInteger(stages)) return 'the number of stages is not a whole number';
  if (ratedFrequency !== 50 && ratedFrequency !== 60) return 'the rated frequency is neither 50 nor 60 Hz';
  if (minHz! >= maxHz!) return 'the lowest frequency of the drive is not below the highest';
  if (minRate != null && maxRate != null && minRate >= maxRate)
    return 'the lowest recommended rate is not below the highest';
  return undefined;
}

function shownNumber(value: number): string {
  return String(Number(value.toPrecision(6)));
}

/**
 * Refuses runs that are in a well at the same time, of the rows and of what stays stored beside them.
 * @throws ImportError
 */
async function refuseOverlaps({ db }: BulkTransaction, rows: readonly StoredRun[]): Promise<void> {
  const wells = await db.selectFrom('well').select(['id', 'name']).execute();
  const held = await db
    .selectFrom('esp_equipment')
    .select(['well_id', 'installed_at', 'pulled_at'])
    .execute();
  const runs = new Map<string, Map<number, number | null>>();
  const add = (wellId: string, from: Date, to: Date | null) => {
    const ofWell = runs.get(wellId) ?? new Map<number, number | null>();
    // A pull that is stored stays where a row does not say one.
    const before = ofWell.get(from.getTime());
    runs.set(wellId, ofWell.set(from.getTime(), to?.getTime() ?? before ?? null));
  };
  for (const { well_id, installed_at, pulled_at } of held) add(well_id, installed_at, pulled_at);
  for (const row of rows)
    add(row['well_id'] as string, row['installed_at'] as Date, (row['pulled_at'] ?? null) as Date | null);
  const concerned = new Set(rows.map((row) => row['well_id']));
  for (const { id, name } of wells) {
    if (!concerned.has(id)) continue;
    const ascending = [...(runs.get(id) ?? [])].toSorted(([a], [b]) => a - b);
    for (const [at, [from, to]] of ascending.entries()) {
      const next = ascending[at + 1];
      if (next === undefined || (to !== null && to <= next[0])) continue;
      const [first, second] = [from, next[0]].map((moment) => isoDay(Math.floor(moment / dayMs)));
      throw new ImportError(
        `Well "${name}" would have two pumps at once, installed on ${first} and on ${second}: ` +
          'say when the first was pulled.',
      );
    }
  }
}
