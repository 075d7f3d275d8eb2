import type { Words } from '../../../words/words.tsx';

/** UI strings of an `AppFrame`. */
export interface AppFrameLabels {
  /** The first link of the page: leads past header and navigation. */
  readonly skip: string;
  /** Names the link of the mark. */
  readonly home: string;
  /** Names the navigation. */
  readonly navigation: string;
  readonly openNavigation: string;
  readonly closeNavigation: string;
  readonly narrowNavigation: string;
  readonly widenNavigation: string;
}

/** An `AppFrame`'s own words. */
export const appFrameWords: Words<AppFrameLabels> = {
  en: {
    skip: 'Skip to content',
    home: 'CNX, home',
    navigation: 'Main navigation',
    openNavigation: 'Open navigation',
    closeNavigation: 'Close navigation',
    narrowNavigation: 'Collapse navigation',
    widenNavigation: 'Expand navigation',
  },
  es: {
    skip: 'Ir al contenido',
    home: 'CNX, inicio',
    navigation: 'Navegación principal',
    openNavigation: 'Abrir la navegación',
    closeNavigation: 'Cerrar la navegación',
    narrowNavigation: 'Contraer la navegación',
    widenNavigation: 'Expandir la navegación',
  },
  fr: {
    skip: 'Aller au contenu',
    home: 'CNX, accueil',
    navigation: 'Navigation principale',
    openNavigation: 'Ouvrir la navigation',
    closeNavigation: 'Fermer la navigation',
    narrowNavigation: 'Réduire la navigation',
    widenNavigation: 'Développer la navigation',
  },
};
