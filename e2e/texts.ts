import { expect, type Page } from 'playwright/test';
import { portal as english } from '../apps/portal/src/i18n/en/portal.ts';
import { portal as spanish } from '../apps/portal/src/i18n/es/portal.ts';
import { portal as french } from '../apps/portal/src/i18n/fr/portal.ts';
import type { Language } from '../apps/portal/src/i18n/languages.ts';

/** The portal's texts by language. */
export const texts = { en: english, es: spanish, fr: french } as const;

/** A text with its values put in. */
export function write(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));
}

type Bundle = { readonly [key: string]: string | Bundle };

const flat = (bundle: Bundle): string[] =>
  Object.values(bundle).flatMap((value) => (typeof value === 'string' ? [value] : flat(value)));

/** What a language says: texts as they are, and those with values as patterns that take any. */
interface Sayings {
  readonly whole: ReadonlySet<string>;
  readonly patterns: ReadonlyMap<string, RegExp>;
}

/** Leaves out what is nothing but values, signs and short words. */
function sayingsOf(language: Language): Sayings {
  const said = flat(texts[language]).filter((text) => /\p{Letter}{3}/u.test(text.replace(/{{\w+}}/g, '')));
  const patterns = said
    .filter((text) => text.includes('{{'))
    .map((text) => {
      const parts = text.split(/{{\w+}}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      const source = `^${parts.join('.+')}$`;
      return [source, new RegExp(source, 'su')] as const;
    });
  return { whole: new Set(said.filter((text) => !text.includes('{{'))), patterns: new Map(patterns) };
}

const sayings = { en: sayingsOf('en'), es: sayingsOf('es'), fr: sayingsOf('fr') };

/** Whether a line is a text of a language, but of no other that is given. */
function isSaid(line: string, { whole, patterns }: Sayings, except?: Sayings): boolean {
  if (whole.has(line)) return !except?.whole.has(line);
  for (const [source, pattern] of patterns)
    if (!except?.patterns.has(source) && pattern.test(line)) return true;
  return false;
}

/** All that a page says: its texts, names of controls, and what stands in empty fields. */
const said = (page: Page, written: string) =>
  page.evaluate((skipped) => {
    const found = new Set([document.title.split(' · ')[0] ?? '']);
    const add = (text: string | null) => {
      if (text?.trim()) found.add(text.trim());
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches(skipped)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) add(element.getAttribute(name));
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      // A text alone, and with what is marked in it.
      for (const { nodeValue } of own) add(nodeValue);
      if (own.length > 0) add(element.textContent);
    }
    return [...found];
  }, `script, style, ${written}, :is(${written}) *`);

/** What people wrote: the names of what is found, what notifications say, news and legal pages. */
const written = 'main ol li a, [role=dialog] li a, main [lang]';

/**
 * Holds what a page says against the English texts: one that its language says in other words must not stand there. What
 * was said before the language changed may still be read aloud for a moment.
 */
export async function expectNoEnglish(page: Page, language: Language): Promise<void> {
  if (language === 'en') return;
  const { en, [language]: own } = sayings;
  const isLeft = (line: string) => isSaid(line, en, own) && !isSaid(line, own);
  const left = async () => (await said(page, written)).filter(isLeft);
  await expect.poll(left, `English texts at ${page.url()}`).toEqual([]);
}
