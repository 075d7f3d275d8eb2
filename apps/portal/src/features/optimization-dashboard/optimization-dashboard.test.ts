import { describe, expect, it } from 'vitest';
import { examples } from '@cnx/api/examples';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type {
  FrequencyChange,
  FrequencyInfo,
  SettingAdvice,
  TrackedFrequencyChange,
  WellException,
} from '@cnx/api';
import type { Formats } from '../../insight/use-formats.ts';
import { dateFormat, quantityFormat } from '../../quantities.ts';
import { adviceSettingText, byGrossOil, netOilOf, onlyCounts, settingText } from './advice-row.ts';
import { limitText } from '../../insight/advice-checks.ts';
import { adviceColumns, adviceStateOf } from './advice.columns.tsx';
import { railUnit } from './guard-rails.ts';
import {
  gainOf,
  pumpsToWatch,
  remediesOf,
  watchReasons,
  comparedDays,
  gasClassOf,
  limitSign,
  metered,
  rankOf,
  trackedTakeaway,
  attainedShares,
  countedLosses,
  setpointOf,
  yearedBeside,
} from './optimization-dashboard.ts';
import { calibrationText, openAdviceText, takenText } from './OptimizationFigures.tsx';
import { outcomesText } from './step-outcomes.ts';
import { effectText, verdictOf } from './step-result.tsx';

const formats = {
  t: (key: string, values: Record<string, string | number | undefined> = {}) =>
    [
      values['defaultValue'] ?? key,
      values['count'],
      values['oil'],
      values['inside'],
      values['kinds'],
      values['pieces'],
      values['total'],
      values['net'],
      values['counted'],
    ]
      .filter((part) => part !== undefined)
      .join(' '),
  quantities: quantityFormat('en'),
} as unknown as Formats;

describe('rankOf', () => {
  it('begins with oil, and names no rank where a column is sorted otherwise', () => {
    expect(rankOf(null)).toBe('oil');
    expect(rankOf({ column: 'power', direction: 'ascending' })).toBe('energy');
    expect(rankOf({ column: 'perEnergy', direction: 'descending' })).toBe('oilPerEnergy');
    expect(rankOf({ column: 'power', direction: 'descending' })).toBeNull();
  });
});

describe('railUnit', () => {
  it('converts a margin of temperature without the zero of the scale', () => {
    const margin = { name: 'motorTemperatureMargin', unit: 'K' } as const;
    const { unit, show, read, text } = railUnit(margin, quantityFormat('en', 'field'));
    expect([unit, show(0), show(5), read(9), text(5)]).toEqual(['°F', 0, 9, 5, '9']);
    const metric = railUnit(margin, quantityFormat('en'));
    expect([metric.unit, metric.show(5), metric.read(5)]).toEqual(['°C', 5, 5]);
  });

  it('counts lift gas as gas and oil as liquid', () => {
    const of = (name: 'maxLiftGas' | 'maxOilRate') =>
      railUnit({ name, unit: 'Sm3/d' }, quantityFormat('en', 'field')).unit;
    expect([of('maxLiftGas'), of('maxOilRate')]).toEqual(['Mscf/d', 'bbl/d']);
  });
});

describe('pumps', () => {
  const pump = examples.frequencyInfo[0] as FrequencyInfo;

  it.each([
    [null, 'unknown'],
    [9.9, 'to10'],
    [10, 'to20'],
    [20, 'to30'],
    [30, 'above30'],
  ] as const)('has %s %% free gas in the class %s', (freeGasPct, gas) => {
    expect(gasClassOf({ freeGasPct })).toBe(gas);
  });

  it('leaves out of the chart those that stand still or have no rate', () => {
    const running = { ...pump, frequency: 50, liquidRate: 200 };
    expect(
      metered([
        running,
        { ...running, frequency: 0 },
        { ...running, liquidRate: null },
        { ...running, frequency: null },
      ]),
    ).toEqual([running]);
  });
});

