import type { CopyRow } from '../database/bulk.ts';
import { dayMs, hourMs } from '../production-day.ts';
import { figure, moment } from './copy-values.ts';
import { startOf, type DayCalendar } from './day-calendar.ts';
import type { FieldPlan } from './field-hierarchy.ts';
import { levelMoment } from './operations-log.ts';
import { owners } from './names.ts';
import type { Outage } from './outages.ts';
import { Random } from './random.ts';
import type { WellPlan } from './well-plan.ts';
import type { WellScenario } from './well-scenario.ts';

type ScheduleRow = Required<Omit<CopyRow<'schedule_entry'>, 'system_address' | 'version'>>;

/** What plans the turnarounds of all fields: they are changed there. */
const turnaroundSystem = 'Turnaround planning';

/** When an activity is planned and takes place; times in ms. */
interface Timing {
  id: string;
  from: number;
  to: number;
  /** When it really began and ended, once it has. */
  actualFrom: number;
  actualTo: number;
  /** Infinite: never approved. */
  approvedAt: number;
  /** What becomes of it when its time has come. */
  fate: 'done' | 'cancelled' | 'late';
  /** Hours of full loss that it costs its well, or each well of the field. */
  lossHours: number;
}

/** A planned activity. */
type PlannedActivity = Timing &
  Pick<ScheduleRow, 'field_id' | 'well_id' | 'facility' | 'activity' | 'title' | 'owner'> & {
    /** Of a step of the frequency (Hz). */
    step?: { from: number; to: number };
    /** What it is for, where its planner said so. */
    purpose?: { purpose: NonNullable<ScheduleRow['purpose']>; note: string };
    crew?: string;
  };

/** Days between the tests of a well. */
const testIntervalDays = 91;
/** Share of plain activities that are called off or slip. */
const canceledShare = 0.05;
const lateShare = 0.06;

/** Activities of one well up to the end of its calendar, as they are known at a moment (ms). */
export function wellActivities(scenario: WellScenario, seed: string, now: number): PlannedActivity[] {
  return [...outageActivities(scenario), ...stepActivities(scenario, now), ...testActivities(scenario, seed)];
}

function outageActivities({ plan, outages }: WellScenario): PlannedActivity[] {
  const random = new Random(`${plan.id}/purposes`);
  return outages
    .filter(({ planned, kind }) => planned || kind === 'espReplacement')
    .map((outage): PlannedActivity => {
      const activity =
        outage.kind === 'chemical' ? 'chemical' : outage.kind === 'workover' ? 'workover' : 'espReplacement';
      // The rig comes days after a pump has failed, too late to be approved a week ahead.
      const wait = outage.planned ? 0 : 0.4 * (outage.to - outage.from);
      return {
        ...tied(outage, `sc-${plan.id}-${outage.key}`, outage.from + wait),
        ...ofWell(plan),
        activity,
        title: `${activityTitles[activity]} ${plan.name}`,
        owner: activity === 'chemical' ? owners[1] : owners[0],
        ...purposeOf(random, activity, outage.planned),
        crew: `${plan.field.name} ${activity === 'chemical' ? 'coiled tubing' : 'rig'}`,
      };
    });
}

/** Share of planned work whose planner wrote down no purpose. */
const unexplainedShare = 0.15;

/** What the planner of work wrote down that it is for. */
function purposeOf(
  random: Random,
  activity: 'chemical' | 'workover' | 'espReplacement',
  isPlanned: boolean,
): Pick<PlannedActivity, 'purpose'> {
  const isUnexplained = random.chance(unexplainedShare);
  const isSafety = random.chance(0.6);
  if (activity === 'chemical')
    return { purpose: { purpose: 'upkeep', note: 'Scale inhibition of the tubing, by its interval' } };
  if (!isPlanned) return { purpose: { purpose: 'failure', note: 'The pump has failed' } };
  if (isUnexplained) return {};
  return {
    purpose: isSafety
      ? { purpose: 'upkeep', note: 'The test of the safety valve and the wellhead is due' }
      : { purpose: 'candidate', note: 'Water shut-off in the lower zone' },
  };
}

/** Largest step that is planned ahead (Hz), as the guard rails have it; a larger one is made without a plan, but for one in so many. */
const plannedHz = 1;
const largeEvery = 8;

function stepActivities({ plan, levels, calendar }: WellScenario, now: number): PlannedActivity[] {
  return levels
    .filter(({ kind, source, logged }) => kind === 'frequencyStep' && source !== 'controller' && logged)
    .filter(
      (event) =>
        Math.abs(event.to - event.from) <= plannedHz ||
        event.number % largeEvery === 0 ||
        levelMoment(calendar, event) <= now,
    )
    .map((event): PlannedActivity => {
      const from = levelMoment(calendar, event);
      return {
        id: `sc-${plan.id}-l${event.number}`,
        ...ofWell(plan),
        activity: 'frequencyStep',
        title: `Frequency ${event.from} to ${event.to} Hz on ${plan.name}`,
        step: { from: event.from, to: event.to },
        from,
        to: from + hourMs,
        actualFrom: from,
        actualTo: from + hourMs,
        approvedAt: from - (2 + (event.number % 9)) * dayMs,
        fate: 'done',
        owner: owners[2],
        lossHours: 0,
      };
    });
}

