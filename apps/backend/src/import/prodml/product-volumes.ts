import { ImportError } from '../import-error.ts';
import type { Cell, FileRecord, RecordSource } from '../records.ts';
import type { FileBeginning } from '../text-file.ts';
import { units, type Dimension } from '../units.ts';
import { readXml, type XmlElement } from './xml-elements.ts';

/** The namespace of PRODML 2, in all of its versions. */
const prodml = 'http://www.energistics.org/energyml/data/prodmlv2';

/** Those of PRODML and of what it has in common with its sisters. */
const energistics = /^http:\/\/www\.energistics\.org\/energyml\/data\//;

/** Columns of the rows that a report is read as, each in the unit that its header says. */
const columns = {
  oil: 'oil (Sm3)',
  gas: 'gas (Sm3)',
  water: 'water (Sm3)',
  waterInjected: 'water injected (Sm3)',
} as const;
type Column = keyof typeof columns;

/** What products of a flow are kept as; others are named and not read. */
const productsOf: Readonly<Record<string, Readonly<Record<string, Column>>>> = {
  production: {
    oil: 'oil',
    'oil - net': 'oil',
    'crude - stabilized': 'oil',
    gas: 'gas',
    'gas - dry': 'gas',
    'gas - wet': 'gas',
    'gas - rich': 'gas',
    water: 'water',
  },
  injection: { water: 'waterInjected' },
};

/** The units that are taken, by their names in the standard, as the import knows them: `km3` is cubic kilometers there. */
const unitsOf = {
  liquidVolume: { m3: 'sm3', '1000 m3': 'ksm3', bbl: 'bbl', '1000 bbl': 'mbbl' },
  gasVolume: {
    ...{ m3: 'sm3', '1000 m3': 'ksm3', '1E6 m3': 'e6m3' },
    ...{ ft3: 'scf', '1000 ft3': 'mscf', '1E6 ft3': 'mmscf' },
  },
  duration: { h: 'h', min: 'min', s: 's', d: 'd' },
} as const satisfies Partial<Record<Dimension, Record<string, string>>>;
/** Conditions of volumes that are those of our units. */
const standardConditions = /^(15 ?deg ?C|60 ?deg ?F) 1 ?atm$/i;

/** A volume of a well's day. */
interface Amount {
  readonly column: Column;
  readonly value: number;
  /** Measured, allocated and the like. */
  readonly qualifier: string;
  /** As the period says it; undefined where that of the report holds. */
  readonly day: string | undefined;
  readonly line: number;
}

interface WellVolumes {
  readonly well: string;
  readonly field: string | undefined;
  readonly hours: number | undefined;
  /** The well that a wellbore is of, where the report says it. */
  readonly mother: string | undefined;
  readonly amounts: readonly Amount[];
  readonly line: number;
}

/**
 * Opens a report of daily volumes of PRODML 2 (`ProductVolume`) as a table of a row for each well and day.
 * @throws ImportError that names the line and what would help
 */
export async function openProductVolumes(beginning: FileBeginning): Promise<RecordSource[]> {
  const report = new Report(beginning.name);
  await readXml(
    beginning,
    (root) => report.begin(root),
    (child) => report.take(child),
  );
  const { rows, header, says } = report.table();
  const records: FileRecord[] = [{ line: 1, lastLine: 1, cells: header }, ...rows];
  return [
    {
      ...{ name: beginning.name, size: beginning.size, isPointDecimal: true, says },
      *records(onBytes) {
        onBytes(beginning.size);
        yield records;
      },
    },
  ];
}

