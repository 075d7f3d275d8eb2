import { expect, it } from 'vitest';
import { runEnd } from './run-end.ts';

it('takes failures from the words of who pulled the pump, and what failed', () => {
  expect(runEnd('Failed')).toEqual({ failed: true, reason: null });
  expect(runEnd('Failed: Motor')).toEqual({ failed: true, reason: 'motor' });
  expect(runEnd('failure - seal section ')).toEqual({ failed: true, reason: 'seal section' });
});

it('takes any other reason, and none, as no failure', () => {
  for (const words of [null, '', 'Workover', 'Well suspended', 'Pulled before it failed', 'Failsafe test'])
    expect(runEnd(words)).toEqual({ failed: false, reason: null });
});
