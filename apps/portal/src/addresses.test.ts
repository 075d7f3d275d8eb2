import { describe, expect, it } from 'vitest';
import { isWallView, withWallView } from './addresses.ts';

describe('the wall view in an address', () => {
  it('comes and goes, and leaves filters as they are written', () => {
    const search = '?area=schedule&wellIds=w1,w2';
    const onWall = withWallView(search, true);
    expect(onWall).toBe('?area=schedule&wellIds=w1,w2&view=wall');
    expect(isWallView(onWall)).toBe(true);
    expect(withWallView(onWall, false)).toBe(search);
    expect(withWallView('?view=wall', false)).toBe('');
  });

  it('is off for any other value', () => {
    for (const search of ['', '?view=', '?view=table', '?wall']) expect(isWallView(search)).toBe(false);
  });
});
