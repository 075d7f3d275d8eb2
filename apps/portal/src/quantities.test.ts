import { describe, expect, it } from 'vitest';
import { languages } from './i18n/languages.ts';
import {
  addDays,
  dateFormat,
  dayOf,
  dayTime,
  digitsFor,
  quantityFormat,
  quantityOf,
  spelledUnit,
  unknownValue,
  viewClock,
  wallTime,
  windowDays,
} from './quantities.ts';

/** Runs with a reader in Norway. */
function inOslo(run: () => void): void {
  const zone = process.env['TZ'];
  process.env['TZ'] = 'Europe/Oslo';
  try {
    run();
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('quantityFormat', () => {
  const metric = quantityFormat('en');
  const field = quantityFormat('en', 'field');

  it('writes a column in one scale: in full beside smaller numbers', () => {
    const inFull = { inFull: true };
    expect(quantityFormat('en').number('liquidVolume', 9_012_345, inFull)).toBe('9,012,345');
    expect(plain(quantityFormat('es').text('liquidVolume', 9_012_345, inFull))).toBe('9.012.345 Sm³');
    expect(plain(quantityFormat('en', 'field').text('gasVolume', 9_012_345, inFull))).toMatch(
      /^[\d,]+ Mscf$/,
    );
  });

  it('converts by the published factors', () => {
    expect(field.convert('liquidRate', 100)).toBeCloseTo(629);
    expect(field.convert('gasVolume', 1000)).toBeCloseTo(35.3);
    expect(field.text('gasOilRatio', (3_000 * 6.29) / 35.3)).toBe('3,000\u00a0scf/stb');
    expect(field.convert('temperature', 100)).toBeCloseTo(212);
    expect(field.convert('pressure', 1)).toBeCloseTo(14.5, 2);
    expect(metric.convert('liquidRate', 100)).toBe(100);
  });

  it.each([
    ['en', 'Mscf', '353 Mscf', '1,765 MMscf/d'],
    ['es', 'mil ft³', '353 mil ft³', '1765 millones de ft³/d'],
    ['fr', 'milliers de ft³', '353 milliers de ft³', '1 765 millions de ft³/j'],
  ] as const)('writes thousands and millions of cubic feet in %s', (language, unit, few, many) => {
    const written = quantityFormat(language, 'field');
    expect(written.unit('gasVolume')).toBe(unit);
    expect(plain(written.text('gasVolume', 10_000))).toBe(few);
    expect(plain(written.text('gasRate', 50_000_000))).toBe(many);
    expect(spelledUnit(quantityFormat('en', 'field').unit('gasRate'))).toBe('thousand scf/d');
  });

  it('writes number and unit so that no line breaks between them', () => {
    expect(metric.text('liquidRate', 128.44)).toBe('128\u00a0Sm³/d');
    expect(field.text('liquidRate', 128.44)).toBe('808\u00a0bbl/d');
    expect(metric.text('share', 9.234)).toBe('9.23\u00a0%');
  });

  it('gives number and unit apart, and nothing behind what is unknown', () => {
    expect(quantityFormat('en').parts('liquidRate', -2.371)).toEqual({ value: '−2.37', unit: 'Sm³/d' });
    expect(quantityFormat('es').parts('liquidVolume', 1_240_000)).toEqual({
      value: '1,24 millones',
      unit: 'de\u00a0Sm³',
    });
    expect(quantityFormat('en').wireParts('%', null)).toEqual({ value: '–', unit: null });
    expect(quantityFormat('en').wireParts('1', 4)).toEqual({ value: '4.00', unit: null });
  });

  it('gives differences in points and degrees, without the zero of a scale', () => {
    const [metric, field] = [quantityFormat('en'), quantityFormat('en', 'field')];
    expect(metric.wireChange('%', 5.6, { digits: 1 })).toEqual({ value: '+5.6', unit: 'pp' });
    expect(field.wireChange('degC', -10, { digits: 0 })).toEqual({ value: '−18', unit: '°F' });
    expect(field.wireChange('bar', 2, { digits: 0 })).toEqual({ value: '+29', unit: 'psi' });
    expect(metric.wireChange('furlong', 2)).toEqual({ value: '+2.00', unit: null });
  });

  it('shows a gain with its sign, a loss with a minus, and nothing lost without any', () => {
    expect(metric.number('liquidRate', 12, { signed: true })).toBe('+12.0');
    expect(metric.number('liquidRate', -128, { signed: true })).toBe('−128');
    expect(metric.number('liquidRate', -0.001, { signed: true, digits: 0 })).toBe('0');
    expect(metric.number('liquidRate', -0.001, { digits: 0 })).toBe('0');
  });

  it.each([
    ['en', '1.23 million Sm³'],
    ['es', '1,23 millones de Sm³'],
    ['fr', '1,23 million de Sm³'],
  ] as const)('says million in words in %s', (language, text) => {
    expect(plain(quantityFormat(language).text('liquidVolume', 1_234_567))).toBe(text);
  });

  it('writes a day as a French reader does', () => {
    const french = quantityFormat('fr', 'field');
    expect([french.unit('liquidRate'), french.unit('days'), french.unit('hours')]).toEqual([
      'bbl/j',
      'j',
      'h',
    ]);
    expect(quantityFormat('es').unit('energyRate')).toBe('kWh/d');
  });

  it('never writes M or MM for a multiple', () => {
    for (const language of languages) {
      for (const value of [9_999, 99_999, 1e6, 2.5e7, 4e9]) {
        expect(quantityFormat(language).number('gasVolume', value)).not.toMatch(/\dM|M$|\sMM?\b/);
      }
    }
  });

  it('shows what is unknown as such, without a unit', () => {
    for (const value of [null, NaN, Infinity]) expect(metric.text('share', value)).toBe(unknownValue);
    expect(metric.count(null)).toBe(unknownValue);
  });

  it('reads the unit fields of the contract, and shows unknown units without one', () => {
    expect(quantityOf('Sm3/d')).toBe('liquidRate');
    expect(quantityOf(null)).toBeUndefined();
    expect(field.wireText('degC', 0)).toBe('32.0\u00a0°F');
    expect(metric.wireText('furlong', 2)).toBe('2.00');
  });

  it('counts without decimals', () => {
    expect(metric.count(12_000)).toBe('12,000');
    expect(metric.count(0.5)).toBe('0.50');
  });
});

it('gives a column about three figures', () => {
  expect([digitsFor(), digitsFor(3, null), digitsFor(12.3), digitsFor(-456, 2)]).toEqual([0, 2, 1, 0]);
});

describe('days', () => {
  it('are counted without regard to clock changes', () => {
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(windowDays('2026-10-21', '2026-11-19')).toBe(30);
    expect(windowDays('2026-11-19', '2026-11-19')).toBe(1);
    expect(dayOf(dayTime('2026-11-19'))).toBe('2026-11-19');
  });

  it('are the same day in every zone, and name the month', () => {
    expect(dateFormat('en').day('2026-01-01')).toBe('Jan 1, 2026');
    expect(dateFormat('es').shortDay('2026-01-31')).toBe('31 ene');
    expect(plain(dateFormat('en').days('2026-10-21', '2026-11-19'))).toMatch(/^Oct 21.+Nov 19, 2026$/);
  });

  it.each([
    ['2026-11-20T06:00:00+01:00', 'Nov 20, 2026, 06:00 UTC+1'],
    ['2026-11-20T23:59:59-03:30', 'Nov 20, 2026, 23:59 UTC−3:30'],
    ['2026-11-20T00:00:00.000+00:00', 'Nov 20, 2026, 00:00 UTC'],
  ])('say the clock of the place for %s', (iso, text) => {
    expect(plain(dateFormat('en').clock(iso))).toBe(text);
    expect(plain(dateFormat('en').time(iso))).toBe(text.split(', ')[2]);
  });

  it('read instants in UTC on the reader’s clock', () => {
    inOslo(() => {
      expect(plain(dateFormat('en').clock('2026-11-20T05:00:00.000Z'))).toBe('Nov 20, 2026, 06:00 GMT+1');
      expect(dayOf(wallTime('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
      expect(dayOf(wallTime('2026-11-20T23:30:00-05:00'))).toBe('2026-11-20');
    });
  });

  it('give an age in its largest whole unit, never in the future', () => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    const age = (iso: string) => dateFormat('en').age(iso, now);
    expect(age('2026-11-20T11:57:10Z')).toBe('2 min. ago');
    expect(age('2026-11-20T06:00:00Z')).toBe('6 hr. ago');
    expect(age('2026-11-18T06:00:00Z')).toBe('2 days ago');
    expect(age('2016-09-18T06:00:00Z')).toBe('10 yr. ago');
    expect(age('2026-11-20T12:05:00Z')).toBe('0 min. ago');
  });
});

describe('viewClock', () => {
  it('is the reader’s, whatever clock instants bring: one moment has one time', () => {
    inOslo(() => {
      const noon = Date.parse('2026-11-20T13:00:00Z');
      const times = ['2026-11-20T06:00:00-06:00', '2026-11-20T16:00:00+04:00', '2026-11-20T12:00:00Z'];
      expect(times.map((time) => wallTime(viewClock.iso(time)))).toEqual([noon, noon, noon]);
      expect(viewClock.wall(Date.parse('2026-11-20T12:00:00Z'))).toBe(noon);
    });
  });
});
