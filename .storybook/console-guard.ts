import { spyOn } from '@storybook/test';
import { getCssText } from '@cnx/ui';
import { undeclaredTokens } from '@cnx/ui/themes/undeclared-tokens.ts';

const watchErrors = () => spyOn(console, 'error');

/** What a story did to the page that a product's page must not suffer. */
interface Watch {
  errors: ReturnType<typeof watchErrors>;
  styleElements: number;
  /** Rules of stories before stay in the style sheet, and were complained about there. */
  undeclared: readonly string[];
}

let watch: Watch | undefined;

/** Storybook holds animations still by such an element while it checks a story. */
const holdsStill = ({ textContent }: Element) => textContent.includes('play-state: paused');

const countStyleElements = () =>
  [...document.querySelectorAll('style')].filter((element) => !holdsStill(element)).length;

/** Starts to watch the console and the page; one story at a time. */
export function guardConsole(): () => void {
  // A story that failed leaves its own behind.
  for (const element of document.querySelectorAll('style')) if (holdsStill(element)) element.remove();
  watch = {
    errors: watchErrors(),
    styleElements: countStyleElements(),
    undeclared: undeclaredTokens(getCssText()),
  };
  return () => watch?.errors.mockRestore();
}

/**
 * Fails the story if React, or anything else, reported an error; if a `<style>` element was added, which the
 * product's Content-Security-Policy refuses; or if a rule names a token that no theme has.
 */
export function checkConsole(): void {
  if (!watch) return;
  const { errors, styleElements, undeclared } = watch;
  const complaints = errors.mock.calls.map((args) => args.join(' '));
  watch = undefined;
  errors.mockRestore();
  if (complaints.length > 0) throw new Error(`console.error: ${complaints.join('\n')}`);
  if (countStyleElements() > styleElements) throw new Error('a <style> element was added to the page');
  const unknown = undeclaredTokens(getCssText()).filter((token) => !undeclared.includes(token));
  if (unknown.length > 0) throw new Error(`rules name tokens that no theme has: ${unknown.join(', ')}`);
}
