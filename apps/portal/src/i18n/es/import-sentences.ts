import { columnSentences } from './import-column-sentences.ts';
import { fileSentences } from './import-file-sentences.ts';
import { recordSentences } from './import-record-sentences.ts';
import { rowSentences } from './import-row-sentences.ts';
import { sentenceTerms } from './import-sentence-terms.ts';
import { xmlSentences } from './import-xml-sentences.ts';

/** Spanish sentences of the import, by their codes. */
export const sentences: Readonly<Record<string, string>> = {
  ...fileSentences,
  ...columnSentences,
  ...rowSentences,
  ...recordSentences,
  ...xmlSentences,
};

/** Things that they speak of. */
export const terms: Readonly<Record<string, string>> = sentenceTerms;
