import type { ReadingSignal } from '../database/reading-signals.ts';
import { hourMs } from '../production-day.ts';
import { shown, type TableCells } from './cells.ts';
import type { MappedColumn } from './columns.ts';
import { headerKey } from './headers.ts';
import { canonical } from './identity.ts';
import { ImportError } from './import-error.ts';
import { readPlaces, type FindPlace, type PlaceResult } from './places.ts';
import { readingColumns, readSignals, type ReadSignal } from './reading-columns.ts';
import { hoursOf, Samples, type SignalHour } from './reading-hours.ts';
import { ReadingMoments } from './reading-moments.ts';
import type { OpenRecordsOptions, Place, StreamKind, TakenRow } from './record-kind.ts';
import { storeReadings, type WellHours } from './store-readings.ts';
import type { Table } from './table.ts';
import { conversionFor, knownUnits, ourUnits, systemUnit, units, type Conversion } from './units.ts';

/** Readings of wells that are finer than a day, kept as hours. */
export const wellReadings: StreamKind = {
  explains: true,
  columns: readingColumns,
  needs: [
    { anyOf: ['well'], called: 'the well (or give --well)' },
    { anyOf: ['at'], called: 'the time of the readings' },
    {
      anyOf: ['signal', ...readSignals.map(({ name }) => name)],
      called: 'any signal, such as frequency, intake pressure or motor current',
    },
  ],
  refuse({ plan }) {
    const names = new Set(plan.columns.map(({ definition }) => definition.name));
    return names.has('signal') && !names.has('value')
      ? 'there is a column of signals and none of their values'
      : undefined;
  },
  async stream(transaction, options) {
    const reader = new ReadingsReader(await readPlaces(transaction.db, options.clock), options);
    return {
      take: (row, table) => reader.take(row, table),
      store: () => storeReadings(transaction, reader.wells()),
    };
  },
};

/** What is done with the values of a column, or of a signal in rows of one signal each. */
interface Taken {
  readonly signal: ReadSignal;
  /** Turns what was read into our unit. */
  readonly convert: Conversion;
  /** Turns what stands in the file into our unit. */
  readonly own: Conversion;
  /** How messages call it, its unit, and the option that says another one. */
  readonly label: string;
  readonly unit: string;
  values: number;
  impossible: number;
  /** The first value that is not possible, as it stands in the file. */
  example: number | undefined;
}

interface Well {
  readonly id: string;
  readonly samples: Map<ReadSignal, Samples>;
}

const unusable = Symbol('unusable');
type Quality = 'good' | typeof unusable;

class ReadingsReader {
  readonly #findPlace: FindPlace;
  readonly #options: OpenRecordsOptions;
  readonly #places = new Map<string, PlaceResult>();
  readonly #wells = new Map<string, Well>();
  readonly #moments = new ReadingMoments();
  readonly #columns = new Map<Table, readonly Taken[]>();
  /** Signals of rows of one signal each, by their words. */
  readonly #signals = new Map<string, Taken | { readonly problem: string }>();
  #hasTimes = false;

  constructor(findPlace: FindPlace, options: OpenRecordsOptions) {
    this.#findPlace = findPlace;
    this.#options = options;
  }

