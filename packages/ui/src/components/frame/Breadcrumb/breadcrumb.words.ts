import type { Words } from '../../../words/words.tsx';

/** UI strings of a `Breadcrumb`. */
export interface BreadcrumbLabels {
  /** Names the landmark. */
  readonly label: string;
}

/** A `Breadcrumb`'s own words. */
export const breadcrumbWords: Words<BreadcrumbLabels> = {
  en: { label: 'You are here' },
  es: { label: 'Usted está aquí' },
  fr: { label: 'Vous êtes ici' },
};