describe('trackedTakeaway', () => {
  const step = (part: Partial<TrackedFrequencyChange>) => ({
    ...(examples.trackedFrequencyChanges as [TrackedFrequencyChange])[0],
    ...part,
  });
  const reduction = { aim: 'reduction', fromHz: 58, toHz: 55, verdict: 'loss' } as const;

  it('counts steps that sought a gain apart from those that reduced the speed', () => {
    const rows = [
      ...[step({ outcome: 'met' }), step({ outcome: 'missed', verdict: 'neutral' }), step({ outcome: null })],
      ...[step({ ...reduction, outcome: 'met' }), step({ ...reduction, outcome: null })],
    ];
    expect(trackedTakeaway(rows)).toEqual({
      kind: 'judged',
      gains: { measured: 3, met: 1, inconclusive: 1, inQuestion: 0 },
      reductions: { measured: 2, met: 1, inconclusive: 1, inQuestion: 0 },
    });
  });

  it('keeps what is inconclusive or in question among the measured steps, and says how many these are', () => {
    const rows = [
      step({ outcome: 'met' }),
      step({ outcome: null, verdict: 'inconclusive' }),
      step({ outcome: null, verdict: 'gain', inQuestion: 'exception' }),
      // Not measured: no days are compared, or nothing was expected of a reduction.
      step({ outcome: null, verdict: 'stabilising' }),
      step({ outcome: null, effect: null }),
      step({ ...reduction, outcome: null, expectedOil: null }),
    ];
    expect(trackedTakeaway(rows)).toMatchObject({
      gains: { measured: 3, met: 1, inconclusive: 1, inQuestion: 1 },
      reductions: { measured: 0 },
    });
    expect(outcomesText(trackedTakeaway(rows), formats)).toBe(
      'optimization.tracked.gained 3; optimization.tracked.inconclusiveOnes 1, optimization.tracked.inQuestionOnes 1.',
    );
  });

  it('takes verdicts of steps up for their outcome where the server says none', () => {
    const known = (verdict: TrackedFrequencyChange['verdict'], toHz = 51) => ({ verdict, fromHz: 50, toHz });
    expect(trackedTakeaway([known('gain'), known('neutral'), known('loss', 49)])).toMatchObject({
      gains: { measured: 2, met: 1 },
    });
  });

  it('distinguishes no step from none with a verdict', () => {
    expect(trackedTakeaway([])).toEqual({ kind: 'none' });
    const open = step({ verdict: 'stabilising', outcome: null });
    expect(trackedTakeaway([open, open])).toEqual({ kind: 'settling', count: 2 });
  });

  it('has attained shares of sought gains alone', () => {
    expect(
      attainedShares([
        step({ attainmentPct: 80 }),
        step({ attainmentPct: null }),
        step({ ...reduction, attainmentPct: 4 }),
      ]),
    ).toEqual([80]);
  });
});

describe('pumpsToWatch', () => {
  const pump = (id: string, window: string | null, freeGasPct: number | null, tripsLast30d = 0) =>
    ({ well: { id }, window, freeGasPct, tripsLast30d }) as FrequencyInfo;

  it('are those outside their range, with 20 % free gas or more, or with trips, each once', () => {
    expect(watchReasons(pump('all', 'upthrust', 40, 3))).toEqual(['upthrust', 'gas', 'trips']);
    expect(remediesOf(pump('gas', 'downthrust', 40))).toEqual(['gas']);
    expect(remediesOf(pump('none', 'downthrust', 3))).toEqual(['downthrust']);
    const found = pumpsToWatch([
      pump('trips', 'inRange', 3, 3),
      pump('twice', 'inRange', 3, 2),
      pump('calm', 'inRange', 19),
      pump('gassy', 'inRange', 20),
      pump('both', 'upthrust', 40),
      pump('still', null, null),
      pump('low', 'downthrust', 3),
    ]);
    expect(found.map(({ well }) => well.id)).toEqual(['both', 'low', 'gassy', 'trips']);
  });
});

describe('what helps a pump', () => {
  const of = (advice: object | null) =>
    remediesOf({
      ...{ window: 'downthrust', freeGasPct: 3, tripsLast30d: 4 },
      advice: advice as FrequencyInfo['advice'],
    });

  it('names no step of the frequency beside what is said of one', () => {
    const said = {
      ...{ limitedBy: 'minRate' as const, missing: [], newestDay: null },
      ...{ rule: 'frequency@1', fits: null },
    };
    expect(of({ ...said, status: 'limited' })).toEqual(['downthrustOtherwise', 'trips']);
    expect(of({ ...said, status: 'advised', limitedBy: null })).toEqual(['downthrustOtherwise', 'trips']);
    expect(of({ ...said, status: 'notComputed', limitedBy: null })).toEqual(['downthrust', 'trips']);
    expect(of(null)).toEqual(['downthrust', 'trips']);
  });
});

