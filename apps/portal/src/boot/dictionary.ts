/** The prerendered page in one language. */
export interface RenderedPage {
  readonly title: string;
  /** What React rendered: well-formed markup without scripts, styles or handlers. */
  readonly markup: string;
}

type Token =
  { readonly text: string } | { readonly tag: string; readonly attributes: ReadonlyMap<string, string> };

/**
 * Compares the page in English with the same page in another language, part by part, and lists what each text
 * became. The boot script swaps by this list, so it must be unambiguous.
 * @param textAttributes Attributes whose values are texts too.
 * @throws when the two differ in anything but texts, or when one English text has two translations.
 */
export function dictionaryOf(
  english: RenderedPage,
  translated: RenderedPage,
  textAttributes: readonly string[],
): Record<string, string> {
  const dictionary = new Map<string, string>();
  const note = (from: string, to: string) => {
    const known = dictionary.get(from);
    if (known !== undefined && known !== to) throw new Error(`"${from}" is both "${known}" and "${to}"`);
    dictionary.set(from, to);
  };
  note(english.title, translated.title);
  const [left, right] = [tokens(english.markup), tokens(translated.markup)];
  if (left.length !== right.length) throw new Error('the pages differ in structure');
  left.forEach((token, index) => compare(token, right[index], textAttributes, note));
  return Object.fromEntries([...dictionary].filter(([from, to]) => from !== to));
}

/**
 * Refuses markup that a strict Content-Security-Policy would not let through.
 * @throws naming what was found.
 */
export function refuseActiveMarkup(markup: string): void {
  for (const token of tokens(markup)) {
    if ('text' in token) continue;
    const active = [...token.attributes.keys()].find((name) => /^(?:style|on[a-z]+)$/i.test(name));
    if (active) throw new Error(`the prerendered markup holds <${token.tag} ${active}>`);
    if (/^(?:script|style)$/i.test(token.tag)) throw new Error(`the prerendered markup holds <${token.tag}>`);
  }
}

function compare(
  left: Token,
  right: Token | undefined,
  textAttributes: readonly string[],
  note: (from: string, to: string) => void,
): void {
  if ('text' in left) {
    if (!right || !('text' in right)) throw new Error(`"${left.text}" has no text beside it`);
    note(left.text, right.text);
    return;
  }
  if (!right || 'text' in right || left.tag !== right.tag || left.attributes.size !== right.attributes.size)
    throw new Error(`<${left.tag}> differs in structure`);
  for (const [name, value] of left.attributes) {
    const other = right.attributes.get(name);
    if (other === undefined) throw new Error(`<${left.tag} ${name}> is in one language only`);
    if (textAttributes.includes(name)) note(value, other);
    else if (value !== other) throw new Error(`<${left.tag} ${name}> is "${value}" and "${other}"`);
  }
}

/** Reads the markup that React writes: quoted attributes, no raw `<` in text, comments only as text separators. */
function tokens(markup: string): Token[] {
  const found: Token[] = [];
  for (const [whole, comment, tag, attributes] of markup.matchAll(
    /(<!--.*?-->)|<(\/?[a-zA-Z][\w-]*)([^>]*)>|[^<]+/gs,
  )) {
    if (comment) continue;
    if (tag) found.push({ tag, attributes: attributesOf(attributes ?? '') });
    else found.push({ text: decoded(whole) });
  }
  return found;
}

function attributesOf(source: string): Map<string, string> {
  const pairs = source.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g);
  return new Map([...pairs].map(([, name = '', value = '']) => [name, decoded(value)]));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: string) => entities[name] ?? '');
}
