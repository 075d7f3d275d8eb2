import type { SearchResult } from '@cnx/api';
import type { Tone } from '@cnx/ui';
import { dashboardArea, exceptionReport } from '../../addresses.ts';
import { courseText } from '../../insight/course-text.ts';
import { eventName, findingState, type EventKind } from '../../insight/event-text.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { workTitle } from '../../insight/work-title.ts';
import { paths } from '../../paths.ts';
import { unitOfVariable } from '../../quantities.ts';

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
    default:
      return `${paths.dashboard}${query(well ? { wellIds: well.id } : { fieldIds: field.id })}`;
  }
}

/** A result's name; of planned work, its title in the reader's language where it is one that was made. */
export function nameOf(formats: Formats, result: SearchResult): string {
  const { kind, name, subject, well, field } = result;
  return kind === 'schedule'
    ? workTitle(formats, { title: name, activity: subject }, [well?.name, field.name])
    : name;
}

const kindsOfDrops: Readonly<Record<string, EventKind>> = { gasInterface: 'gas', downtime: 'downtime' };

/**
 * A result as it is named: a finding by its well, what happened and its figures, as notifications name it, all else by its name.
 */
export function titleOf(formats: Formats, result: SearchResult): string {
  const { kind, subject, change } = result;
  const name = nameOf(formats, result);
  if (kind !== 'exception' && kind !== 'changePoint') return name;
  const event = kind === 'changePoint' ? 'change' : (kindsOfDrops[subject ?? ''] ?? 'drop');
  const variable = change?.variable ?? (kind === 'changePoint' ? subject : null);
  const measured = variable === null ? '' : known(formats, `vocabulary.variable.${variable}`);
  const course =
    change && measured !== ''
      ? courseText(formats, measured, { ...change, unit: unitOfVariable(change.variable, change.unit) })
      : measured;
  return [eventName(formats, name, event), course].filter(Boolean).join(' · ');
}

/** A text by a word of the contract, which leaves the words open; empty for one that is not known. */
function known({ t }: Pick<Formats, 't'>, key: string): string {
  return t(key as never, { defaultValue: '' });
}

/** What a result is about beside its name, in words: undefined where that says it all, or its word is not known. */
export function subjectOf(formats: Pick<Formats, 't'>, { kind, subject }: SearchResult): string | undefined {
  if (subject === null) return undefined;
  switch (kind) {
    case 'well':
      return subject === 'unknown' ? undefined : known(formats, `vocabulary.method.${subject}`) || undefined;
    case 'exception': {
      const cause = subject in kindsOfDrops ? '' : known(formats, `exceptions.cause.${subject}`);
      return cause === '' ? undefined : formats.t('evidence.causeIs', { cause });
    }
    case 'schedule':
      return known(formats, `vocabulary.activity.${subject}`) || undefined;
    default:
      return undefined;
  }
}

const wellStates = ['producing', 'shutIn', 'testing', 'workover', 'suspended', 'abandoned'] as const;

/** The state of a result, in words, with what it means. */
export function statusOf(
  formats: Pick<Formats, 't'>,
  { kind, status, isOpen }: SearchResult,
): { readonly label: string; readonly tone: Tone } | undefined {
  if (status === null) return undefined;
  const wellState = wellStates.find((one) => one === status);
  const labelOf = (): string => {
    switch (kind) {
      case 'exception':
      case 'changePoint':
        return findingState(formats, { kind, status, isOpen });
      case 'schedule':
        return known(formats, `vocabulary.activityStatus.${status}`);
      case 'well':
      case 'field':
        return wellState ? formats.t(`search.wellStatus.${wellState}`) : '';
      default:
        return '';
    }
  };
  const label = labelOf();
  const isOver = (kind === 'exception' || kind === 'changePoint') && !isOpen;
  return label === '' ? undefined : { label, tone: isOver ? 'neutral' : (tones[status] ?? 'neutral') };
}

const tones: Readonly<Record<string, Tone>> = {
  producing: 'good',
  shutIn: 'warning',
  new: 'warning',
  overdue: 'critical',
  done: 'good',
  inProgress: 'info',
};