describe('a step in words', () => {
  const effect = { low: -3.2, mid: -0.1, high: 3 };
  const step = { verdict: 'inconclusive', effect, fromHz: 51.5, toHz: 50, outcome: null } as const;

  it('has its ±, or why no days are compared', () => {
    expect(effectText(step, formats)).toMatch(/±/u);
    const none = { ...step, effect: null };
    expect(effectText({ ...none, uncompared: 'otherChange' }, formats)).toContain('uncompared.otherChange');
    expect(effectText({ ...none, uncompared: null, verdict: 'stabilising' }, formats)).toContain('settles');
  });

  it('has the ends of its interval where a ± would reach zero and the interval does not, or the other way', () => {
    const skewed = { low: 0.3, mid: 28.5, high: 57.5 };
    expect(effectText({ ...step, verdict: 'gain', effect: skewed }, formats)).toBe('+28.5 (+0.3 – +57.5)');
    expect(effectText({ ...step, effect: { low: -0.2, mid: 4.4, high: 8.4 } }, formats)).toBe(
      '+4.4 (−0.2 – +8.4)',
    );
    expect(effectText({ ...step, effect: { low: 1, mid: 4, high: 8 } }, formats)).toMatch(/±/u);
  });

  it('is as expected only where the interval has what was expected', () => {
    const lost = { verdict: 'loss', from: 98, to: 78, aim: 'reduction', outcome: 'met' } as const;
    const of = (expectedOil: number) =>
      verdictOf({ ...lost, expectedOil, effect: { low: -28.1, mid: -25, high: -21.9 } }, formats);
    expect(of(-24)).toEqual({ text: 'optimization.tracked.reduction.met', tone: 'good' });
    expect(of(-13.6)).toEqual({ text: 'optimization.tracked.reduction.inRange', tone: 'neutral' });
    expect(of(-40)).toEqual({ text: 'optimization.tracked.reduction.lessLost', tone: 'good' });
  });

  it('calls a closing choke a reduction, of which a loss is no warning', () => {
    const closing = { verdict: 'loss', effect, from: 98, to: 78, aim: 'reduction' } as const;
    expect(verdictOf({ ...closing, outcome: 'met' }, formats)).toMatchObject({ tone: 'good' });
    expect(verdictOf({ ...closing, outcome: null }, formats)).toMatchObject({ tone: 'neutral' });
    expect(verdictOf({ ...closing, aim: 'gain', outcome: 'missed' }, formats)).toMatchObject({
      tone: 'warning',
    });
  });
});

describe('gainOf', () => {
  const delta = { ...(examples.trackedFrequencyChanges as [TrackedFrequencyChange])[0].delta, oil: 1.8 };

  it('is the effect that the verdict is of, and after less before where the server says none', () => {
    expect(gainOf({ effect: { low: 1.1, mid: 2.9, high: 4.7 }, delta })).toBe(2.9);
    expect(gainOf({ effect: null, delta })).toBe(1.8);
  });
});

it('limitSign says whether a limit is the least or the most that passes', () => {
  expect(limitSign('motorCurrent', false)).toBe('≤');
  expect(limitSign('intakePressure', false)).toBe('≥');
  // What is counted to say whether a step can be trusted has a least number.
  const counted = ['pastSteps', 'conclusiveSteps', 'triedRates'];
  expect(counted.map((name) => limitSign(name, true) + limitSign(name, false))).toEqual(
    counted.map(() => '≥≥'),
  );
  expect([limitSign('paying', false), limitSign('paying', true)]).toEqual(['≤', '≥']);
});

