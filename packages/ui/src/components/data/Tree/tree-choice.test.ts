import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf, toggleBranch } from './tree-choice.ts';
import { indexTree, type TreeItem } from './tree-items.ts';

const leaf = (id: string): TreeItem => ({ id, label: id });
const index = indexTree([
  {
    ...leaf('unit'),
    items: [
      { ...leaf('field'), items: [leaf('w1'), leaf('w2'), leaf('w3')] },
      { ...leaf('other'), items: [leaf('w4')] },
    ],
  },
  leaf('lone'),
]);
const node = (id: string) => index.byId.get(id)!;
const toggle = (chosen: string[], id: string) => toggleBranch(index, chosen, node(id)).sort();

describe('toggleBranch', () => {
  it('chooses a branch for all below it', () => {
    expect(toggle(['w1', 'w4'], 'field')).toEqual(['unit']);
    expect(toggle(['w1'], 'field')).toEqual(['field']);
  });

  it('chooses the branch when its last child is chosen', () => {
    expect(toggle(['w1', 'w2'], 'w3')).toEqual(['field']);
    expect(toggle(['w1', 'w2', 'w4'], 'w3')).toEqual(['unit']);
  });

  it('takes a leaf out of a chosen branch', () => {
    expect(toggle(['unit'], 'w2')).toEqual(['other', 'w1', 'w3']);
  });

  it('keeps ids that the tree does not know', () => {
    expect(toggle(['gone'], 'lone')).toEqual(['gone', 'lone']);
  });

  it('chooses and gives up exactly the leaves below, whatever was chosen', () => {
    const leaves = ['w1', 'w2', 'w3', 'w4', 'lone'];
    const all = [...index.byId.keys()];
    const chosenLeaves = (ids: readonly string[]) =>
      leaves.filter((id) => sharesOf(index, ids)(node(id)) === 'all');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...all)), (steps) => {
        let ids: readonly string[] = [];
        for (const step of steps) {
          const before = new Set(chosenLeaves(ids));
          const on = sharesOf(index, ids)(node(step)) !== 'all';
          ids = toggleBranch(index, ids, node(step));
          const below = leaves.filter((id) => {
            for (let up: ReturnType<typeof node> | null = node(id); up; up = up.parent)
              if (up === node(step)) return true;
            return false;
          });
          for (const id of below)
            if (on) before.add(id);
            else before.delete(id);
          expect(chosenLeaves(ids)).toEqual(leaves.filter((id) => before.has(id)));
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
    );
  });
});

it('says how much of a node is chosen', () => {
  const shares = sharesOf(index, ['w1', 'gone']);
  expect(['unit', 'field', 'w1', 'w2', 'other'].map((id) => shares(node(id)))).toEqual([
    'some',
    'some',
    'all',
    'none',
    'none',
  ]);
});
