import { expect, fireEvent } from '@storybook/test';

/** Presses keys as an input method has them while it composes a character, the last one in Safari's way: none is used. */
export async function expectToLeaveComposing(field: Element, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await expect(await fireEvent.keyDown(field, { key, ...composing })).toBe(true);
  }
}
