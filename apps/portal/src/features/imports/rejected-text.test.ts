import { expect, it } from 'vitest';
import { rejectedText } from './rejected-text.ts';

const reason = 'Oil: "many" is not a number';
const file = {
  name: 'a-rejected.csv',
  text: `Well,"Oil, gross",Note,Rejected because\r\nH-1,many,"two\r\nlines, ""said""","Oil: ""many"" is not a number"\r\nH-2,,,Something else\r\n`,
  reasons: [{ reason, sentences: [{ code: 'noNumber', values: { column: 'Oil', value: 'many' } }] }],
};

it('says reasons in other words and leaves the rows as they stand', () => {
  const words = { because: 'Motif du rejet', said: () => 'Oil, «\u00a0many\u00a0»' };
  expect(rejectedText(file, words)).toBe(
    'Well,"Oil, gross",Note,Motif du rejet\r\nH-1,many,"two\r\nlines, ""said""","Oil, «\u00a0many\u00a0»"\r\nH-2,,,Something else\r\n',
  );
});

it('is the same file where nothing is said otherwise', () => {
  const words = { because: 'Rejected because', said: (one: { reason: string }) => one.reason };
  expect(rejectedText(file, words)).toBe(file.text);
});

it('takes no cell of a row for a reason', () => {
  const text = 'Well,Rejected because\r\n"Oil: ""many"" is not a number",x\r\n';
  expect(rejectedText({ ...file, text }, { because: 'B', said: () => 'other' })).toBe(
    'Well,B\r\n"Oil: ""many"" is not a number",x\r\n',
  );
});
