import { describe, expect, it } from 'vitest';
import { recoverableLoss, unexplainedLoss, type CountedLoss } from './counted-losses.ts';

const lossOf = (more: Partial<CountedLoss>): CountedLoss => ({
  ...{ id: 'pd-1', loss: 10, isStanding: false, isUnexplained: false, isOfStop: false },
  ...more,
});

describe('what a step could bring back', () => {
  it('is the largest open loss, with all that stand', () => {
    const losses = [
      lossOf({ id: 'a', loss: 4 }),
      lossOf({ id: 'b', loss: 10 }),
      lossOf({ id: 'c', loss: 20, isStanding: true }),
      lossOf({ id: 'd', loss: 5, isStanding: true }),
    ];
    expect(recoverableLoss(losses)).toEqual({ oil: 35, id: 'c' });
    expect(recoverableLoss([])).toEqual({ oil: 0, id: null });
  });

  it('is nothing of what a stop or a failure of the lift took', () => {
    expect(recoverableLoss([lossOf({ isOfStop: true })])).toEqual({ oil: 0, id: null });
  });
});

describe('the loss that is to be diagnosed first', () => {
  it('is the largest open one of which no cause is known', () => {
    const unknown = lossOf({ id: 'u', loss: 3, isUnexplained: true });
    const larger = lossOf({ id: 'v', loss: 8, isUnexplained: true });
    expect(unexplainedLoss([lossOf({ loss: 90 }), unknown, larger])).toBe(larger);
  });

  it('is none that stands, that costs nothing, or that is accounted for', () => {
    const unknown = lossOf({ isUnexplained: true });
    const none = [lossOf({}), { ...unknown, isStanding: true }, { ...unknown, loss: 0 }];
    expect(unexplainedLoss(none)).toBeUndefined();
  });
});
