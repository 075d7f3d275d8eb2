import type { FieldDay, ProductionDay } from '@cnx/api';
import type { KpiItem } from '@cnx/ui';
import type { Formats } from '../../insight/use-formats.ts';

/** Fields that are named one by one; of more, a text says how many there are. */
const maxNamed = 3;

/**
 * Names the newest day of most wells, and each field whose day is another one: "Nov 25; Tamrith Nov 24 (due 14:00 UTC)".
 * Null without a day.
 */
export function newestDayText(
  { day, fields }: Pick<ProductionDay, 'day' | 'fields'>,
  formats: Formats,
): string | null {
  if (day === null) return null;
  const { t, dates } = formats;
  const others = fields.filter((field) => field.day !== null && field.day !== day);
  const parts: string[] =
    others.length > maxNamed
      ? [t('productionDay.otherDays', { count: others.length })]
      : others.map((field) => {
          const [name, own] = [field.field.name, dates.shortDay(field.day!)];
          if (!isDue(field)) return `${name} ${own}`;
          return t('productionDay.fieldDayDue', { field: name, day: own, time: dates.time(field.dueAt) });
        });
  const awaited = fields.find((field) => field.day === day && isDue(field));
  if (awaited) {
    const { endedDay, dueAt } = awaited;
    parts.unshift(t('productionDay.dayDue', { day: dates.shortDay(endedDay), time: dates.time(dueAt) }));
  }
  return [dates.shortDay(day), ...parts].join('; ');
}

/**
 * Names the newest day where one stands for all fields, and else says that each has its own, for what stands beside the names
 * of {@link newestDayText}. Null without a day.
 */
export function newestDayBrief(
  { day, fields }: Pick<ProductionDay, 'day' | 'fields'>,
  { t, dates }: Formats,
): string | null {
  if (day === null) return null;
  const isSame = fields.every((field) => field.day === null || field.day === day);
  return isSame ? dates.shortDay(day) : t('productionDay.eachNewest');
}

/** Whether the report of a later day than the newest is due. */
function isDue({ day, endedDay }: FieldDay): boolean {
  return day !== null && endedDay > day;
}

/** Says how many wells have reported and what is missing; nothing where all have. */
export function missingReports({ fields }: Pick<ProductionDay, 'fields'>, formats: Formats): KpiItem[] {
  const { t, quantities, dates } = formats;
  const dated = fields.filter(({ day }) => day !== null);
  const lacking = dated.filter(({ status }) => status !== 'complete');
  if (lacking.length === 0) return [];
  const sum = (of: 'owed' | 'reported') => dated.reduce((total, field) => total + field[of], 0);
  const known = (amounts: readonly (number | null)[]) =>
    amounts.some((amount) => amount !== null)
      ? amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)
      : null;
  const [oil, gas] = [
    known(lacking.map(({ missingOil }) => missingOil)),
    // An older server says nothing of gas.
    known(lacking.map(({ missingGas = null }) => missingGas)),
  ];
  const amounts = [
    ...(oil === null ? [] : [quantities.text('liquidVolume', oil, { digits: 0 })]),
    ...(gas === null
      ? []
      : [t('exceptions.ofGas', { amount: quantities.text('gasVolume', gas, { digits: 0 }) })]),
  ];
  const names = lacking.map(({ field, status, dueAt }) =>
    status === 'due'
      ? t('productionDay.fieldDue', { field: field.name, time: dates.time(dueAt) })
      : field.name,
  );
  return [
    {
      label: t('productionDay.reported'),
      value: t('productionDay.reportedWells', { reported: sum('reported'), count: sum('owed') }),
      note: t(amounts.length === 0 ? 'productionDay.missing' : 'productionDay.missingOil', {
        fields:
          names.length > maxNamed ? t('productionDay.fields', { count: names.length }) : names.join(', '),
        amount: amounts.join(', '),
      }),
      ...(lacking.some(({ status }) => status === 'late') && { tone: 'warning' as const }),
    },
  ];
}
