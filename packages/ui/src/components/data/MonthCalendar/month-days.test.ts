import { expect, it } from 'vitest';
import { itemsByDay } from './month-days.ts';

const item = (id: string, from: string, to: string) => ({
  id,
  label: id,
  from,
  to,
  state: 'planned' as const,
});

it('lists a thing on each of its days, and on its first where it ends before it begins', () => {
  const days = ['2026-11-01', '2026-11-02', '2026-11-03'];
  const found = itemsByDay(
    [item('before', '2026-10-28', '2026-11-02'), item('turned', '2026-11-03', '2026-11-01')],
    days,
  );
  expect([...found].map(([day, items]) => [day, items.map(({ id }) => id)])).toEqual([
    ['2026-11-01', ['before']],
    ['2026-11-02', ['before']],
    ['2026-11-03', ['turned']],
  ]);
});
