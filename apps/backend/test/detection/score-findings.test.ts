import { describe, expect, it } from 'vitest';
import { attribute, scoreBySize, type Cause, type Finding } from './score-findings.ts';

const fall: Cause = {
  wellId: 'A',
  kind: 'step',
  from: 100,
  to: 100,
  passes: false,
  size: -0.2,
  direction: { oilRate: -1 },
};
const finding = (day: number, given: Partial<Finding> = {}): Finding => ({
  wellId: 'A',
  variable: 'oilRate',
  day,
  reportedDay: day + 5,
  rises: false,
  ...given,
});

describe('attribute', () => {
  it('counts an event once, however often and by whichever detector it is reported', () => {
    const { hits, repeats, falseAlarms } = attribute([fall], [finding(103), finding(100), finding(99)]);
    expect(hits.map(({ finding: { day } }) => day)).toEqual([99]);
    expect(repeats).toHaveLength(2);
    expect(falseAlarms).toEqual([]);
  });

  it('holds a finding for false that goes the other way, is too far, of another well, or came before', () => {
    const wrong = [
      finding(100, { rises: true }),
      finding(92),
      finding(108),
      finding(100, { wellId: 'B' }),
      finding(96, { reportedDay: 99 }),
    ];
    expect(attribute([fall], wrong).falseAlarms).toHaveLength(wrong.length);
  });

  it('lets a variable without a known direction go either way', () => {
    const pressure = [finding(100, { variable: 'intakePressure', rises: true })];
    expect(attribute([fall], pressure).hits).toHaveLength(1);
  });

  it('expects what passes to come back', () => {
    const passing = { ...fall, to: 109, passes: true };
    const back = finding(110, { rises: true });
    expect(attribute([passing], [finding(100), back])).toMatchObject({
      hits: [{ reversed: false }, { reversed: true }],
      falseAlarms: [],
    });
    expect(attribute([passing], [finding(110)]).falseAlarms).toHaveLength(1);
  });

  it('gives a finding to the larger of two events on one day', () => {
    const passing = { ...fall, from: 95, to: 99, passes: true };
    const rise = { ...fall, size: 0.6, direction: { oilRate: 1 } };
    const { hits } = attribute([passing, rise], [finding(100, { rises: true })]);
    expect(hits.map(({ cause }) => cause)).toEqual([rise]);
  });

  it('gives each of two near events its own finding', () => {
    const next = { ...fall, from: 105, to: 105 };
    const { hits, repeats } = attribute([fall, next], [finding(101), finding(104)]);
    expect(hits.map(({ cause }) => cause.from)).toEqual([100, 105]);
    expect(repeats).toEqual([]);
  });
});

describe('scoreBySize', () => {
  it('counts by size, and a well that comes back as no finding of the event', () => {
    const large = { ...fall, wellId: 'B', size: -0.5, passes: true };
    const back = finding(101, { wellId: 'B', rises: true });
    const scores = scoreBySize([fall, large], attribute([fall, large], [finding(100), back]), [0.1, 0.4]);
    expect(scores).toEqual([
      { from: 0.1, planted: 1, found: 1, recall: 1, medianDelay: 5 },
      { from: 0.4, planted: 1, found: 0, recall: 0, medianDelay: NaN },
    ]);
  });
});
