import { describe, expect, it } from 'vitest';
import { adjustmentReason } from './adjustment-reason.ts';

const same = { changedBy: null, rulesBefore: 'potential 6', rulesNow: 'potential 6' } as const;

describe('the reason of an adjustment', () => {
  it('is what was stored since the last computation, also where the rules changed with it', () => {
    expect(adjustmentReason({ ...same, changedBy: 'import' })).toBe('import');
    expect(adjustmentReason({ ...same, changedBy: 'recode', rulesBefore: 'potential 5' })).toBe('recode');
  });

  it('is the rules where nothing else changed, and not for the first computation', () => {
    expect(adjustmentReason({ ...same, rulesBefore: 'potential 5' })).toBe('rule');
    expect(adjustmentReason({ ...same, rulesBefore: null })).toBe('decision');
  });

  it('is what people said where neither changed', () => {
    expect(adjustmentReason(same)).toBe('decision');
  });
});
