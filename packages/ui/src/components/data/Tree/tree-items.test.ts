import { describe, expect, it } from 'vitest';
import { indexTree, isBranch, visibleNodes, type TreeItem } from './tree-items.ts';

const items: readonly TreeItem[] = [
  {
    id: 'north',
    label: 'North',
    items: [
      { id: 'volve', label: 'Volve', hasItems: true },
      { id: 'empty', label: 'Empty', items: [] },
    ],
  },
  { id: 'south', label: 'South' },
];
const ids = (open: string[], loaded?: Map<string, TreeItem[]>) =>
  visibleNodes(indexTree(items, loaded), new Set(open)).map(({ item }) => item.id);

describe('visibleNodes', () => {
  it('shows what stands below open nodes', () => {
    expect(ids([])).toEqual(['north', 'south']);
    expect(ids(['north', 'south', 'unknown'])).toEqual(['north', 'volve', 'empty', 'south']);
    expect(ids(['volve'])).toEqual(['north', 'south']);
  });

  it('shows what was loaded', () => {
    const loaded = new Map([['volve', [{ id: 'f-11', label: 'F-11 H' }]]]);
    expect(ids(['north', 'volve'], loaded)).toEqual(['north', 'volve', 'f-11', 'empty', 'south']);
  });

  it('takes a chain of ten thousand and a list of a hundred thousand', () => {
    let chain: TreeItem = { id: '0', label: '0' };
    for (let depth = 1; depth < 10_000; depth++) chain = { id: String(depth), label: 'x', items: [chain] };
    const deep = indexTree([chain]);
    expect(visibleNodes(deep, new Set(deep.byId.keys()))).toHaveLength(10_000);
    const wide = Array.from({ length: 100_000 }, (_, index) => ({ id: String(index), label: 'x' }));
    const root = indexTree([{ id: 'root', label: 'root', items: wide }]);
    expect(visibleNodes(root, new Set(['root']))).toHaveLength(100_001);
  });
});

it('knows places, and branches from leaves', () => {
  const { byId } = indexTree(items);
  expect(byId.get('empty')).toMatchObject({ level: 2, position: 2, siblings: 2 });
  expect(['north', 'volve', 'empty', 'south'].map((id) => isBranch(byId.get(id)!))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('refuses an id that occurs twice, and with it circles', () => {
  expect(() => indexTree([...items, { id: 'volve', label: 'Volve' }])).toThrow('the id "volve" occurs twice');
  const circle: { id: string; label: string; items: TreeItem[] } = { id: 'a', label: 'a', items: [] };
  circle.items.push(circle);
  expect(() => indexTree([circle])).toThrow('the id "a" occurs twice');
});
