// Activities around 20 November 2026, for tests and stories.
import type { ScheduledActivity } from '@cnx/api';
import { examples } from '@cnx/api/examples';

const [example] = examples.schedules as [ScheduledActivity];

/** A well test of NV-A-07 on 21 November, but for what is given. */
export const activity = (given: Partial<ScheduledActivity> = {}): ScheduledActivity => ({
  ...example,
  notes: null,
  ...{ merit: null, clashes: [] },
  ...given,
});

const wellNamed = (name: string) => ({ id: name, name, fieldId: 'breeze', fieldName: 'Breeze' });

/** Names of the fields of {@link activities}. */
export const fieldNames = new Map([
  ['venture', 'Venture'],
  ['breeze', 'Breeze'],
]);

export const activities: readonly ScheduledActivity[] = [
  activity(),
  activity({
    id: 'sc-20',
    well: wellNamed('BR-B-09'),
    activity: 'espReplacement',
    title: 'Replace pump, run 4',
    plannedStart: '2026-11-16T06:00:00+01:00',
    plannedEnd: '2026-11-24T18:00:00+01:00',
    actualStart: '2026-11-17T07:30:00+01:00',
    status: 'inProgress',
    expectedDeferred: 310,
    conflictIds: ['sc-33'],
  }),
  activity({
    id: 'sc-33',
    well: wellNamed('BR-B-09'),
    activity: 'inspection',
    title: 'Wellhead inspection',
    plannedStart: '2026-11-23T08:00:00+01:00',
    plannedEnd: '2026-11-23T16:00:00+01:00',
    status: 'planned',
    expectedDeferred: 0,
    conflictIds: ['sc-20'],
  }),
  activity({
    id: 'sc-35',
    well: null,
    facility: 'Separator 2',
    fieldId: 'breeze',
    activity: 'plannedShutdown',
    title: 'Internal inspection',
    plannedStart: '2026-11-30T06:00:00+01:00',
    plannedEnd: '2026-12-08T06:00:00+01:00',
    status: 'planned',
    expectedDeferred: 820,
    owner: null,
  }),
  activity({
    id: 'sc-12',
    well: wellNamed('BR-B-02'),
    activity: 'chemical',
    title: 'Scale squeeze',
    plannedStart: '2026-11-15T08:00:00+01:00',
    plannedEnd: '2026-11-16T08:00:00+01:00',
    status: 'overdue',
    expectedDeferred: 22,
  }),
  activity({
    id: 'sc-40',
    well: wellNamed('BR-B-04'),
    plannedStart: '2026-11-22T08:00:00+01:00',
    plannedEnd: '2026-11-22T20:00:00+01:00',
    status: 'cancelled',
  }),
];
