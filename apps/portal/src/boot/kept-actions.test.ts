import { describe, expect, it } from 'vitest';
import { keepPressed, keepSent, keepTyped, nothingKept, type KeptActions } from './kept-actions.ts';

const typed = (kept: KeptActions<string>, value: string, secret = false) =>
  keepTyped(kept, { name: 'email', value, secret });

describe('kept actions', () => {
  it('keeps the last text, the last press and the last submit', () => {
    let kept: KeptActions<string> = typed(nothingKept, 'a');
    kept = typed(kept, 'a@b.example');
    kept = keepPressed(kept, 'es');
    kept = keepSent(kept, { form: 'login', by: null });
    kept = keepPressed(kept, 'fr');
    kept = keepSent(kept, { form: 'login', by: 'next' });
    expect(kept).toEqual({
      draft: { name: 'email', value: 'a@b.example' },
      pressed: 'fr',
      sent: { form: 'login', by: 'next' },
    });
  });

  it('takes an Enter back when typing goes on, and no press', () => {
    const sent = keepSent<string>(keepPressed(nothingKept, 'fr'), { form: 'login', by: null });
    expect(typed(sent, 'more')).toMatchObject({ pressed: 'fr', sent: null });
  });

  it('keeps no password', () => {
    expect(typed(typed(nothingKept, 'a@b.example'), 'secret', true).draft?.value).toBe('a@b.example');
  });
});
