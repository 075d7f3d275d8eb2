import { expect, it } from 'vitest';
import { parseMapping } from './mapping-file.ts';

it('reads columns with and without a unit, and how dates and numbers are written', () => {
  const text = JSON.stringify({
    columns: { day: 'Datum', oil: { column: 'Öl', unit: 'bbl' } },
    dateFormat: 'DD/MM/YYYY',
    decimal: ',',
    delimiter: 'semicolon',
  });
  expect(parseMapping(`\ufeff${text}`, 'map.json')).toEqual({
    columns: { day: { header: 'Datum' }, oil: { header: 'Öl', unit: 'bbl' } },
    dateFormat: 'DD/MM/YYYY',
    decimal: ',',
    delimiter: ';',
  });
  expect(parseMapping('{}', 'map.json')).toEqual({ columns: {} });
});

it.each([
  ['{', 'map.json: is not JSON'],
  ['[]', 'map.json: must hold a JSON object'],
  ['{"colums":{}}', 'unknown key "colums"; it may have columns'],
  ['{"columns":[]}', '"columns" must be an object'],
  ['{"columns":{"oyl":"x"}}', 'unknown name "oyl"; it may have day, well'],
  ['{"columns":{"__proto__":1,"oil":3}}', '"columns'],
  ['{"columns":{"oil":{"unit":"bbl"}}}', '"columns.oil" must be a header'],
  ['{"columns":{"oil":{"column":"x","unit":3}}}', '"columns.oil.unit" must be a text'],
  ['{"dateFormat":"YY"}', '"dateFormat" must be one of YYYY-MM-DD'],
  ['{"decimal":"x"}', '"decimal" must be'],
  ['{"delimiter":":"}', '"delimiter" must be'],
  ['{"encoding":8}', '"encoding" must be a text'],
  ['{"ignore":"Oil"}', '"ignore" must be a list of headers'],
  ['{"units":{"Oil":1}}', '"units" must be an object of headers and their units'],
])('names what is wrong with %s', (text, problem) => {
  expect(() => parseMapping(text, 'map.json')).toThrow(problem);
});
