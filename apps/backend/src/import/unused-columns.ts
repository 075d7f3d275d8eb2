import { dimensionOf, type ColumnPlan, type MappedColumn, type TableKind } from './columns.ts';
import { headerKey, headerText } from './headers.ts';
import { parseDate } from './dates.ts';
import type { Mapping } from './mapping-file.ts';
import { parseNumber } from './numbers.ts';
import { hasQuantity, otherUse } from './other-columns.ts';
import { cellText, placeOf, type FileRecord, type RecordSource } from './records.ts';
import { conversionFor, isUnit, unclearUnit } from './units.ts';

/** Words of volumes in several languages, and units of volumes. */
const volumeWords =
  /oil|gas|wat|cond|liq|fluid|vol|prod|inj|steam|ngl|bbl|stb|bopd|bwpd|scf|mcf|m3|petrol|oleo|crudo|aceite|agua|huile|eau|erdol|rohol|menge|forderung|wasser|olje|vann|olie|acqua/;
const timeWords =
  /hour|hrs|uptime|onstream|downtime|onprod|daysprod|dayson|duration|dura|horas|heures|stunden|timer|uren|time$|marcha|marche|service/;
/** What a header with such words says when its numbers are neither. */
const otherWords =
  /cut|ratio|gor|wor$|glr|pct|percent|fraction|density|densida|gravity|temp(erature)?$|pressure|press$|uom|ppm|salinity|latitude|longitude|price|(code|codigo|type|unit|status|id|flag|number|count|name|api)$/;
const dayWords = /^(.*(date|fecha|datum)|day|dia|jour)$/;
/** Words of dates that say when something else happened than what the row is of. */
const eventWords =
  /spud|first|last|submi|generat|creat|modif|updat|receiv|entry|entered|load|print|approv|permit|complet|status|expir|extract/;
const endWords = /end|fin|hasta|until|to$/;
const startWords = /start|begin|from|inicio|desde|debut/;
const countOfDays = /(days|dias|jours)$/;
/** A sum since the beginning, which nothing is stored of: the volumes of the rows say it too. */
const runningSum = /^cum|cum(m?ul|oil|gas|wat|prod)|acumul|todate$|mtd$|ytd$/;

/** What distinguishes wellbores of one well, in a column beside that of the wells. */
const wellboreWords =
  /^(wellbore|borehole|bore|sidetracks?|bypass)(no|number|num|code|id|name)?$|^sidetrack(and)?bypass$/;

const unitWords = /unit|uom|unidad|unite|medida/;

/**
 * The refusal of a file with a column that is not used and holds what an import must not lose: volumes, hours, or a second date.
 * @param sample The first rows of the file: a column without figures is no loss.
 * @returns what it names and what to do; undefined where nothing would be lost
 */
export function unusedFigures(
  source: RecordSource,
  line: number,
  plan: ColumnPlan,
  { ignore = [], units = {} }: Mapping,
  sample: readonly FileRecord[],
  kind: TableKind,
): string | undefined {
  const ignored = new Set(ignore.map(headerText));
  const used = new Set(plan.columns.map(({ index }) => index));
  const other = wellboreColumn(plan, ignored, used, sample) ?? unitColumn(plan, ignored, used, sample, units);
  if (other !== undefined) return `${placeOf(source)}:${line}: ${other}.`;
  const problems = plan.headers.flatMap((header, index) => {
    if (used.has(index) || ignored.has(header) || plan.repeated?.includes(index)) return [];
    const likeness = looksLike(header, plan);
    const other = otherUse(header, kind);
    if (
      !likeness ||
      (other && hasQuantity(plan, other.quantity)) ||
      !sample.some((record) => 'cells' in record && holds(likeness, cellText(record.cells[index])))
    )
      return [];
    return [{ header, said: `column "${header}" looks like ${likeness} and is not used` }];
  });
  if (problems.length === 0) return undefined;
  const it = problems.length === 1 ? 'it' : 'them';
  const options = [...new Set(problems.map(({ header }) => `--ignore "${header}"`))].join(' ');
  return (
    `${placeOf(source)}:${line}: ` +
    `${problems.map(({ said }) => said).join('; ')}: map ${it} in a file for --map, or leave ${it} out with ${options}.`
  );
}

