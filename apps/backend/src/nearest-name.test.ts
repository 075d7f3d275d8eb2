import { describe, expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

const names = ['businessUnitIds', 'fieldIds', 'wellIds', 'from', 'to', 'limit', 'cursor'];

describe('nearestName', () => {
  it.each([
    ['feildIds', 'fieldIds'],
    ['fieldIDs', 'fieldIds'],
    ['fieldId', 'fieldIds'],
    ['wellsIds', 'wellIds'],
    ['bussinessUnitIds', 'businessUnitIds'],
    ['form', 'from'],
    ['Limit', 'limit'],
  ])('takes %s for %s', (given, name) => expect(nearestName(given, names)).toBe(name));

  it.each(['x', 'offset', 'country', 'f'.repeat(10_000)])('takes %s for none', (given) =>
    expect(nearestName(given, names)).toBeUndefined(),
  );
});
