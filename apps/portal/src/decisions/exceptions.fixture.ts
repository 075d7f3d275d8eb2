// Exceptions of a small field around 19 November 2026, for tests and stories.
import type { Person, WellException } from '@cnx/api';
import { examples } from '@cnx/api/examples';

const [example] = examples.exceptions as [WellException];
const { exception: _exception, ...evidence } = examples.exceptionCase;

export const kari: Person = example.owner!;
export const erin: Person = { id: '0b8f6a52-3c0e-4f1d-9d7b-6a1c2e3f4a5b', name: 'Erin Moe' };

/** An open drop of NV-A-01 from 142.1 to 87.9 Sm3/d that no user has looked at, but for what is given. */
export const exception = (given: Partial<WellException> = {}): WellException => ({
  ...example,
  newestFoundAt: '2026-11-19T05:00:00.000Z',
  status: 'new',
  owner: null,
  comments: 0,
  decidedBy: null,
  decidedAt: null,
  version: 1,
  ...given,
});

const well = (name: string, fieldName = 'Venture') => ({
  id: name,
  name,
  fieldId: fieldName.toLowerCase(),
  fieldName,
});

/** Open events, the largest loss per day first. */
export const exceptions: readonly WellException[] = [
  exception(),
  exception({
    id: 'hpd-81',
    well: well('NV-A-07'),
    kind: 'downtime',
    kinds: ['downtime'],
    findings: 1,
    silence: null,
    since: '2026-11-19',
    newestFoundAt: '2026-11-20T05:00:00.000Z',
    rate: 31.4,
    baseline: 71.1,
    dropPct: 55.8,
    lossPerDay: 39.7,
    lossSoFar: 39.7,
    cause: 'downtime',
    causeScore: 1,
    causeEvent: null,
    status: 'assigned',
    owner: kari,
    version: 2,
  }),
  exception({
    id: 'gi-12',
    well: well('BR-B-04', 'Breeze'),
    kind: 'gas',
    kinds: ['gas'],
    findings: 1,
    silence: null,
    since: '2026-11-10',
    rate: null,
    baseline: null,
    dropPct: null,
    rateDay: null,
    lossPerDay: 6.2,
    lossSoFar: 58,
    cause: null,
    causeScore: null,
    causeEvent: null,
    severity: 'medium',
    status: 'snoozed',
    snoozedUntil: '2026-11-24T06:00:00+01:00',
    owner: erin,
    version: 4,
  }),
];

/** A drop that a well test accounts for. */
export const planned: WellException = exception({
  id: 'hpd-90',
  well: well('NV-A-03'),
  findings: 1,
  silence: null,
  kinds: ['drop'],
  status: 'expected',
  isOpen: false,
  lossPerDay: null,
  lossSoFar: 22,
  cause: 'unknown',
  causeEvent: null,
  plannedActivity: {
    id: 's-4',
    title: 'Multi-rate test',
    activity: 'wellTest',
    plannedStart: '2026-11-18T06:00:00+01:00',
    plannedEnd: '2026-11-21T06:00:00+01:00',
  },
});

/** An event with its evidence. */
export const caseOf = (row: WellException) => ({ exception: row, ...evidence });
