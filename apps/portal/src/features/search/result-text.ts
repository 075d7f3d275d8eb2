import type { SearchResult } from '@cnx/api';
import type { Tone } from '@cnx/ui';
import type { TFunction } from 'i18next';
import { dashboardArea, exceptionReport } from '../../addresses.ts';
import { courseText } from '../../insight/course-text.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { workTitle } from '../../insight/work-title.ts';
import { paths } from '../../paths.ts';

/** Days around a finding that its page shows. */
const daysAround = 45;

const dayBeside = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Where a result of the server is shown: the dashboard of a well or field, the row of a finding or of work. */
export function hrefOfResult({ kind, id, well, field, day }: SearchResult): string {
  const query = (entries: Readonly<Record<string, string>>) => `?${new URLSearchParams(entries).toString()}`;
  switch (kind) {
    case 'well':
      return `${paths.dashboard}${query({ wellIds: id })}`;
    case 'field':
      return `${paths.dashboard}${query({ fieldIds: id })}`;
    case 'exception':
      return `${exceptionReport()}${query({ exception: id })}`;
    case 'changePoint': {
      const days = day ? { from: dayBeside(day, -daysAround), to: dayBeside(day, daysAround) } : {};
      const address = dashboardArea('changePoints', query({ ...(well && { wellIds: well.id }), ...days }));
      return `${address}&${new URLSearchParams({ row: id }).toString()}`;
    }
    case 'schedule': {
      const place = well ? { wellIds: well.id } : { fieldIds: field.id };
      const days = day ? { from: dayBeside(day, -1), to: dayBeside(day, 1) } : {};
      const address = dashboardArea('schedule', query({ ...place, ...days }));
      return `${address}&${new URLSearchParams({ rows: 'all', row: id }).toString()}`;
    }
  }
}

/** A result's name; of planned work, its title in the reader's language where it is one that was made. */
export function nameOf(formats: Pick<Formats, 't' | 'language'>, result: SearchResult): string {
  const { kind, name, subject, well, field } = result;
  return kind === 'schedule'
    ? workTitle(formats, { title: name, activity: subject }, [well?.name, field.name])
    : name;
}

const drops = ['downtime', 'choke', 'frequency', 'watering', 'gas', 'decline', 'measurement'] as const;

/**
 * What a result is about, in words, and a change with its figures; undefined where its kind says it all, or its word is not
 * known.
 */
export function subjectOf(
  formats: Pick<Formats, 't' | 'quantities'>,
  { kind, subject, change }: SearchResult,
): string | undefined {
  if (subject === null) return undefined;
  const { t } = formats;
  // The contract leaves the words open; those that are not known have no text.
  const known = (key: string) => t(key as never, { defaultValue: '' }) as string;
  switch (kind) {
    case 'well':
      return subject === 'unknown' ? undefined : known(`vocabulary.method.${subject}`) || undefined;
    case 'exception':
      if (subject === 'gasInterface') return t('exceptions.parts.gas');
      return drops.some((one) => one === subject)
        ? `${t('exceptions.rule.drop')}: ${known(`exceptions.cause.${subject}`)}`
        : t('exceptions.rule.drop');
    case 'changePoint': {
      const variable = known(`vocabulary.variable.${subject}`);
      if (variable === '') return undefined;
      return change ? courseText(formats, variable, change) : variable;
    }
    case 'schedule':
      return known(`vocabulary.activity.${subject}`) || undefined;
    case 'field':
      return undefined;
  }
}

const wellStates = ['producing', 'shutIn', 'testing', 'workover', 'suspended', 'abandoned'] as const;

/** The state of a result, in words, with what it means. */
export function statusOf(
  t: TFunction<'portal'>,
  { kind, status, isOpen }: SearchResult,
): { readonly label: string; readonly tone: Tone } | undefined {
  if (status === null) return undefined;
  // It has ended before any user decided on it: it waits for none.
  if ((kind === 'exception' || kind === 'changePoint') && !isOpen && undecided.includes(status))
    return { label: t('search.over'), tone: 'neutral' };
  const known = (key: string) => t(key as never, { defaultValue: '' }) as string;
  const wellState = wellStates.find((one) => one === status);
  const labelOf = (): string => {
    switch (kind) {
      case 'exception':
        return known(`exceptions.status.${status}`);
      case 'changePoint':
        return known(`vocabulary.changeStatus.${status}`);
      case 'schedule':
        return known(`vocabulary.activityStatus.${status}`);
      case 'well':
      case 'field':
        return wellState ? t(`search.wellStatus.${wellState}`) : '';
    }
  };
  const label = labelOf();
  return label === '' ? undefined : { label, tone: tones[status] ?? 'neutral' };
}

const undecided: readonly string[] = ['new', 'acknowledged', 'assigned', 'snoozed'];

const tones: Readonly<Record<string, Tone>> = {
  producing: 'good',
  shutIn: 'warning',
  new: 'warning',
  overdue: 'critical',
  done: 'good',
  inProgress: 'info',
};