/** A report of volumes, read element by element. */
class Report {
  readonly #name: string;
  readonly #wells: WellVolumes[] = [];
  readonly #unread = new Set<string>();
  #field: string | undefined;
  #periodKind = 'day';
  #day: string | undefined;
  readonly #span: { from?: XmlElement; to?: XmlElement } = {};
  #conditions: string | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  begin({ name, namespace, line }: XmlElement): void {
    if (name === 'ProductVolume' && namespace === prodml) return;
    if (namespace.startsWith('http://www.prodml.org/'))
      this.#refuse(line, 'this is PRODML 1: send it as ProductVolume of PRODML 2');
    if (namespace === prodml && name === 'AssetProductionVolumes')
      this.#refuse(
        line,
        'AssetProductionVolumes does not say which of its entities are wells: send ProductVolume, whose facilities say their kind',
      );
    this.#refuse(
      line,
      `the file is XML of another kind, "${name.slice(0, 60)}" of the namespace "${namespace.slice(0, 120)}": what is read is ProductVolume of PRODML 2 (${prodml})`,
    );
  }

  take(child: XmlElement): void {
    const { name, text, line } = child;
    if (name === 'PeriodKind') this.#periodKind = text;
    if (name === 'DTimMin') this.#span.from = child;
    if (name === 'DTimMax') this.#span.to = child;
    if (name === 'DateTime') this.#day = this.#dayOf(child);
    if (name === 'Installation' || name === 'ContextFacility')
      this.#field = this.#oneField(child, this.#field);
    if (name === 'StandardTempPres') {
      if (!standardConditions.test(text))
        this.#refuse(
          line,
          `volumes are at "${text.slice(0, 60)}": send them at 15 degC 1 atm or 60 degF 1 atm`,
        );
      this.#conditions = text;
    }
    if (name === 'Facility') this.#takeFacility(child);
  }

  table(): { rows: FileRecord[]; header: string[]; says: string[] } {
    if (this.#periodKind !== 'day')
      this.#refuse(1, `the report is of a ${this.#periodKind.slice(0, 40)}: volumes are taken by the day`);
    this.#refuseSums();
    const ofReport = this.#day ?? this.#dayOfSpan();
    const used = (Object.keys(columns) as Column[]).filter((column) =>
      this.#wells.some(({ amounts }) => amounts.some((one) => one.column === column)),
    );
    const hasMothers = this.#wells.some(({ mother }) => mother !== undefined);
    const found = this.#wells.flatMap((well) => {
      const rows = this.#rowsOf(well, ofReport, used);
      return hasMothers
        ? rows.map(({ line, cells }) => ({ line, cells: [...cells, well.mother ?? ''] }))
        : rows;
    });
    if (found.length === 0) this.#refuse(1, 'no well of the report has a volume of a day');
    // Rows are distinguished by their lines; a report without line breaks has none, and its rows are counted.
    const isByLine = found.every(({ line }, at) => line > (found[at - 1]?.line ?? 1));
    const rows = found.map(({ line, cells }, at) => {
      const own = isByLine ? line : at + 2;
      return { line: own, lastLine: own, cells };
    });
    return {
      rows,
      header: [
        ...['field', 'well', 'day', 'hours', ...used.map((column) => columns[column])],
        ...(hasMothers ? ['mother well'] : []),
      ],
      says: [
        'a report of volumes of PRODML 2, its volumes converted to Sm3',
        ...(this.#conditions === undefined
          ? ['it names no standard conditions; 15 °C and 1 atm are taken']
          : []),
        ...(isByLine ? [] : ['its rows are counted, since they do not stand in lines of their own']),
        ...(this.#unread.size > 0 ? [`not read: ${[...this.#unread].slice(0, 10).join(', ')}`] : []),
      ],
    };
  }

  /** The volumes of a well beside those of its wellbores are said twice, unless they are those of another hole, which the report does not say. */
  #refuseSums(): void {
    const measured = this.#wells.filter(({ amounts }) => amounts.length > 0);
    for (const { mother, well, line } of measured)
      if (mother !== undefined && measured.some((one) => one.well === mother && one.mother === undefined))
        this.#refuse(
          line,
          `"${mother}" has volumes of its own beside those of its wellbore "${well}", and may be their sum: send the wellbores alone, or the well alone`,
        );
  }

  #takeFacility(facility: XmlElement): void {
    const name = childOf(facility, 'Name');
    const kind = name?.attributes['kind'] ?? '';
    if (!name || name.text === '') this.#refuse(facility.line, 'a facility has no name');
    if (kind === '') this.#refuse(name.line, `"${name.text}" has no kind: say whether it is a well`);
    if (kind === 'completion')
      this.#refuse(
        name.line,
        `"${name.text}" is a completion: send the volumes of its well, or of its wellbore`,
      );
    if (kind !== 'well' && kind !== 'wellbore') {
      this.#unread.add(`${name.text} (${kind})`);
      return;
    }
    const parents = [childOf(facility, 'FacilityParent'), childOf(facility, 'FacilityParent2')];
    const field = parents.reduce(
      (known, parent) => (parent ? this.#oneField(parent, known) : known),
      undefined as string | undefined,
    );
    const time = childOf(facility, 'OperationTime');
    this.#wells.push({
      well: name.text,
      field,
      hours: time && this.#quantity(time, 'duration'),
      mother: parents.find((parent) => parent?.attributes['kind'] === 'well')?.text,
      amounts: childrenOf(facility, 'Flow').flatMap((flow) => this.#amountsOf(flow)),
      line: facility.line,
    });
  }

  #amountsOf(flow: XmlElement): Amount[] {
    const kind = textOf(flow, 'Kind');
    const qualifier = textOf(flow, 'Qualifier');
    return childrenOf(flow, 'Product').flatMap((product) => {
      const what = textOf(product, 'Kind');
      const column = productsOf[kind]?.[what];
      if (column === undefined) {
        this.#unread.add(`${what || 'a product without a kind'} of ${kind || 'a flow without a kind'}`);
        return [];
      }
      return childrenOf(product, 'Period').flatMap((period) => this.#amountOf(period, column, qualifier));
    });
  }

  #amountOf(period: XmlElement, column: Column, qualifier: string): Amount[] {
    const kind = textOf(period, 'Kind') || 'day';
    if (kind !== 'day') {
      this.#unread.add(`periods of the kind ${kind}`);
      return [];
    }
    const properties = childOf(period, 'Properties') ?? period;
    const volumes = childrenOf(properties, 'VolumeValue');
    if (volumes.length > 1)
      this.#refuse(volumes[1]!.line, 'a period has several volumes: send the one at standard conditions');
    const [value] = volumes;
    const volume = value && childOf(value, 'Volume');
    if (!value || !volume) return [];
    if (childOf(value, 'MeasurementPressureTemperature'))
      this.#refuse(
        value.line,
        'a volume has conditions of its own: send it at standard conditions, without them',
      );
    const date = childOf(period, 'DateTime');
    const read = this.#quantity(volume, column === 'gas' ? 'gasVolume' : 'liquidVolume');
    if (read === undefined) return [];
    return [{ column, value: read, qualifier, day: date && this.#dayOf(date), line: period.line }];
  }

  #rowsOf(
    { well, field = this.#field, hours, amounts, line }: WellVolumes,
    ofReport: string | undefined,
    used: readonly Column[],
  ): { line: number; cells: Cell[] }[] {
    if (field === undefined)
      this.#refuse(
        line,
        `"${well}" is of no field: name it as FacilityParent or ContextFacility of the kind field`,
      );
    const days = new Map<string, { line: number; amounts: Map<Column, Amount> }>();
    for (const amount of amounts) {
      const day = amount.day ?? ofReport;
      if (day === undefined)
        this.#refuse(
          amount.line,
          'neither the period nor the report says its day: give DateTime, or DTimMin and DTimMax',
        );
      const known = days.get(day) ?? {
        line: days.size === 0 ? line : amount.line,
        amounts: new Map<Column, Amount>(),
      };
      days.set(day, known);
      const other = known.amounts.get(amount.column);
      if (other && other.value !== amount.value)
        this.#refuse(
          amount.line,
          `${amount.column} of "${well}" has two values for ${day}, ${shownAmount(other)} and ${shownAmount(amount)}: send the one that counts`,
        );
      known.amounts.set(amount.column, amount);
    }
    // Hours of the report are not those of each of its days.
    const own = days.size === 1 ? hours : undefined;
    return [...days].map(([day, known]) => ({
      line: known.line,
      cells: [field, well, day, own ?? '', ...used.map((column) => known.amounts.get(column)?.value ?? '')],
    }));
  }

  #quantity({ text, attributes, line }: XmlElement, dimension: keyof typeof unitsOf): number | undefined {
    const uom = attributes['uom'] ?? '';
    const taken: Readonly<Record<string, string>> = unitsOf[dimension];
    const convert = Object.hasOwn(taken, uom) ? units[dimension][taken[uom]!] : undefined;
    if (!convert)
      this.#refuse(
        line,
        uom === ''
          ? 'a quantity has no uom'
          : `the uom "${uom.slice(0, 40)}" is not taken here; known are ${Object.keys(taken).join(', ')}`,
      );
    if (text === '' || text === 'NaN') return undefined;
    if (!/^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,3})?$/.test(text))
      this.#refuse(line, `"${text.slice(0, 60)}" is not a number`);
    return Number(convert(Number(text)).toPrecision(12));
  }

  #dayOf(element: XmlElement): string {
    if (childOf(element, 'Month'))
      this.#refuse(element.line, 'this is a month: volumes are taken by the day');
    const date = childOf(element, 'Date') ?? childOf(element, 'DTime') ?? element;
    return this.#dayIn(date);
  }

  /** A moment is the beginning of a production day; on which clock, its own offset says. */
  #dayIn({ text, line }: XmlElement): string {
    const [, day, hour] =
      /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):\d{2}(?::\d{2}(?:\.\d{1,9})?)?)?(?:Z|[+-]\d{2}:\d{2})?$/.exec(text) ??
      [];
    if (day === undefined) this.#refuse(line, `"${text.slice(0, 60)}" is not a day`);
    if (Number(hour ?? 0) >= 12)
      this.#refuse(
        line,
        `a day that begins at ${text} may be ${day} or the next one: write the moment with the offset of the field, or the day as Date`,
      );
    return day;
  }

  #dayOfSpan(): string | undefined {
    const { from, to } = this.#span;
    if (!from || !to) return undefined;
    const [begin, end] = [Date.parse(from.text), Date.parse(to.text)];
    const hours = (end - begin) / 3_600_000;
    if (!(hours >= 23 && hours <= 25))
      this.#refuse(from.line, `the report is of ${from.text} to ${to.text}, which is not one day`);
    return this.#dayIn(from);
  }

  #oneField({ attributes, text, line }: XmlElement, known: string | undefined): string | undefined {
    if (attributes['kind'] !== 'field' || text === '') return known;
    if (known !== undefined && known !== text)
      this.#refuse(line, `there are two fields, "${known}" and "${text}": say at each well which is its own`);
    return text;
  }

  #refuse(line: number, problem: string): never {
    throw new ImportError(`${this.#name}:${line}: ${problem}.`);
  }
}

const shownAmount = ({ value, qualifier }: Amount) => `${value}${qualifier && ` (${qualifier})`}`;
/** Elements of other namespaces are extensions, which say nothing that is known here. */
const childrenOf = ({ children }: XmlElement, name: string) =>
  children.filter((child) => child.name === name && energistics.test(child.namespace));
const childOf = (element: XmlElement, name: string) => childrenOf(element, name)[0];
const textOf = (element: XmlElement, name: string) => childOf(element, name)?.text ?? '';
