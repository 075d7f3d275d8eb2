import { describe, expect, it } from 'vitest';
import { listFaults, listViewOf, plainList, withListView, type ListView } from './list-address.ts';

const full: ListView = {
  sort: { column: 'loss', direction: 'descending' },
  hidden: ['cause', 'status'],
  group: 'field',
  conditions: [
    { column: 'loss', kind: 'number', from: 10.5, to: 200 },
    { column: 'status', kind: 'choice', values: ['new', 'a|b;c%'] },
    { column: 'well', kind: 'text', text: 'F-1; "=1+1" ‏بئر 50%' },
    { column: 'day', kind: 'day', from: '2026-11-01', to: null },
  ],
};

describe('an address of a list', () => {
  it('is read as it was written, whatever the texts hold', () => {
    const search = withListView('?area=changePoints&span=7d', full);
    expect(listViewOf(search)).toEqual(full);
    expect(listFaults(search)).toEqual([]);
    expect(search).toContain('area=changePoints&span=7d');
  });

  it('says nothing of a list as its page begins', () => {
    expect(withListView(withListView('?area=schedule', full), plainList)).toBe('?area=schedule');
    expect(listViewOf('')).toEqual(plainList);
  });

  it('keeps the order in which rows come apart from the list’s own', () => {
    expect(listViewOf('?sort=none').sort).toBe('none');
    expect(withListView('', { ...plainList, sort: 'none' })).toBe('?sort=none');
  });

  it('keeps "no column is hidden" apart from what the list hides at first', () => {
    expect(listViewOf('?hide=').hidden).toBeNull();
    expect(listViewOf('?hide=none').hidden).toEqual([]);
    expect(withListView('', { ...plainList, hidden: [] })).toBe('?hide=none');
  });

  it.each([
    ['?sort=%3Cscript%3E', 'sort=<script>'],
    ['?group=a%20b', 'group=a b'],
    ['?hide=well,!', 'hide=!'],
    ['?where=loss', 'where=loss'],
    ['?where=loss%3E%3Dmany', 'where=loss>=many'],
    ['?where=loss%3E5', 'where=loss>5'],
    ['?where=day%3E%3D2026-13-45', 'where=day>=2026-13-45'],
    ['?where=~x', 'where=~x'],
    ['?where=loss%3E%3D1;loss%3Dx', 'where=loss=x'],
  ])('names what cannot be followed in %s', (search, fault) => {
    expect(listFaults(search)).toEqual([fault]);
  });

  it('takes rows without a value as a choice, and texts that begin with a mark', () => {
    const conditions: ListView['conditions'] = [
      { column: 'choke', kind: 'choice', values: [''] },
      { column: 'owner', kind: 'text', text: '=x' },
    ];
    expect(listViewOf(withListView('', { ...plainList, conditions })).conditions).toEqual(conditions);
  });

  it('keeps what can be followed beside what cannot', () => {
    expect(listViewOf('?where=loss%3E%3Dmany;oil%3C%3D5').conditions).toEqual([
      { column: 'oil', kind: 'number', from: null, to: 5 },
    ]);
  });

  it.each([
    ['characters', [`well~${'x'.repeat(489)}`, 'loss>=100'], 'loss>=100'],
    ['conditions', [...Array.from({ length: 10 }, (_, at) => `c${at}=x`), 'loss>=100'], 'loss>=100'],
    [
      'values',
      ['loss>=1', `status=${Array.from({ length: 21 }, (_, at) => at).join('|')}`],
      `status=${Array.from({ length: 21 }, (_, at) => at).join('|')}`,
    ],
  ])('names a condition that is one too many for the contract, and cuts none: %s', (_, parts, fault) => {
    const search = `?where=${encodeURIComponent(parts.join(';'))}`;
    expect(listFaults(search)).toEqual([`where=${fault}`]);
    expect(listViewOf(search).conditions).toHaveLength(parts.length - 1);
  });
});
