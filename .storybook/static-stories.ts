/** What this needs to know of a story. */
interface Story {
  id: string;
  playFunction?: unknown;
}

/** Whether a story only shows what its arguments say, without a `play`. */
export const isStatic = ({ playFunction }: { playFunction?: unknown }) => playFunction === undefined;

/**
 * Rejects a story with a `play` that is not named as a test, such as one that copied it by a spread, and a test without
 * a `play`.
 * @throws an error that names the story and says what to do
 */
export function checkPlayFunction(story: object): void {
  const { id, playFunction } = story as Story;
  const isTest = id.endsWith('-test');
  if (isStatic({ playFunction }) !== isTest) return;
  throw new Error(
    isTest
      ? `${id} is named as a test and has no \`play\`: drop the word Test from its name`
      : `${id} has a \`play\`: a story is static, and a test has a name that ends with Test`,
  );
}
