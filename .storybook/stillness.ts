/** What this needs to know of a story. */
interface Played {
  id: string;
  playFunction?: unknown;
}

/** Whether a story is for people: it shows what its arguments say, and takes no steps. */
export const isStill = ({ playFunction }: { playFunction?: unknown }) => playFunction === undefined;

/**
 * Refuses a story that has steps though it is not named as a test, as one that took them over by a spread, and a test
 * without steps.
 * @throws an error that names the story and says what to do
 */
export function checkStillness(story: object): void {
  const { id, playFunction } = story as Played;
  const isTest = id.endsWith('-test');
  if (isStill({ playFunction }) !== isTest) return;
  throw new Error(
    isTest
      ? `${id} is named as a test and has no \`play\`: drop the word Test from its name`
      : `${id} has a \`play\`: a story for people stands still, and a test has a name that ends with Test`,
  );
}