/** A column by which the rows of one well are those of several wellbores: without it they would be one well's. */
function wellboreColumn(
  plan: ColumnPlan,
  ignored: ReadonlySet<string>,
  used: ReadonlySet<number>,
  sample: readonly FileRecord[],
): string | undefined {
  const well = plan.columns.find(({ definition: { name } }) => name === 'well');
  if (!well) return undefined;
  const header = plan.headers.find((text, index) => {
    if (used.has(index) || ignored.has(text) || !wellboreWords.test(headerKey(text))) return false;
    const bores = new Map<string, string>();
    return sample.some((record) => {
      if ('problem' in record) return false;
      const [name, bore] = [cellText(record.cells[well.index]), cellText(record.cells[index])];
      if (bore === '') return false;
      const known = bores.get(name) ?? bore;
      bores.set(name, known);
      return known !== bore;
    });
  });
  return header === undefined
    ? undefined
    : `column "${header}" tells wellbores of one well apart, and without it their rows would be those of one well: name each wellbore in the column of wells, or leave the column out with --ignore "${header}"`;
}

/** A column that says units in its cells, of which some are those of no column. */
function unitColumn(
  { headers, columns }: ColumnPlan,
  ignored: ReadonlySet<string>,
  used: ReadonlySet<number>,
  sample: readonly FileRecord[],
  units: Readonly<Record<string, string>>,
): string | undefined {
  for (const [index, header] of headers.entries()) {
    const key = headerKey(header);
    if (used.has(index) || ignored.has(header) || !unitWords.test(key)) continue;
    const cells = sample.flatMap((record) => ('cells' in record ? [cellText(record.cells[index])] : []));
    const said = [...new Set(cells.filter((text) => text !== ''))];
    if (!said.every(isUnit)) continue;
    const own = columns.filter((column) => key.startsWith(headerKey(column.header)));
    const fitting = said.flatMap((unit) =>
      (own.length > 0 ? own : columns).flatMap((column) => {
        const isAnswered = Object.keys(units).some((name) => headerText(name) === column.header);
        const isSame = isAnswered || sizeIn(column, unit) === column.convert(1);
        return isUnitFor(column, unit) ? [{ unit, column, isSame }] : [];
      }),
    );
    const open = fitting.filter(({ unit }) => !fitting.some((one) => one.unit === unit && one.isSame));
    const [named] = open;
    if (named)
      return `column "${header}" says units, and "${named.unit}" is that of no column: say it with --unit "${named.column.header}=${named.unit}", or leave the column out with --ignore "${header}"`;
  }
  return undefined;
}

function sizeIn({ definition }: MappedColumn, unit: string): number | undefined {
  const dimension = dimensionOf(definition);
  return dimension && conversionFor(dimension, unit)?.(1);
}

/** Whether a unit may be that of a column: of its dimension, of two readings in it, or a mass where it has volumes. */
function isUnitFor(column: MappedColumn, unit: string): boolean {
  const dimension = dimensionOf(column.definition);
  if (dimension === undefined) return false;
  const isMass = dimension.endsWith('Volume') && conversionFor('mass', unit) !== undefined;
  return isMass || sizeIn(column, unit) !== undefined || unclearUnit(dimension, unit) !== undefined;
}

function looksLike(header: string, { columns }: ColumnPlan): 'a volume' | 'a time' | 'a date' | undefined {
  const key = headerKey(header);
  const has = (...names: readonly string[]) =>
    columns.find(({ definition: { name } }) => names.includes(name));
  if (dayWords.test(key)) {
    const isStart = startWords.test(key) && endWords.test(headerKey(has('month')?.header ?? ''));
    return eventWords.test(key) || isStart ? undefined : 'a date';
  }
  if (otherWords.test(key) || header.includes('%')) return undefined;
  if (
    runningSum.test(headerKey(header.replace(/[([{][^()[\]{}]*[)\]}]\s*$/, ''))) &&
    has('oil', 'gas', 'water', 'waterInjected')
  )
    return undefined;
  if (timeWords.test(key)) return 'a time';
  if (!volumeWords.test(key)) return undefined;
  return countOfDays.test(key) ? 'a time' : 'a volume';
}

function holds(likeness: string, text: string): boolean {
  if (likeness === 'a date') return !('problem' in parseDate(text, 'DD/MM/YYYY'));
  const isNumber = [parseNumber(text, '.'), parseNumber(text, ',')].some((number) => number != null);
  return isNumber && !/^[0.,]*$/.test(text);
}
