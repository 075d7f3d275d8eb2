import type { ImportSentence } from '@cnx/api';
import { useEffect, useState } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { withoutFlags, type ChoiceName } from './import-choices.ts';
import { sentenceText, sentenceTexts, type SentenceTexts } from './import-sentences.ts';

/** Props of {@link Said}. */
export interface SaidProps {
  sentences: readonly ImportSentence[];
  /** What stands where a sentence has no text in the language of the page. */
  english: string;
}

/** What the server says of a file, in the language of the page, with the labels of the page for the words of the command line. */
export function Said({ sentences, english }: SaidProps) {
  const { t, language, dates, quantities } = useFormats();
  const [texts, setTexts] = useState<SentenceTexts>();
  useEffect(() => {
    let isHere = true;
    sentenceTexts[language]().then(
      (fetched) => isHere && setTexts(fetched),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [language]);
  const labelOf = (name: ChoiceName | 'kind' | 'columns') =>
    t(
      name === 'kind'
        ? 'imports.kind'
        : name === 'columns'
          ? 'imports.columns.title'
          : `imports.choices.${name}`,
    );
  const formats = {
    count: (number: number) => quantities.count(number),
    day: (day: string) => dates.day(day),
  };
  const text = texts && sentenceText(sentences, texts, formats);
  return <span lang={text === undefined ? 'en' : undefined}>{withoutFlags(text ?? english, labelOf)}</span>;
}
