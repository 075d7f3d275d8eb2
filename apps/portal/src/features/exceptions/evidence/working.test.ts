import type { ExceptionFinding } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import { evidence as texts } from '../../../i18n/en/evidence.ts';
import { quantityFormat, type QuantityFormat } from '../../../quantities.ts';
import {
  downtimeCase,
  downtimeProduction,
  changeFinding,
  dropFinding,
  evidenceCase,
  exception,
  gasFinding,
  production,
  silenceFinding,
} from './evidence.fixture.ts';
import { evidenceWindow, expectedRates, findingDays, lossDays } from './finding-days.ts';
import { calculationText, figureText, resultText } from './working-text.ts';
import { written, type WorkingLine } from './working-line.ts';
import { findingWorking, lossSoFarWorking, lossWorking, meanLossWorking, toNewestDay } from './working.ts';

const metric = quantityFormat('en');
const field = quantityFormat('en', 'field');
/** Texts are their keys, with what is put into them. */
const wordsOf = (quantities: QuantityFormat) => ({
  quantities,
  t: ((key: string, given?: object) =>
    given ? `${key} ${Object.values(given).join(' ')}` : key) as unknown as Parameters<
    typeof resultText
  >[1]['t'],
});
const linesOf = (
  finding: ExceptionFinding,
  series: Parameters<typeof findingDays>[1] = production,
  quantities: QuantityFormat = metric,
) => findingWorking(finding, findingDays(finding, series), quantities);
const line = (lines: readonly WorkingLine[], id: WorkingLine['id']) => lines.find((each) => each.id === id)!;
const shown = (lines: readonly WorkingLine[], id: WorkingLine['id'], quantities = metric) => {
  const words = wordsOf(quantities);
  return `${calculationText(line(lines, id), words)} = ${resultText(line(lines, id), words)}`.replaceAll(
    '\u00a0',
    ' ',
  );
};

/** A number of a text, as a reader types it into a calculator. */
const typed = (text: string) => Number(text.replaceAll(',', '').replaceAll('−', '-'));

describe('the loss of the newest day', () => {
  const of = (given: Parameters<typeof lossWorking>[0], format = metric) => {
    const found = lossWorking(given, format);
    return found && shown([found], 'lossOnDay', format);
  };
  const day = { product: 'oil', rateDay: '2026-11-22' } as const;

  it('is what was expected less what is, and nothing of a well that makes more', () => {
    expect(of({ ...day, baseline: 92.9, rate: 0 })).toBe('92.9 − 0.0 = 92.9 Sm³/d');
    expect(of({ ...day, baseline: 36.8, rate: 50.4 })).toBe('evidence.greater 36.8 − 50.4 = 0.0 Sm³/d');
    expect(of({ ...day, baseline: 92.9, rate: 0 }, field)).toMatch(/^584.* − 0.0 = 584/);
  });

  it('is not worked out of what is of no newest day', () => {
    expect(of({ ...day, rateDay: null, baseline: 92.9, rate: 0 })).toBeNull();
    expect(of({ ...day, baseline: null, rate: 0 })).toBeNull();
  });
});

