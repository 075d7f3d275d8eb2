/** The rules of axe that ask for colors: what a theme decides. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe is asked about a story as it is drawn. A test asks only what is wrong; what is right, element by element, is for
 * the panel of a reader.
 */
export const axeOptions = (isTest: boolean) => (isTest ? { resultTypes: ['violations', 'incomplete'] } : {});
