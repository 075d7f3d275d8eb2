import { expect, it } from 'vitest';
import { dropFinding, exception, production } from './evidence.fixture.ts';
import { findingDays } from './finding-days.ts';
import { workingFile, workingFileName } from './working-file.ts';

const words = {
  finding: 'Finding',
  input: 'Input',
  value: 'Value',
  unit: 'Unit',
  part: 'Part',
  day: 'Day',
  hours: 'Hours',
  oil: 'Oil',
  rate: 'Rate',
  lost: 'Lost',
  baseline: 'Baseline',
  own: 'This finding',
  nameOf: (name: string) => name,
};
const days = findingDays(dropFinding, production);

it('has the inputs, and below them the valid days of the baseline and those of the finding', () => {
  const lines = workingFile(dropFinding, days, words).join('').split('\r\n');
  expect(lines[0]).toBe('\ufeffFinding,Input,Value,Unit');
  expect(lines).toContain('hpd-77,baseline,142.1,Sm3/d');
  expect(lines).toContain('hpd-77,frequencyChange,-4,Hz');
  expect(lines).toContain('hpd-77,limit,20,%');
  expect(lines).toContain('hpd-77,confidence,0.8,1');
  const listed = lines.filter((line) => /,\d{4}-\d\d-\d\d,/.test(line));
  expect(listed).toHaveLength(36);
  expect(listed.filter((line) => line.includes(',Baseline,'))).toHaveLength(30);
  expect(listed.at(-1)).toBe('hpd-77,This finding,2026-11-19,24,87.5,87.5,54.6');
  expect(listed.some((line) => line.includes('2026-10-31') || line.includes('2026-10-21'))).toBe(false);
});

it('makes texts harmless that begin like formulas', () => {
  const lines = workingFile({ ...dropFinding, id: '=1+1' }, null, words);
  expect(lines[1]).toMatch(/^'=1\+1,rate,88\.1,/);
});

it('is named by well, rule and first day, without what a file name cannot hold', () => {
  const named = { well: { ...exception.well, name: 'NO 15/9-F-11 *' } };
  expect(workingFileName(named, dropFinding)).toBe('NO-15-9-F-11-_drop_2026-11-14.csv');
});
