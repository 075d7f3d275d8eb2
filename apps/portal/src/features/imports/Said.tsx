import { useEffect, useState } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { sentenceTexts, type SentenceTexts } from './import-sentences.ts';
import { useSaid, type Spoken } from './use-said.ts';

/** What the server says of a file, in the language of the page, with the labels of the page for the words of the command line. */
export function Said(spoken: Spoken) {
  const { language } = useFormats();
  const said = useSaid();
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
  const { text, isEnglish } = said(spoken, texts);
  return <span lang={isEnglish ? 'en' : undefined}>{text}</span>;
}
