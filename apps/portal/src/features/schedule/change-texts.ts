import type { ScheduledActivity } from '@cnx/api';
import type { Message } from '../../i18n/message.ts';
import { facilityText } from '../../insight/facility-text.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { viewClock } from '../../quantities.ts';
import type { ScheduleDraft } from './schedule-change.ts';

/** What is said of a change of the schedule once the server has made it, and once it is taken back. */
export interface ChangeTexts {
  readonly done: Message;
  readonly undone: Message;
}

type Words = Pick<Formats, 't' | 'dates'>;

/** Of what is moved its name and both times on the clock of the schedule, the reader's: a bar is far from the list that names it. */
export function changeTexts(
  formats: Words,
  activity: ScheduledActivity,
  draft: Pick<ScheduleDraft, 'action' | 'plannedStart'>,
): ChangeTexts {
  const { action, plannedStart } = draft;
  if (action !== 'move' || plannedStart === null)
    return {
      done: { key: `portal:schedule.change.done.${action}` },
      undone: undoneText(formats, activity),
    };
  const work = workText(formats, activity);
  const [from, to] = [activity.plannedStart, plannedStart].map((time) =>
    formats.dates.shortClock(viewClock.iso(time)),
  ) as [string, string];
  const zone = formats.dates.zone(viewClock.iso(activity.plannedStart));
  return {
    done: {
      key: `portal:schedule.change.${activity.status === 'confirmed' ? 'movedAgainPlanned' : 'moved'}`,
      values: { work, from, to, zone },
    },
    undone: { key: 'portal:schedule.change.movedBack', values: { work, to: from, zone } },
  };
}

/** What is said once a change of an activity is taken back. */
export function undoneText(formats: Words, activity: ScheduledActivity): Message {
  return {
    key: 'portal:schedule.change.said',
    values: { work: workText(formats, activity), what: { key: 'portal:exceptions.undone' } },
  };
}

/** Its place and kind, as a toast names it: "KOR-A-04, well test". */
function workText({ t }: Words, { well, facility, activity }: ScheduledActivity): string {
  return [well?.name ?? (facility && facilityText(facility, { t })), t(`vocabulary.activity.${activity}`)]
    .filter(Boolean)
    .join(', ');
}
