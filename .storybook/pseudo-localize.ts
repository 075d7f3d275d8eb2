/** Names of arguments that hold words for people. */
const wordArgs =
  /^(label|title|text|hint|error|placeholder|description|caption|takeaway|children|axisTitle|name|note|lead)$/;

/** A text about two fifths longer, as it may become in another language: vowels are doubled. */
function lengthen(text: string): string {
  return text.replace(/[aeiouyáéíóúàèâêîôûäöü]/giu, '$&$&');
}

/** A story's arguments with every text for people made longer. */
export function pseudoLocalizeArgs<Args extends Record<string, unknown>>(args: Args): Args {
  const change = (name: string, value: unknown): unknown => {
    if (typeof value === 'string') return wordArgs.test(name) ? lengthen(value) : value;
    if (Array.isArray(value)) return value.map((one: unknown) => change(name, one));
    if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) {
      return value;
    }
    // A React element is not data.
    if ('$$typeof' in value) return value;
    const inLabels = name === 'labels' || name === 'texts' || name === 'names';
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, change(inLabels ? 'label' : key, one)]),
    );
  };
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, change(name, value)])) as Args;
}