describe('a row of advice', () => {
  const [change] = examples.frequencyChanges as [FrequencyChange];

  it('gains what is expected of it where it was made without being advised', () => {
    expect(netOilOf({ netOil: null, expectedOil: 1.3 })).toBe(1.3);
    expect(netOilOf({ netOil: 0, expectedOil: 15 })).toBe(0);
  });

  it('is marked where it only brings back counted losses, and what gains the same is ordered by all that it brings', () => {
    const of = (id: string, netOil: number, expectedOil: number) => ({ ...change, id, netOil, expectedOil });
    const rows = [of('small', 0, 0.4), of('large', 0, 15), of('costly', -1, -1), of('part', 0.2, 3)];
    expect(rows.map(onlyCounts)).toEqual([true, true, false, false]);
    expect(byGrossOil(rows).map(({ id }) => id)).toEqual(['large', 'part', 'small', 'costly']);
    const oil = adviceColumns({ ...formats, dates: dateFormat('en') }, rows).find(({ id }) => id === 'oil')!;
    const marks = rows.map((row) =>
      renderToStaticMarkup(createElement(Fragment, null, oil.cell!(row, 'column'))).includes('onlyCounted'),
    );
    expect(marks).toEqual([true, true, false, false]);
  });

  it('writes from where to where', () => {
    expect(settingText({ ...change, fromHz: 50, toHz: 51.5 }, formats)).toBe('50.0 → 51.5\u00a0Hz');
    const [choke, gas] = examples.settingAdvice as [SettingAdvice, SettingAdvice];
    expect(adviceSettingText(choke, formats)).toBe('34 → 40\u00a0%');
    expect(adviceSettingText(gas, formats)).toBe('42,000 → 51,000\u00a0Sm³/d');
    const field = { ...formats, quantities: quantityFormat('en', 'field') };
    // Lift gas is a gas: 42,000 Sm³/d are 1,483 Mscf/d, not barrels.
    expect(adviceSettingText(gas, field)).toBe('1,483 → 1,800\u00a0Mscf/d');
  });

  it('says what keeps a choke from going further, also by a guard rail', () => {
    expect(limitText({ limitingCheck: 'tried' }, formats)).toBe('optimization.limit.tried');
    expect(limitText({ limitingCheck: 'gasException' }, formats)).toBe('gasException');
    expect(limitText({ limitingCheck: null }, formats)).toBeNull();
  });
});

describe('comparedDays', () => {
  const step = {
    ...{ at: '2026-10-15T10:00:00+02:00', stabilisedAt: '2026-10-18T00:00:00+02:00' },
    ...{ baselineDays: 7, afterDays: 10 },
  };
  const days = (some: Parameters<typeof comparedDays>[0]) =>
    comparedDays(some).map(({ name, from, to }) =>
      [name, ...[from, to].map((time) => new Date(time).toISOString().slice(5, 10))].join(' '),
    );

  it('are those before the step and those from the first steady one', () => {
    expect(days(step)).toEqual(['before 10-08 10-14', 'after 10-18 10-27']);
    expect(days({ ...step, stabilisedAt: null })).toEqual(['before 10-08 10-14']);
    expect(days({ ...step, baselineDays: 0 })).toEqual([]);
  });
});

describe('takenText', () => {
  it('says what followed advice has brought, and nothing where none was followed', () => {
    expect(takenText(examples.optimizationSummary, formats)).toBe('optimization.taken +975\u00a0Sm³ 7 9');
    expect(takenText({ ...examples.optimizationSummary, takenAdvice: 0 }, formats)).toBeNull();
  });
});

describe('open advice', () => {
  it('says how much of it is on pumps, on chokes and on lift gas, and nothing of a kind without any', () => {
    const of = (openAdvice: number, openPumpAdvice: number, openChokeAdvice: number | null) =>
      openAdviceText({ openAdvice, openPumpAdvice, openChokeAdvice }, formats);
    const [pumps, chokes, gas] = ['pumps', 'chokes', 'gasLift'].map(
      (kind) => `optimization.open.kinds.${kind}`,
    );
    expect(of(61, 15, 40)).toBe(`optimization.openAdvice ${pumps} 15, ${chokes} 40, ${gas} 6 61`);
    expect(of(42, 16, 26)).toBe(`optimization.openAdvice ${pumps} 16, ${chokes} 26 42`);
    expect(of(42, 16, null)).toBe(
      `optimization.openAdvice ${pumps} 16, optimization.open.kinds.others 26 42`,
    );
    expect(of(0, 0, 0)).toBeNull();
    const gain = { openNetOil: 45.1, openGrossOil: 155.5 };
    expect(
      openAdviceText({ openAdvice: 61, openPumpAdvice: 15, openChokeAdvice: 40, ...gain }, formats),
    ).toContain('optimization.openGain +45.1\u00a0Sm³/d 110.4\u00a0Sm³/d');
    // What would be written as 0.0 is not said, as on the dashboard.
    const none = { openNetOil: 45.1, openGrossOil: 45.14 };
    expect(
      openAdviceText({ openAdvice: 61, openPumpAdvice: 15, openChokeAdvice: 40, ...none }, formats),
    ).toContain('optimization.openNet +45.1\u00a0Sm³/d');
  });
});

