import { describe, expect, it } from 'vitest';
import { keepAsked, keepTyped, nothingKept, type KeptActions } from './kept-actions.ts';

const typed = (kept: KeptActions<string>, value: string, secret = false) =>
  keepTyped(kept, { name: 'email', value, secret });

describe('kept actions', () => {
  it('keeps the last text and the last thing asked for', () => {
    let kept: KeptActions<string> = typed(nothingKept, 'a');
    kept = typed(kept, 'a@b.example');
    kept = keepAsked(kept, { kind: 'press', button: 'es' });
    kept = keepAsked(kept, { kind: 'submit', form: 'login', by: 'next' });
    expect(kept).toEqual({
      draft: { name: 'email', value: 'a@b.example' },
      asked: { kind: 'submit', form: 'login', by: 'next' },
    });
  });

  it('takes an Enter back when typing goes on', () => {
    const sent = keepAsked<string>(nothingKept, { kind: 'submit', form: 'login', by: null });
    expect(typed(sent, 'more').asked).toBeNull();
  });

  it('keeps no password', () => {
    expect(typed(typed(nothingKept, 'a@b.example'), 'secret', true).draft?.value).toBe('a@b.example');
  });
});
