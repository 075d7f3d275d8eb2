/** The prerendered page in one language. */
export interface RenderedPage {
  readonly title: string;
  /** What React rendered: quoted attributes, no raw `<` or `>` in texts, comments only between two of them. */
  readonly markup: string;
}

/**
 * Compares the page in English with the same page in another language and lists what each text became. The boot script
 * swaps by this list, so it must be unambiguous.
 * @param textAttributes Attributes whose values are texts too.
 * @throws when the two differ in anything but texts, or when one English text has two translations.
 */
export function dictionaryOf(
  english: RenderedPage,
  translated: RenderedPage,
  textAttributes: readonly string[],
): Record<string, string> {
  const text = new RegExp(`(?<=>)[^<]+|(?<= (?:${textAttributes.join('|')})=")[^"]*`, 'g');
  requireSame(english.markup.replace(text, '…'), translated.markup.replace(text, '…'));
  const textsOf = ({ title, markup }: RenderedPage) => [title, ...(markup.match(text) ?? []).map(decoded)];
  const to = textsOf(translated);
  const dictionary = new Map<string, string>();
  textsOf(english).forEach((from, at) => {
    const known = dictionary.get(from) ?? to[at]!;
    if (known !== to[at]) throw new Error(`"${from}" is both "${known}" and "${to[at]}"`);
    dictionary.set(from, known);
  });
  return Object.fromEntries([...dictionary].filter(([from, known]) => from !== known));
}

/**
 * Refuses markup that a strict Content-Security-Policy would not let through.
 * @throws naming what was found.
 */
export function refuseActiveMarkup(markup: string): void {
  const tags = markup.replace(/"[^"]*"/g, '""').match(/<[a-z][^>]*>/gi) ?? [];
  const active = tags.find((tag) => /^<(?:script|style)\b|\s(?:style|on[a-z]+)=/i.test(tag));
  if (active) throw new Error(`the prerendered markup holds ${active}`);
}

function requireSame(left: string, right: string): void {
  if (left === right) return;
  const at = [...left].findIndex((sign, index) => sign !== right[index]);
  const near = (markup: string) => markup.slice(Math.max(0, at - 40), at + 40);
  throw new Error(`the pages differ in more than texts: "${near(left)}" and "${near(right)}"`);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: string) => entities[name] ?? '');
}