describe('what advised steps did together', () => {
  const text = (low: number, mid: number, high: number, expected = 10) =>
    calibrationText({ calibration: { steps: 9, expected, low, mid, high } }, formats)!
      .split(' ')
      .at(-1);

  it('is told from what was expected and from nothing, as far as its interval goes', () => {
    expect(text(4, 8, 12)).toBe('optimization.calibration.expected');
    expect(text(-4, 5, 14)).toBe('optimization.calibration.nothing');
    expect(text(1, 3, 5)).toBe('optimization.calibration.less');
    expect(text(12, 14, 16)).toBe('optimization.calibration.more');
    expect(calibrationText({ calibration: null }, formats)).toBeNull();
  });
});

describe('the state of advice', () => {
  const row = {
    ...(examples.frequencyChanges as [FrequencyChange])[0],
    ...({ status: 'done', decidedBy: null, plannedFor: null } as const),
  };
  const result = (part: Partial<TrackedFrequencyChange>) => ({
    ...(examples.trackedFrequencyChanges as [TrackedFrequencyChange])[0],
    ...{ inQuestion: null, ...part },
  });

  it('is what came of its step, once that was made, accepted here or not', () => {
    expect(adviceStateOf(row)).toBe('doneUnaccepted');
    expect(adviceStateOf({ ...row, decidedBy: 'Erin Moe' })).toBe('done');
    const states = (['stabilising', 'gain', 'neutral', 'loss', 'inconclusive'] as const).map((verdict) =>
      adviceStateOf({ ...row, result: result({ verdict }) }),
    );
    expect(states).toEqual(['measuring', 'proved', 'noGain', 'noGain', 'inconclusive']);
    const questioned = result({ verdict: 'gain', inQuestion: 'exception' });
    expect(adviceStateOf({ ...row, result: questioned })).toBe('inQuestion');
    expect(adviceStateOf({ ...row, status: 'proposed' })).toBe('proposed');
  });
});

describe('what open exceptions lose already', () => {
  const [example] = examples.exceptions as [WellException];
  const lossOf = (more: Partial<WellException>): WellException => ({
    ...example,
    ...{ isOpen: true, product: 'oil', lossPerDay: 36.6 },
    ...more,
  });

  it('is oil, of what is open or stands and loses some', () => {
    const open = lossOf({});
    const others = [
      lossOf({ isOpen: false, status: 'resolved' }),
      lossOf({ product: 'gas' }),
      lossOf({ lossPerDay: null }),
    ];
    const standing = lossOf({ isOpen: false, status: 'standing' });
    const all = [...others, open, standing, lossOf({ lossPerDay: 0 })];
    expect(countedLosses(all)).toEqual([open, standing]);
  });
});

it('writes days with their year where that is not the one of the newest day', () => {
  const dated = { ...formats, dates: dateFormat('en') } as Formats;
  const write = (day: string, newest: string | null) => yearedBeside(dated, day, newest).dates.shortDay(day);
  expect(write('2026-02-10', '2026-11-27')).toBe('Feb 10');
  expect(write('2025-02-10', '2026-11-27')).toBe('Feb 10, 2025');
  expect(write('2025-02-10', null)).toBe('Feb 10, 2025');
  const { dates } = yearedBeside(dated, '2025-02-10', '2026-11-27');
  expect(dates.shortClock('2025-02-10T07:00:00+01:00')).toBe('Feb 10, 2025, 07:00 UTC+1');
});

describe('the setpoint of a step', () => {
  const checksOf = (mode: number) =>
    ({
      checks: [
        { name: 'driveMode', value: mode, limit: 0, unit: '', pass: true, checked: mode === 0 },
        { name: 'motorCurrent', value: 41.2, limit: 60, unit: 'A', pass: true, checked: true },
        { name: 'intakePressure', value: 52.6, limit: 30, unit: 'bar', pass: true, checked: true },
      ],
    }) as Pick<FrequencyChange, 'checks'>;

  it('is the pressure or the current that the drive holds, and none of a fixed frequency', () => {
    expect(setpointOf(checksOf(1))).toEqual({ mode: 'intakePressureControl', value: 52.6, unit: 'bar' });
    expect(setpointOf(checksOf(2))).toEqual({ mode: 'currentControl', value: 41.2, unit: 'A' });
    expect(setpointOf(checksOf(0))).toBeNull();
    expect(setpointOf({ checks: [] })).toBeNull();
  });
});
