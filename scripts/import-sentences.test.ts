import { describe, expect, it } from 'vitest';
import { columnSentences } from '../apps/backend/src/import/sentences/column-sentences.ts';
import { fileSentences } from '../apps/backend/src/import/sentences/file-sentences.ts';
import { recordSentences } from '../apps/backend/src/import/sentences/record-sentences.ts';
import { rowSentences } from '../apps/backend/src/import/sentences/row-sentences.ts';
import { sentenceTerms } from '../apps/backend/src/import/sentences/sentence-terms.ts';
import { xmlSentences } from '../apps/backend/src/import/sentences/xml-sentences.ts';
import { sentenceTexts } from '../apps/portal/src/features/imports/import-sentences.ts';

const spoken: Readonly<Record<string, string>> = {
  ...fileSentences,
  ...columnSentences,
  ...rowSentences,
  ...recordSentences,
  ...xmlSentences,
};
const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

describe.each(Object.entries(sentenceTexts))('sentences of the import in %s', (_language, load) => {
  it('are there for every code of the server, with the same places', async () => {
    const { sentences, terms } = await load();
    expect(Object.keys(sentences).toSorted()).toEqual(Object.keys(spoken).toSorted());
    for (const [code, text] of Object.entries(spoken))
      expect(places(sentences[code] ?? ''), code).toEqual(places(text));
    expect(Object.keys(terms).toSorted()).toEqual(Object.keys(sentenceTerms).toSorted());
  });
});