describe('the loss so far', () => {
  const series = { day: ['2026-10-25', '2026-10-26', '2026-10-27'], hours: [25, 24, 12] };
  const of = (day: string, expected: number | null, actual: number, lost: number | null, planned = 0) =>
    ({ day, expected, actual, planned, lost }) as const;
  const days = [
    // An hour more was expected of the day of 25 hours.
    of('2026-10-25', 100, 90, 10),
    of('2026-10-26', 95.5, 130, 0),
    of('2026-10-27', 95, 40, 26, 29),
  ];
  const event = { product: 'oil', lossSoFar: 36 } as const;
  it('is the sum of what each day lacks as it was worked out, with the hours of the day', () => {
    const loss = lossDays({ exception: event, lossDays: days }, series)!;
    expect(loss.days.map(({ hours, expected, planned, lost }) => [hours, expected, planned, lost])).toEqual([
      [25, 100, 0, 10],
      [24, 95.5, 0, 0],
      [12, 95, 29, 26],
    ]);
    expect(loss).toMatchObject({ from: '2026-10-25', to: '2026-10-27' });
    expect(lossSoFarWorking(event, loss, metric)).toMatchObject({ holds: true, result: { value: 36 } });
    const mean = meanLossWorking(event, loss, metric)!;
    expect(shown([mean], 'meanLoss')).toBe('36.0 ÷ 3 = 12.0 Sm³/d');
  });
  it('has no days without a loss', () => {
    const none = (lossSoFar: number | null, all: typeof days = days) =>
      lossDays({ exception: { lossSoFar }, lossDays: all }, series);
    expect([none(0), none(null), none(36, [])]).toEqual([null, null, null]);
  });
  it('is measured by a rule against the same expected rate, which goes down with the well', () => {
    const { own } = findingDays(dropFinding, production, new Map([[dropFinding.beginDay, 100]]));
    const [first, second] = own;
    expect(first?.lost).toBeCloseTo(100 - first!.rate!, 6);
    expect(second?.lost).toBeCloseTo(
      dropFinding.inputs.find(({ name }) => name === 'baseline')!.value - second!.rate!,
      6,
    );
    const rates = expectedRates(days, { day: series.day, dayHours: [25, 24, 24] });
    expect([...rates.values()]).toEqual([96, 95.5, 95]);
  });
});

describe('a small well, worked out by hand', () => {
  // Five days of 100, 104, 96, 102, 98 Sm³, the fourth in 20 hours; then 70 and 66 Sm³.
  // Rates: 100, 104, 96, 122.4, 98, in order 96, 98, 100, 104, 122.4: the median is 100. 66, 70: the median is 68.
  const series = {
    day: ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07'],
    dayHours: [24, 24, 24, 24, 24, 24, 24],
    hours: [24, 24, 24, 20, 24, 24, 24],
    oil: [100, 104, 96, 102, 98, 70, 66],
    valid: [true, true, true, true, true, true, true],
    potentialOil: [100, 100, 100, 100, 100, 100, 100],
    normalisedOil: [100, 104, 96, 122.4, 98, 70, 66],
    normalisedLiquid: [],
    waterCut: [],
    gor: [],
  };
  const finding: ExceptionFinding = {
    ...dropFinding,
    beginDay: '2026-11-06',
    baselineFrom: '2026-11-01',
    baselineTo: '2026-11-05',
    inputs: [
      { name: 'rate', value: 68, unit: 'Sm3/d' },
      { name: 'baseline', value: 100, unit: 'Sm3/d' },
      { name: 'lossSinceStart', value: 64, unit: 'Sm3' },
    ],
    severityFactors: { loss: 32, confidence: 0.8, persistenceDays: 2 },
  };
  const days = findingDays(finding, series);

  it('shows each step with its result', () => {
    expect(days.baseline.map(({ rate }) => rate)).toEqual([100, 104, 96, 122.4, 98]);
    expect(days.own.map(({ lost }) => lost)).toEqual([30, 34]);
    const lines = findingWorking(finding, days, metric);
    expect(lines.map(({ id, holds }) => [id, holds])).toEqual([
      ['baseline', true],
      ['rate', true],
      ['drop', true],
      ['dropPct', true],
      ['deciding', true],
      ['lossSinceStart', true],
      ['severity', true],
    ]);
    expect(shown(lines, 'drop')).toBe('100.0 − 68.0 = 32.0 Sm³/d');
    expect(shown(lines, 'dropPct')).toBe('100 × 32.0 ÷ 100.0 = 32 %');
    expect(shown(lines, 'deciding')).toBe('30 % ≥ 20 % = evidence.met');
    expect(shown(lines, 'lossSinceStart')).toBe('evidence.sumOf 2 = 64.0 Sm³');
    expect(shown(lines, 'severity')).toBe('32.00 × 0.80 × evidence.lesser 2 5 = 51.20');
  });

  it('says that rows have changed when they no longer give what the rule stated', () => {
    const changed = { ...series, oil: [100, 104, 96, 102, 98, 90, 90] };
    const lines = findingWorking(finding, findingDays(finding, changed), metric);
    expect(line(lines, 'rate').holds).toBe(false);
    expect(line(lines, 'baseline').holds).toBe(true);
  });

  it('leaves out days that do not show what the well can do', () => {
    const spoilt = { ...series, valid: series.valid.map((_, i) => i > 2) };
    expect(findingDays(finding, spoilt).baseline.map(({ day }) => day)).toEqual(['2026-11-04', '2026-11-05']);
  });

  it('takes the day that decided where the rule needs a single one', () => {
    const critical = { ...finding, rule: { ...finding.rule!, limit: 33, persistence: 'P1D' } };
    expect(shown(findingWorking(critical, days, metric), 'deciding')).toBe('34 % ≥ 33 % = evidence.met');
  });

  it('works without the days, with what is stated', () => {
    const lines = findingWorking(finding, null, metric);
    expect(lines.map(({ id }) => id)).toEqual(['drop', 'dropPct', 'limit', 'severity']);
  });
});