function testActivities({ plan, calendar }: WellScenario, seed: string): PlannedActivity[] {
  if (plan.flowKind === 'injection') return [];
  const random = new Random(`${seed}/${plan.id}/tests`);
  const activities: PlannedActivity[] = [];
  const last = Math.min(calendar.firstDay + calendar.starts.length - 2, plan.suspendedDay - 1);
  let day = plan.startDay + random.whole(5, testIntervalDays);
  for (; day <= last; day += testIntervalDays + random.whole(-10, 10)) {
    const from = startOf(calendar, day) + 3 * hourMs;
    activities.push({
      ...plain(random, `sc-${plan.id}-t${activities.length + 1}`, from, random.whole(6, 12)),
      ...ofWell(plan),
      activity: 'wellTest',
      title: `Well test ${plan.name}`,
      owner: owners[1],
    });
  }
  return activities;
}

/** What is done at the facilities of a field, and how often (days). */
const facilityWork = [
  { activity: 'inspection', facility: 'Separator train', every: 45, hours: 8, title: 'Vessel inspection' },
  { activity: 'calibration', facility: 'Metering skid', every: 30, hours: 6, title: 'Meter calibration' },
  { activity: 'dataReview', facility: 'Control room', every: 28, hours: 3, title: 'Monthly data review' },
] as const;

/** Activities at a field's facilities up to the end of its calendar. */
export function fieldActivities(
  field: FieldPlan,
  outages: readonly Outage[],
  calendar: DayCalendar,
  seed: string,
): PlannedActivity[] {
  const shutdowns = outages
    .filter(({ planned }) => planned)
    .map((outage): PlannedActivity => ({
      ...tied(outage, `sc-${field.id}-${outage.key}`, outage.from),
      field_id: field.id,
      well_id: null,
      facility: 'Process plant',
      activity: 'plannedShutdown',
      title: `Turnaround ${field.name}`,
      owner: owners[3],
    }));
  const last = calendar.firstDay + calendar.starts.length - 2;
  const upkeep = facilityWork.flatMap(({ activity, facility, every, hours, title }) => {
    const random = new Random(`${seed}/${field.id}/${activity}`);
    const found: PlannedActivity[] = [];
    let day = calendar.firstDay + random.whole(1, every);
    for (; day <= last; day += every + random.whole(-4, 4)) {
      const from = startOf(calendar, day) + 2 * hourMs;
      found.push({
        ...plain(random, `sc-${field.id}-${activity}-${found.length + 1}`, from, hours),
        field_id: field.id,
        well_id: null,
        facility,
        activity,
        title: `${title} ${field.name}`,
        owner: activity === 'dataReview' ? owners[4] : owners[3],
      });
    }
    return found;
  });
  return [...shutdowns, ...upkeep];
}

const activityTitles = {
  chemical: 'Scale treatment',
  workover: 'Workover',
  espReplacement: 'Pump replacement',
};

function ofWell({ id, field }: WellPlan) {
  return { field_id: field.id, well_id: id, facility: null };
}

/** Timing of work that stopped a well or field, planned a little differently from how it went. */
function tied(outage: Outage, id: string, from: number): Timing {
  const hours = (outage.to - from) / hourMs;
  return {
    id,
    from,
    to: from + Math.ceil(hours) * hourMs,
    actualFrom: from,
    actualTo: outage.to,
    approvedAt: outage.planned ? outage.approvedAt : from - dayMs,
    fate: 'done',
    lossHours: hours,
  };
}

/** Timing of work that leaves no trace in the production. */
function plain(random: Random, id: string, from: number, hours: number): Timing {
  const fate = random.weighted({
    done: 1 - canceledShare - lateShare,
    cancelled: canceledShare,
    late: lateShare,
  });
  const delay = random.between(-0.5, 2.5) * hourMs;
  return {
    id,
    from,
    to: from + hours * hourMs,
    actualFrom: from + delay,
    actualTo: from + delay + hours * random.between(0.8, 1.3) * hourMs,
    approvedAt: random.chance(0.9) ? from - random.between(3, 30) * dayMs : Infinity,
    fate,
    lossHours: 0,
  };
}

/** How long after its planned end late work ends (ms). */
const lateByMs = 9 * dayMs;

/** An activity as it is at a moment (ms). @param oilRate of its well or field (Sm3/d) */
export function scheduleRow(activity: PlannedActivity, oilRate: number, now: number): ScheduleRow {
  const { id, from, to, approvedAt, fate, lossHours } = activity;
  const slip = fate === 'late' ? to - from + lateByMs : 0;
  const [began, ended] = [activity.actualFrom + slip, activity.actualTo + slip];
  const isApproved = approvedAt <= now;
  const isCanceled = fate === 'cancelled' && isApproved;
  const hasBegun = !isCanceled && began <= now;
  const isDone = !isCanceled && ended <= now;
  const open = to < now ? 'overdue' : isApproved ? 'confirmed' : 'planned';
  const expected = (oilRate * lossHours) / 24;
  return {
    id,
    field_id: activity.field_id,
    well_id: activity.well_id,
    facility: activity.facility,
    activity: activity.activity,
    title: activity.title,
    step: activity.step ? JSON.stringify({ setting: 'frequency', ...activity.step, unit: 'Hz' }) : null,
    planned_start: moment(from),
    planned_end: moment(to),
    actual_start: hasBegun || isDone ? moment(began) : null,
    actual_end: isDone ? moment(ended) : null,
    status: isCanceled ? 'cancelled' : isDone ? 'done' : hasBegun ? 'inProgress' : open,
    owner: activity.owner,
    expected_deferred: figure(expected, 1),
    actual_deferred: isDone ? figure(expected * ((ended - began) / (to - from)), 1) : null,
    approved_at: isApproved ? moment(approvedAt) : null,
    notes: null,
    purpose: activity.purpose?.purpose ?? null,
    purpose_note: activity.purpose?.note ?? null,
    crew: activity.crew ?? null,
    system: activity.activity === 'plannedShutdown' ? turnaroundSystem : null,
  };
}
