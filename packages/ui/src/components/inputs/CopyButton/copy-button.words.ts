import type { Words } from '../../../words/words.tsx';

/** A {@link CopyButton}'s own words. */
export interface CopyButtonLabels {
  /** Says that the text was copied. */
  readonly copied: string;
  /** Says that the browser did not let the page copy. */
  readonly notCopied: string;
}

/** The words of a {@link CopyButton}. */
export const copyButtonWords: Words<CopyButtonLabels> = {
  en: { copied: 'Copied', notCopied: 'The browser did not let the page copy' },
  es: { copied: 'Copiado', notCopied: 'El navegador no permitió copiar' },
  fr: { copied: 'Copié', notCopied: 'Le navigateur n’a pas permis de copier' },
};
