const inches = '(?:in(?:ch(?:es)?)?\\.?|pulg(?:adas?)?|pouces?|zoll|["”″])';
/** Sizes of chokes in 64ths of an inch, as units. */
export const sixtyFourths = new RegExp(
  `^(?:(?:1?/64|64(?:th|avo|[e]?me)s?)(?:ofan|of|de|d')?${inches}?|64${inches})$`,
);

/** The number of a size such as `32/64` or `32/64"`. */
const sixtyFourthsOf = new RegExp(`^(\\d{1,3}(?:[.,]\\d{1,2})?) ?/ ?64(?:ths?)? ?${inches}?$`, 'i');

/** Whether a text is a size in 64ths of an inch. */
export const isSixtyFourths = (text: string): boolean => sixtyFourthsOf.test(text.trim());

/** How many 64ths a text says; the text where it says none. */
export const sixtyFourthsIn = (text: string): string => text.trim().replace(sixtyFourthsOf, '$1');
