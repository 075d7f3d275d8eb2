import type { ImportKind, ImportSentence } from '@cnx/api';
import { useFormats } from '../../insight/use-formats.ts';
import { withoutFlags, type ChoiceName } from './import-choices.ts';
import { sentenceText, type SentenceTexts } from './import-sentences.ts';

/** What the server says of a file. */
export interface Spoken {
  readonly sentences: readonly ImportSentence[];
  /** What stands where a sentence has no text in the language of the page. */
  readonly english: string;
}

/**
 * Says it in the language of the page, with the labels of the page for the words of the command line.
 * @returns its text, and whether that is the English one
 */
export function useSaid() {
  const { t, dates, quantities } = useFormats();
  const labelOf = (name: ChoiceName | 'kind' | 'columns') =>
    t(
      name === 'kind'
        ? 'imports.kind'
        : name === 'columns'
          ? 'imports.columns.title'
          : `imports.choices.${name}`,
    );
  const kindLabelOf = (kind: ImportKind) => t(`imports.kinds.${kind}`);
  const formats = {
    count: (number: number) => quantities.count(number),
    day: (day: string) => dates.day(day),
  };
  return ({ sentences, english }: Spoken, texts: SentenceTexts | undefined) => {
    const text = texts && sentenceText(sentences, texts, formats);
    return { text: withoutFlags(text ?? english, labelOf, kindLabelOf), isEnglish: text === undefined };
  };
}
