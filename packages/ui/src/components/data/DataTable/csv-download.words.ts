import type { Words } from '../../../words/words.tsx';

/** What a `CsvDownload` says. */
export interface CsvDownloadLabels {
  /** On the button. */
  readonly download: string;
}

/** The default words of a `CsvDownload`. */
export const csvDownloadWords: Words<CsvDownloadLabels> = {
  en: { download: 'Download CSV' },
  es: { download: 'Descargar CSV' },
  fr: { download: 'Télécharger en CSV' },
};
