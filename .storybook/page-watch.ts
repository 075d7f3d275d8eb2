/** What a story did to the page that a product's page must not suffer. */
interface Watch {
  complaints: unknown[][];
  styleElements: number;
  restore: () => void;
}

let watch: Watch | undefined;

/** Without those by which Storybook holds animations still while it checks a story. */
const countStyleElements = () =>
  [...document.querySelectorAll('style')].filter(
    ({ textContent }) => !textContent.includes('play-state: paused'),
  ).length;

/** Starts to watch the console and the page; one story at a time. */
export function startPageWatch(): () => void {
  const report = console.error;
  const complaints: unknown[][] = [];
  console.error = (...args: unknown[]) => {
    complaints.push(args);
    report(...args);
  };
  watch = { complaints, styleElements: countStyleElements(), restore: () => (console.error = report) };
  return watch.restore;
}

/**
 * Fails the story if React, or anything else, reported an error, or if a `<style>` element was added, which the
 * product's Content-Security-Policy refuses.
 */
export function checkPageWatch(): void {
  if (!watch) return;
  const { complaints, styleElements, restore } = watch;
  watch = undefined;
  restore();
  if (complaints.length > 0)
    throw new Error(`console.error: ${complaints.map((args) => args.join(' ')).join('\n')}`);
  if (countStyleElements() > styleElements) throw new Error('a <style> element was added to the page');
}
