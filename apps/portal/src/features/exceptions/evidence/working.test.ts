import type { ExceptionFinding } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import { quantityFormat, type QuantityFormat } from '../../../quantities.ts';
import {
  downtimeCase,
  downtimeProduction,
  dropFinding,
  evidenceCase,
  exception,
  gasFinding,
  production,
} from './evidence.fixture.ts';
import { beginDay, evidenceWindow, findingDays } from './finding-days.ts';
import { calculationText, resultText } from './working-text.ts';
import { findingWorking, written, type WorkingLine } from './working.ts';

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
const linesOf = (finding: ExceptionFinding, series = production, quantities: QuantityFormat = metric) =>
  findingWorking(
    finding,
    findingDays(finding, series, beginDay(finding, [finding], { since: finding.begin.slice(0, 10) })),
    quantities,
  );
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

describe('a small well, worked out by hand', () => {
  // Five days of 100, 104, 96, 102, 98 Sm³, the fourth in 20 hours; then 70 and 66 Sm³.
  // Rates: 100, 104, 96, 122.4, 98, in order 96, 98, 100, 104, 122.4: the median is 100. 66, 70: the median is 68.
  const series = {
    day: ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07'],
    hours: [24, 24, 24, 20, 24, 24, 24],
    oil: [100, 104, 96, 102, 98, 70, 66],
    quality: production.quality.slice(0, 7),
    potentialOil: [100, 100, 100, 100, 100, 100, 100],
    events: [],
  };
  const finding: ExceptionFinding = {
    ...dropFinding,
    begin: '2026-11-06T00:00:00.000Z',
    baselineFrom: '2026-11-01',
    baselineTo: '2026-11-05',
    inputs: [
      { name: 'rate', value: 68, unit: 'Sm3/d' },
      { name: 'baseline', value: 100, unit: 'Sm3/d' },
      { name: 'lossSinceStart', value: 64, unit: 'Sm3' },
    ],
    severityFactors: { loss: 32, confidence: 0.8, persistenceDays: 2 },
  };
  const days = findingDays(finding, series, '2026-11-06');

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
    expect(shown(lines, 'severity')).toBe('32.0 × 0.80 × evidence.lesser 2 5 = 51.2 Sm³');
  });

  it('says that rows have changed when they no longer give what the rule stated', () => {
    const changed = { ...series, oil: [100, 104, 96, 102, 98, 90, 90] };
    const lines = findingWorking(finding, findingDays(finding, changed, '2026-11-06'), metric);
    expect(line(lines, 'rate').holds).toBe(false);
    expect(line(lines, 'baseline').holds).toBe(true);
  });

  it('leaves out days that are short, suspect or of planned work', () => {
    const work = { ...production.events[0]!, planned: true, startDay: '2026-11-03', endDay: '2026-11-03' };
    const spoilt = findingDays(
      finding,
      {
        ...series,
        hours: [11.9, 24, 24, 20, 24, 24, 24],
        quality: series.quality.map((quality, i) => (i === 1 ? 'suspect' : quality)),
        events: [work],
      },
      '2026-11-06',
    );
    expect(spoilt.baseline.map(({ day }) => day)).toEqual(['2026-11-04', '2026-11-05']);
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
  /** Works a line out from its text alone. */
  const byHand = (text: string): number => {
    const least = text.replace(/evidence\.lesser (\S+) (\S+)/, (_, a: string, b: string) =>
      String(Math.min(typed(a), typed(b))),
    );
    const parts = least.split(' ');
    return parts.slice(1).reduce((value, part, i, all) => {
      if (i % 2 === 0) return value;
      const number = typed(part);
      return { '−': value - number, '×': value * number, '÷': value / number }[all[i - 1]!] ?? NaN;
    }, typed(parts[0]!));
  };
  const worked = [
    ['drop', dropFinding, production],
    ['downtime', downtimeCase.findings[0]!, downtimeProduction],
    ['gas', gasFinding, production],
    [
      'a rising gas-oil ratio',
      {
        ...gasFinding,
        rule: { ...gasFinding.rule!, id: 'R4', limit: 1.25, unit: '1' },
        inputs: [
          { name: 'gor', value: 151.27, unit: 'Sm3/Sm3' },
          { name: 'gorBaseline', value: 112.43, unit: 'Sm3/Sm3' },
        ],
      } satisfies ExceptionFinding,
      production,
    ],
    [
      'unrounded values',
      {
        ...dropFinding,
        inputs: [
          { name: 'rate', value: 87.9461, unit: 'Sm3/d' },
          { name: 'baseline', value: 142.0537, unit: 'Sm3/d' },
        ],
        severityFactors: { loss: 54.1076, confidence: 0.8, persistenceDays: 3 },
      } satisfies ExceptionFinding,
      production,
    ],
  ] as const;

  it.each(worked)('is what is stated of %s, in both systems of units', (_name, finding, series) => {
    for (const quantities of [metric, field]) {
      const lines = linesOf(finding, series, quantities);
      expect(lines.length).toBeGreaterThan(1);
      for (const each of lines) {
        const words = wordsOf(quantities);
        const text = calculationText(each, words);
        if (each.result === null || text.startsWith('evidence.')) continue;
        const result = resultText(each, words).split('\u00a0')[0]!;
        expect(byHand(text).toFixed(each.result.digits), `${each.id}: ${text} = ${result}`).toBe(
          typed(result).toFixed(each.result.digits),
        );
      }
    }
  });

  it('holds for the medians and sums of the listed days', () => {
    for (const [, finding, series] of worked.slice(0, 2))
      expect(linesOf(finding, series).filter(({ holds }) => !holds)).toEqual([]);
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
});

it('finds the day of a begin by the clock that the first day tells', () => {
  const [late, gas] = [{ begin: '2026-11-13T23:00:00Z' }, { begin: '2026-11-15T23:30:00Z' }];
  expect(beginDay(gas, [late, gas], { since: '2026-11-14' })).toBe('2026-11-16');
  expect(beginDay(gas, [late, gas], { since: '2026-11-13' })).toBe('2026-11-15');
});

describe('the days of the evidence', () => {
  it('are 90 up to the newest', () => {
    expect(evidenceWindow(exception, '2026-11-19')).toEqual({ from: '2026-08-22', to: '2026-11-19' });
  });

  it('are those around an event that is long over, with its baseline', () => {
    const [old] = evidenceCase.earlier;
    expect(evidenceWindow(old!, '2026-11-19')).toEqual({ from: '2026-04-25', to: '2026-07-23' });
    expect(evidenceWindow({ since: '2026-08-30', endedOn: null }, '2026-11-19').from).toBe('2026-07-01');
  });
});
