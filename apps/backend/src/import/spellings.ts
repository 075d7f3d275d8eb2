/** The words of a list of spellings. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);
