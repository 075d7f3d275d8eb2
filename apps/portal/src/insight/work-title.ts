import type { PlannedStep, ScheduledActivity } from '@cnx/api';
import { stepText } from './step-text.ts';
import type { Formats } from './use-formats.ts';

type Activity = ScheduledActivity['activity'];

/**
 * How the demonstration and simple planning systems name work: the kind of work and its place, in English. What people
 * wrote themselves is none of these.
 */
const generated: Readonly<Record<Activity, readonly string[]>> = {
  wellTest: ['Well test'],
  frequencyStep: ['Frequency step'],
  settingStep: ['Choke or lift-gas step'],
  workover: ['Workover'],
  espReplacement: ['Pump replacement'],
  chemical: ['Chemical treatment', 'Scale treatment'],
  inspection: ['Inspection', 'Vessel inspection'],
  calibration: ['Calibration', 'Meter calibration'],
  plannedShutdown: ['Planned shutdown', 'Turnaround'],
  dataReview: ['Data review', 'Monthly data review'],
};

/** What names planned work. */
interface Titled {
  readonly title: string;
  readonly activity: string | null;
  /** What it sets. @default not known */
  readonly step?: PlannedStep | null;
}

/**
 * The title of planned work by the words that every list has for its kind, in the reader's language and units, where it says no more than the kind of work and its place, or is a step
 * whose settings are known; one that people wrote, as it is.
 * @param activity as the contract has it; unknown kinds keep their title
 * @param places names of its well, or of its field
 */
export function workTitle(
  formats: Pick<Formats, 't' | 'quantities'>,
  { title, activity, step = null }: Titled,
  places: readonly (string | null | undefined)[],
): string {
  const { t } = formats;
  if (step) {
    const what = stepText(step, formats);
    return step.setting === 'frequency' ? what : `${t(`vocabulary.stepSetting.${step.setting}`)} ${what}`;
  }
  if (activity === null || !isActivity(activity)) return title;
  const place = places.find(
    (name) => name && generated[activity].some((kind) => title === `${kind} ${name}`),
  );
  return place ? `${t(`vocabulary.activity.${activity}`)} ${place}` : title;
}

const isActivity = (activity: string): activity is Activity => Object.hasOwn(generated, activity);
