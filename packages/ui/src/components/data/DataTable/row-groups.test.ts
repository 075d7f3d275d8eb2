import { describe, expect, it } from 'vitest';
import { fixedGroups, groupPlaces, groupsOf, orderedGroups, ungrouped } from './row-groups.ts';

const rows = ['b1', 'a1', 'b2', 'c1', 'a2'];
const ordered = { length: rows.length, at: (place: number) => rows[place]! };
const groups = groupsOf(ordered, (row) => row[0]!);

const shown = (isOpen: (name: string) => boolean) => {
  const places = groupPlaces(groups, isOpen);
  return Array.from({ length: places.length }, (_, place) => {
    const head = places.headAt(place);
    return head ? `${head.group.name}:${head.group.rows.length}` : places.at(place);
  });
};

describe('groupPlaces', () => {
  it('puts a head above the rows of each group, in the order in which groups begin', () => {
    expect(shown(() => true)).toEqual(['b:2', 'b1', 'b2', 'a:2', 'a1', 'a2', 'c:1', 'c1']);
  });

  it('leaves the head of a closed group alone', () => {
    expect(shown((name) => name === 'a')).toEqual(['b:2', 'a:2', 'a1', 'a2', 'c:1']);
  });

  it('gives the first row of a group at the place of its head', () => {
    expect(groupPlaces(groups, () => false).at(1)).toBe('a1');
  });

  it('has no place without rows', () => {
    const none = groupPlaces([], () => true);
    expect([none.length, none.headAt(0)]).toEqual([0, undefined]);
  });
});

describe('fixedGroups', () => {
  it('puts groups in an order of their own, whatever that of the rows', () => {
    const order = fixedGroups(groups, (row) => 'cab'.indexOf(row[0]!));
    expect(order.map(({ name }) => name)).toEqual(['c', 'a', 'b']);
  });
});

describe('ungrouped', () => {
  it('has a place for each row and no head', () => {
    const places = ungrouped(ordered);
    expect([places.length, places.at(3), places.headAt(3)]).toEqual([5, 'c1', undefined]);
  });
});

describe('orderedGroups', () => {
  const names = (direction: 'ascending' | 'descending', total?: (rows: readonly string[]) => number | null) =>
    orderedGroups(groups, { total }, direction).map(({ name }) => name);

  it('puts the group that comes to most first, or last', () => {
    const sum = (all: readonly string[]) => all.reduce((total, row) => total + Number(row[1]), 0);
    // b is 1 + 2, a is 1 + 2, c is 1.
    expect(names('descending', sum)).toEqual(['b', 'a', 'c']);
    expect(names('ascending', sum)).toEqual(['c', 'b', 'a']);
  });

  it('puts a group that comes to nothing last either way', () => {
    const none = (all: readonly string[]) => (all[0]!.startsWith('b') ? null : all.length);
    expect(names('descending', none)).toEqual(['a', 'c', 'b']);
    expect(names('ascending', none)).toEqual(['c', 'a', 'b']);
  });

  it('leaves groups as they are without a total', () => {
    expect(names('descending')).toEqual(['b', 'a', 'c']);
  });
});
