import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { quantityFormat, quantityOf, unitOfProduct } from './quantities.ts';

const contract = readFileSync(path.join(import.meta.dirname, '../../../openapi/cnx.yaml'), 'utf8');

/** Every unit that the contract gives a number. */
const units = [
  ...new Set(
    [...contract.matchAll(/x-unit: (?:'([^']*)'|([^,}\n]+))/g)].map((found) =>
      (found[1] ?? found[2])!.trim(),
    ),
  ),
];

/** What is counted and has no unit, and what is said elsewhere: by a field beside it, or by its kind. */
const counted = /^(1|wells|runs|stops|events|days|months|s)$/;
const elsewhere = /^(as |that of )|^% open, or /;
/** Written by no page with its unit: what only charts and files have. */
const unwritten = ['m', 'boe', '%/d', 'Sm3/d/bar'];

/** What a hundred of each unit is in oilfield units, from published factors alone. */
const inField: Readonly<Record<string, string>> = {
  'Sm3/d': '629 bbl/d',
  Sm3: '629 bbl',
  'gas Sm3/d': '3.53 Mscf/d',
  'gas Sm3': '3.53 Mscf',
  'Sm3/Sm3': '561 scf/stb',
  bar: '1,450 psi',
  degC: '212 °F',
};

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a unit of the contract', () => {
  const written = units.filter(
    (unit) => !counted.test(unit) && !elsewhere.test(unit) && !unwritten.includes(unit),
  );

  it('is one that pages know', () => {
    expect(written.length).toBeGreaterThan(15);
    expect(written.filter((unit) => quantityOf(unit) === undefined)).toEqual([]);
  });

  it('is written in both systems, of gas and of liquid', () => {
    const all = [...written, ...['Sm3', 'Sm3/d'].map((unit) => unitOfProduct('gas', unit))];
    for (const unit of all) {
      const metric = plain(quantityFormat('en').wireText(unit, 100));
      expect(metric, unit).toMatch(/^100 \S/);
      const field = plain(quantityFormat('en', 'field').wireText(unit, 100));
      if (unit in inField) expect(field, unit).toBe(inField[unit]);
      else expect(field, unit).toMatch(/^[\d.,]+ \S/);
    }
  });

  it('of gas is never barrels, and of liquid never cubic feet', () => {
    const field = quantityFormat('en', 'field');
    for (const value of [0.4, 30, 4_000, 500_000, 60_000_000]) {
      expect(field.text('gasRate', value)).toMatch(/scf\/d$/);
      expect(field.text('gasVolume', value)).toMatch(/scf$/);
      expect(field.text('liquidRate', value)).toMatch(/bbl\/d$/);
    }
  });
});