  take({ texts, numbers, line }: TableCells & { readonly line: number }, table: Table): TakenRow {
    const found = this.#placeOf(texts);
    if ('problem' in found) return found;
    const quality = qualityOf(texts['quality'] ?? '');
    if (typeof quality === 'object') return quality;
    const said = texts['signal'];
    const ofRow = said === undefined ? undefined : this.#signalOf(said, texts['unit'] ?? '', table, line);
    if (ofRow && 'problem' in ofRow) return ofRow;
    const { place } = found;
    const read = this.#momentOf(texts, place, ofRow?.signal.name ?? '');
    if ('problem' in read) return read;
    if (read.moment > this.#options.now.getTime()) return { problem: 'the reading is in the future' };
    const well = this.#wells.get(place.wellId!) ?? { id: place.wellId!, samples: new Map() };
    this.#wells.set(well.id, well);
    if (ofRow) return this.#add(well, ofRow, read.moment, numbers['value'], quality);
    let doubt: TakenRow = {};
    for (const column of this.#columnsOf(table)) {
      const one = this.#add(well, column, read.moment, numbers[column.signal.name], quality);
      if ('doubt' in one) doubt = one;
    }
    return doubt;
  }

  /**
   * The hours of each well.
   * @throws ImportError where the readings have two meanings, or a column cannot be in its unit
   */
  *wells(): Generator<WellHours> {
    const question = this.#moments.question;
    if (question !== undefined) throw new ImportError(`${upperFirst(question)}.`);
    if (this.#wells.size > 0 && !this.#hasTimes)
      throw new ImportError(
        'The rows have no times of day: values of days are imported without --kind readings.',
      );
    for (const taken of [...this.#columns.values()].flat()) refuseWrongUnit(taken);
    for (const taken of this.#signals.values()) if (!('problem' in taken)) refuseWrongUnit(taken);
    for (const { id, samples } of this.#wells.values()) {
      const signals = new Map<ReadingSignal, SignalHour[]>();
      for (const [signal, ofSignal] of samples) {
        signals.set(signal.column, hoursOf(ofSignal, signal.alwaysMoves));
        samples.delete(signal);
      }
      yield { wellId: id, signals };
    }
  }

  #placeOf({ field = '', well = '' }: TableCells['texts']): PlaceResult {
    const key = `${field}\0${well}`;
    const known = this.#places.get(key);
    if (known) return known;
    const found = this.#findPlace(field || (this.#options.field ?? ''), well);
    this.#places.set(key, found);
    return found;
  }

  #momentOf({ at = '', clock }: TableCells['texts'], { wellId, clock: zone }: Place, signal: string) {
    let text = at;
    if (clock) {
      const time = /(?:^|[T ])(\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?$/.exec(clock)?.[1];
      if (time === undefined) return { problem: `"${shown(clock)}" is not a time of day` };
      text = `${at.slice(0, 10)}T${time.padStart(time.length <= 5 ? 5 : 8, '0')}`;
    }
    if (text.length > 10) this.#hasTimes = true;
    return this.#moments.read(text, zone, `${wellId}\0${signal}`);
  }

  #columnsOf(table: Table): readonly Taken[] {
    const known = this.#columns.get(table);
    if (known) return known;
    const columns = table.plan.columns.flatMap((column) => {
      const signal = readSignals.find(({ name }) => name === column.definition.name);
      return signal ? [ofColumn(column, signal, table)] : [];
    });
    this.#columns.set(table, columns);
    return columns;
  }

  /** @throws ImportError for a signal whose unit nothing says: all its rows have the same fault */
  #signalOf(said: string, unit: string, table: Table, line: number) {
    const key = `${table.path}\0${said}\0${unit}`;
    let taken = this.#signals.get(key);
    if (!taken) {
      taken = ofWords(said, unit, table, this.#options.unitSystem, line);
      this.#signals.set(key, taken);
    }
    return taken;
  }

  #add(
    { samples }: Well,
    taken: Taken,
    moment: number,
    given: number | null | undefined,
    quality: Quality,
  ): TakenRow {
    if (given == null) return {};
    const { signal } = taken;
    let ofSignal = samples.get(signal);
    if (!ofSignal) samples.set(signal, (ofSignal = new Samples()));
    const value = taken.convert(given);
    const isPossible = value >= signal.from && value <= signal.to;
    if (Number.isNaN(value)) ofSignal.add(moment, NaN);
    else {
      taken.values += 1;
      if (isPossible && quality === 'good') ofSignal.add(moment, value);
      else {
        ofSignal.add(moment, NaN);
        ofSignal.impossible.add(Math.floor(moment / hourMs));
      }
    }
    if (Number.isNaN(value) || isPossible) return {};
    taken.impossible += 1;
    const written = asWritten(value, taken.own);
    taken.example ??= written;
    return { doubt: `${taken.label}: ${figure(written)} is not possible` };
  }
}

/** A value in our unit as it stands in the file: conversions of units are straight lines. */
function asWritten(value: number, own: Conversion): number {
  const zero = own(0);
  return (value - zero) / (own(1) - zero);
}

const fresh = { values: 0, impossible: 0, example: undefined };

/** The cells of a column of a signal are converted as they are read. */
function ofColumn({ header, unit, convert: own }: MappedColumn, signal: ReadSignal, table: Table): Taken {
  const name = `${table.name}: "${header}"`;
  return {
    signal,
    convert: (value) => value,
    own,
    label: name,
    unit: unit ?? ourUnits[signal.holds],
    ...fresh,
  };
}

function ofWords(
  said: string,
  unit: string,
  table: Table,
  system: OpenRecordsOptions['unitSystem'],
  line: number,
): Taken | { readonly problem: string } {
  const [, name = said, bracket] = /^(.*?)\s*[([{]([^()[\]{}]*)[)\]}]$/.exec(said) ?? [];
  const key = headerKey(name);
  const signal = readSignals.find(({ spellings }) =>
    spellings.some((spelling) => spelling.split('=')[0] === key),
  );
  if (!signal)
    return {
      problem: `there is no signal "${shown(said)}"; known are ${readSignals.map(({ called }) => called).join(', ')}`,
    };
  const { holds } = signal;
  const its = unit || bracket || systemUnit(holds, system) || (canDo(holds) ? ourUnits[holds] : '');
  if (its === '')
    throw new ImportError(
      `${table.name}:${line}: "${shown(said)}" has no unit: give a column of units, write it as "${shown(name)} (${ourUnits[holds]})", ` +
        'or use --units metric or --units field.',
    );
  const convert = conversionFor(holds, its);
  if (!convert)
    return { problem: `"${shown(said)}" has the unit "${shown(its)}"; known are ${knownUnits(holds)}` };
  return { signal, convert, own: convert, label: `${table.name}: "${shown(said)}"`, unit: its, ...fresh };
}

/** Dimensions with one usual unit, which nothing needs to say. */
function canDo(holds: ReadSignal['holds']): boolean {
  return holds === 'frequency' || holds === 'current';
}

/** @throws ImportError where most values of a column are not possible in its unit, with the units in which they are */
function refuseWrongUnit({ signal, own, label, unit, values, impossible, example }: Taken): void {
  if (impossible * 2 <= values || example === undefined) return;
  const { holds, from, to } = signal;
  const fitting = new Map<number, string>();
  for (const [other, convert] of Object.entries(units[holds])) {
    const value = convert(example);
    // What is above the atmosphere is no other reading of a high pressure.
    const isNear = [...fitting.keys()].some((known) => Math.abs(known - value) < value / 20);
    if (value > from && value <= to && !isNear) fitting.set(Math.round(value), other);
  }
  const ours = ourUnits[holds];
  const others = [...fitting].slice(0, 3).map(([value, other]) => `${value} ${ours} as ${other}`);
  throw new ImportError(
    `${label} cannot be in ${unit}: ${figure(example)} would be ${figure(own(example))} ${ours}, which is not possible` +
      (others.length > 0
        ? `, and is ${others.join(', or ')}. State which it is with --unit.`
        : '. Leave it out with --ignore.'),
  );
}

function figure(value: number): string {
  return String(Number(value.toPrecision(6)));
}

const qualities: Readonly<Record<string, Quality>> = {
  ...Object.fromEntries(
    ['good', 'g', 'ok', 'valid', 'normal', 'true', 'buena', 'bonne'].map((word) => [word, 'good']),
  ),
  ...Object.fromEntries(
    [
      'bad',
      'b',
      'invalid',
      'false',
      'uncertain',
      'questionable',
      'suspect',
      'substituted',
      'mala',
      'mauvaise',
    ].map((word) => [word, unusable]),
  ),
};

/** What a word or a code of OPC says of a reading: from 192 on it is good. */
function qualityOf(text: string): Quality | { readonly problem: string } {
  if (text === '') return 'good';
  const key = canonical(text);
  const known = Object.hasOwn(qualities, key) ? qualities[key] : undefined;
  if (known !== undefined) return known;
  if (/^\d{1,3}$/.test(key)) return Number(key) >= 192 ? 'good' : unusable;
  return {
    problem: `there is no quality "${shown(text)}"; known are good, bad, uncertain and the codes of OPC`,
  };
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