describe('what a reader gets by hand from what is shown', () => {
  /** The texts of the two functions, as they are read. */
  const read = (text: string) =>
    text
      .replace(/evidence\.lesser (\S+) (\S+)/, (_, days: string, most: string) =>
        texts.lesser.replace('{{days}}', days).replace('{{most}}', most),
      )
      .replace(/evidence\.greater (\S+ − \S+)/, (_, value: string) =>
        texts.greater.replace('{{value}}', value),
      );
  /** Products before differences, from the left. */
  const chain = (text: string): number =>
    text
      .split(' − ')
      .map((product) => {
        const [first = '', ...rest] = product.split(/ (?=[×÷] )/);
        return rest.reduce((value, step) => {
          const by = typed(step.slice(2));
          return step.startsWith('×') ? value * by : value / by;
        }, typed(first));
      })
      .reduce((value, next) => value - next);
  /** Works a line out from its text alone: the innermost parentheses first. */
  const byHand = (text: string): number => {
    const inner = /(min|max)?\(([^()]*)\)/.exec(text);
    if (!inner) return chain(text);
    const values = inner[2]!.split(',\u00a0').map(chain);
    const value = { min: Math.min, max: Math.max }[inner[1] ?? 'max']!(...values);
    return byHand(text.replace(inner[0], String(value)));
  };
  const compared: Record<string, (a: number, b: number) => boolean> = {
    '≥': (a, b) => a >= b,
    '>': (a, b) => a > b,
    '<': (a, b) => a < b,
    '≤ ±': (a, b) => Math.abs(a) <= b,
  };
  const ofDays = {
    median: (values: number[]) => {
      const sorted = values.toSorted((a, b) => a - b);
      return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
    },
    mean: (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length,
    sum: (values: number[]) => values.reduce((sum, value) => sum + value, 0),
  };
  const gasOf = (
    rule: Pick<NonNullable<ExceptionFinding['rule']>, 'id' | 'limit' | 'unit'>,
    inputs: ExceptionFinding['inputs'] = [],
  ): ExceptionFinding => ({
    ...gasFinding,
    rule: { ...gasFinding.rule!, ...rule },
    inputs: [...gasFinding.inputs, ...inputs],
  });
  const worked: Record<string, readonly [ExceptionFinding, typeof production, readonly string[]]> = {
    drop: [
      dropFinding,
      production,
      ['baseline', 'rate', 'drop', 'dropPct', 'deciding', 'lossSinceStart', 'severity'],
    ],
    downtime: [
      downtimeCase.findings[0]!,
      downtimeProduction,
      ['hours', 'baseline', 'rate', 'drop', 'dropPct', 'lossSinceStart', 'severity'],
    ],
    R1: [gasFinding, production, ['limit', 'oilLoss', 'severity']],
    R2: [
      gasOf({ id: 'R2', limit: 3, unit: '1' }, [
        { name: 'motorCurrentVariation', value: 9.3, unit: '%' },
        { name: 'motorCurrentVariationBaseline', value: 2.1, unit: '%' },
        { name: 'currentShareLimit', value: 85, unit: '%' },
      ]),
      production,
      ['variationRatio', 'limit', 'currentRatio', 'limit', 'oilLoss', 'severity'],
    ],
    R3: [
      gasOf({ id: 'R3', limit: 10, unit: '%' }, [
        { name: 'pressureRiseLimit', value: 2, unit: '%' },
        { name: 'frequencyStepLimit', value: 0.5, unit: 'Hz' },
      ]),
      production,
      ['pressureRise', 'limit', 'liquidFall', 'limit', 'frequencyStep', 'limit', 'oilLoss', 'severity'],
    ],
    R4: [
      {
        ...gasFinding,
        rule: { ...gasFinding.rule!, id: 'R4', limit: 1.25, unit: '1' },
        inputs: [
          { name: 'gor', value: 151.27, unit: 'Sm3/Sm3' },
          { name: 'gorBaseline', value: 112.43, unit: 'Sm3/Sm3' },
          { name: 'oilLoss', value: 21.8, unit: 'Sm3/d' },
          { name: 'oilBaseline', value: 142.1, unit: 'Sm3/d' },
          { name: 'oilRate', value: 120.3, unit: 'Sm3/d' },
        ],
        severityFactors: { loss: 21.8, confidence: 0.6, persistenceDays: 12 },
      },
      production,
      ['gorRatio', 'limit', 'oilLoss', 'severity'],
    ],
    'unrounded values': [
      {
        ...dropFinding,
        inputs: [
          { name: 'rate', value: 87.9461, unit: 'Sm3/d' },
          { name: 'baseline', value: 142.0537, unit: 'Sm3/d' },
        ],
        severityFactors: { loss: 54.1076, confidence: 0.8, persistenceDays: 3 },
      },
      { ...production, day: [] },
      ['drop', 'dropPct', 'limit', 'severity'],
    ],
  };

  it.each(Object.entries(worked))(
    'is what is stated, in both systems of units: %s',
    (_name, [finding, series, ids]) => {
      for (const quantities of [metric, field]) {
        const words = wordsOf(quantities);
        const lines = linesOf(finding, series, quantities);
        expect(lines.map(({ id }) => id)).toEqual(ids);
        for (const each of lines) {
          const text = read(calculationText(each, words));
          const result = resultText(each, words);
          const shownLine = `${each.id}: ${text} = ${result}`;
          if (each.result === null) {
            const [, left, sign, right] = /^(\S+).*? (≥|>|<|≤ ±)\s?(\S+)/.exec(text)!;
            expect(compared[sign!]!(typed(left!), typed(right!)), shownLine).toBe(true);
            expect(result).toBe('evidence.met');
            continue;
          }
          const { operation, operands } = each;
          const shownDays = operands.map((figure) => typed(figureText(figure, words).split('\u00a0')[0]!));
          const value =
            operation === 'median' || operation === 'mean' || operation === 'sum'
              ? ofDays[operation](shownDays)
              : byHand(text);
          expect(value.toFixed(each.result.digits), shownLine).toBe(
            typed(result.split('\u00a0')[0]!).toFixed(each.result.digits),
          );
        }
      }
    },
  );

  it('writes what each gas rule compares, and the oil that it costs', () => {
    const textsOf = (name: string) =>
      linesOf(worked[name]![0]).map((each) =>
        `${read(calculationText(each, wordsOf(metric)))} = ${resultText(each, wordsOf(metric))}`.replaceAll(
          '\u00a0',
          ' ',
        ),
      );
    const lost = 'max(0, 345.0 − 288.5) × (1 − 60 ÷ 100) = 22.6 Sm³/d';
    expect(textsOf('R1').slice(0, -1)).toEqual(['31.4 % > 25 % = evidence.met', lost]);
    expect(textsOf('R2').slice(0, -1)).toEqual([
      '9.3 ÷ 2.1 = 4.43',
      '4.43 > 3.00 = evidence.met',
      '100 × 38.2 ÷ 46.9 = 81.4 %',
      '81.4 % < 85 % = evidence.met',
      lost,
    ]);
    expect(textsOf('R3').slice(0, -1)).toEqual([
      '100 × (61.3 ÷ 58.4 − 1) = 5.0 %',
      '5.0 % ≥ 2 % = evidence.met',
      '100 × (1 − 288.5 ÷ 345.0) = 16.4 %',
      '16.4 % ≥ 10 % = evidence.met',
      '44.0 − 44.2 = −0.2 Hz',
      '−0.2 Hz ≤ ±0.5 Hz = evidence.met',
      lost,
    ]);
    expect(textsOf('R4').slice(0, -1)).toEqual([
      '151.3 ÷ 112.4 = 1.35',
      '1.35 > 1.25 = evidence.met',
      'max(0, 142.1 − 120.3) = 21.8 Sm³/d',
    ]);
  });

  it('says that a loss was stated where the inputs give another one', () => {
    const other = gasOf({ id: 'R1', limit: 25, unit: '%' });
    const inputs = other.inputs.map((input) => (input.name === 'waterCut' ? { ...input, value: 50 } : input));
    expect(line(linesOf({ ...other, inputs }), 'oilLoss').holds).toBe(false);
  });

  it('shows one more digit where rounding would break a sum', () => {
    // 10.04 − 5.06 = 4.98, but 10.0 − 5.1 = 4.9.
    const { operands, result } = written(
      {
        id: 'drop',
        operation: 'difference',
        operands: [
          { value: 10.04, unit: 'Sm3/d' },
          { value: 5.06, unit: 'Sm3/d' },
        ],
        result: { value: 4.98, unit: 'Sm3/d' },
      },
      metric,
    );
    expect([...operands, result!].map(({ digits }) => digits)).toEqual([2, 2, 1]);
  });

  it('never shows a comparison that contradicts its verdict', () => {
    const close = written(
      {
        id: 'limit',
        operation: 'atLeast',
        operands: [
          { value: 19.98, unit: '%' },
          { value: 20, unit: '%' },
        ],
        result: null,
      },
      metric,
    );
    expect([close.holds, close.operands[0]!.digits]).toEqual([false, 2]);
  });

  it('agrees with a result that computing has left a little below half of a digit', () => {
    const severity = written(
      {
        id: 'severity',
        operation: 'severity',
        operands: [
          { value: 3.565, unit: 'Sm3/d' },
          { value: 1, unit: '1' },
          { value: 5, unit: 'd' },
        ],
        result: { value: 17.82499999999999, unit: '1' },
      },
      metric,
    );
    expect(severity.holds).toBe(true);
  });
});

describe('the days of the evidence', () => {
  it('are 90 up to the newest', () => {
    expect(evidenceWindow(exception, [dropFinding], '2026-11-19')).toEqual({
      from: '2026-08-22',
      to: '2026-11-19',
    });
  });

  it('are those around an event that is long over, with its baseline', () => {
    const [old] = evidenceCase.earlier;
    expect(evidenceWindow(old!, [], '2026-11-19')).toEqual({ from: '2026-04-25', to: '2026-07-23' });
    expect(evidenceWindow({ since: '2026-08-30', endedOn: null }, [], '2026-11-19').from).toBe('2026-07-01');
  });

  it('reach back to the first day of a baseline', () => {
    const finding = { baselineFrom: '2026-06-03' };
    expect(evidenceWindow(exception, [finding], '2026-11-19').from).toBe('2026-06-03');
  });
});

describe('a change of the oil rate', () => {
  // 100, 104, 96 before: 100. 90, 88 since: 89. 89 - 100 = -11, 11 % of 100.
  const series = {
    ...production,
    day: ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'],
    hours: [24, 24, 24, 24, 24],
    oil: [100, 104, 96, 90, 88],
    normalisedOil: [100, 104, 96, 90, 88],
    valid: [true, true, true, true, true],
  };
  const finding: ExceptionFinding = {
    ...changeFinding,
    beginDay: '2026-11-04',
    inputs: [
      { name: 'meanBefore', value: 100, unit: 'Sm3/d' },
      { name: 'meanAfter', value: 89, unit: 'Sm3/d' },
      { name: 'change', value: -11, unit: 'Sm3/d' },
      { name: 'changePct', value: -11, unit: '%' },
      { name: 'daysBefore', value: 3, unit: 'd' },
      { name: 'daysAfter', value: 9, unit: 'd' },
      { name: 'levelDays', value: 2, unit: 'd' },
    ],
  };

  it('is worked out from the days of its means, and compared with the limits that came with it', () => {
    const lines = linesOf(finding, series);
    // Of three days before, the two that a mean has at most: 104 and 96.
    expect(shown(lines, 'meanBefore')).toBe('evidence.meanOf 2 = 100.0 Sm³/d');
    expect(shown(lines, 'meanAfter')).toBe('evidence.meanOf 2 = 89.0 Sm³/d');
    expect(shown(lines, 'change')).toBe('89.0 − 100.0 = -11.0 Sm³/d'.replace('-11.0', '−11.0'));
    expect(shown(lines, 'limit')).toBe('11 % ≥ 3 % = evidence.met');
    expect(shown(lines, 'lasting')).toBe('9 d ≥ 7 d = evidence.met');
    expect(lines.every(({ holds }) => holds)).toBe(true);
  });

  it('states a mean of which not all days are known', () => {
    const lines = linesOf({ ...finding, variable: 'motorCurrent' }, series);
    expect(lines.map(({ id }) => id)).toEqual(['change', 'changePct', 'limit', 'lasting', 'severity']);
  });
});

it('compares how long a well has been silent with both limits, and works out no loss', () => {
  const lines = linesOf(silenceFinding, production);
  expect(lines.map(({ id }) => id)).toEqual(['silentDays', 'expected']);
  expect(shown(lines, 'silentDays')).toBe('3 d ≥ 1 d = evidence.met');
  expect(shown(lines, 'expected')).toBe('3 d < 90 d = evidence.met');
});

describe('from the loss that a rule found to that of the newest day', () => {
  const day = { product: 'oil', baseline: 47.8, rate: 31.7, rateDay: '2026-11-19' } as const;
  const inputs = [
    { name: 'oilBaseline', value: 38.9, unit: 'Sm3/d' },
    { name: 'oilRate', value: 31.8, unit: 'Sm3/d' },
  ] as const;

  it('each difference is a line, and they add up', () => {
    const lines = toNewestDay(day, { variable: null, inputs: [...inputs] }, metric);
    expect(lines.map(({ id, result }) => [id, Number(result?.value.toFixed(1))])).toEqual([
      ['lossInRule', 7.1],
      ['expectedOver', 8.9],
      ['rateOver', 0.1],
      ['lossOnDay', 16.1],
    ]);
    expect(lines.every(({ holds }) => holds)).toBe(true);
    expect(shown(lines, 'lossOnDay')).toBe('7.1 + 8.9 + 0.1 = 16.1 Sm³/d');
    const lower = inputs.map((input, i) => ({ ...input, value: [48.1, 41][i]! }));
    expect(shown(toNewestDay(day, { variable: 'oilRate', inputs: lower }, metric), 'lossOnDay')).toBe(
      '7.1 − 0.3 + 9.3 = 16.1 Sm³/d',
    );
  });

  it('there is none where both are the same, or the rule compares no oil', () => {
    const same = inputs.map((input, i) => ({ ...input, value: [47.8, 31.7][i]! }));
    expect(toNewestDay(day, { variable: null, inputs: same }, metric)).toEqual([]);
    expect(toNewestDay(day, { variable: null, inputs: [] }, metric)).toEqual([]);
    expect(toNewestDay(day, { variable: 'liquidRate', inputs: [...inputs] }, metric)).toEqual([]);
    const silent = { ...day, rateDay: null };
    expect(toNewestDay(silent, { variable: null, inputs: [...inputs] }, metric)).toEqual([]);
  });
});
