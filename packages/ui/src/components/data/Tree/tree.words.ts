import type { Words } from '../../../words/words.tsx';

/** UI strings of a `Tree`. */
export interface TreeLabels {
  /** Says that there is nothing in the tree. */
  readonly empty: string;
  /** Stands below an item while what belongs there is fetched. */
  readonly loading: string;
  /** Stands there when it could not be fetched; pressing it tries again. */
  readonly failed: string;
  /** How many things an item stands for, for those who hear it: `12 inside`. */
  readonly count: (count: string) => string;
}

/** Default words of a `Tree`. */
export const treeWords: Words<TreeLabels> = {
  en: {
    empty: 'Nothing here',
    loading: 'Loading…',
    failed: 'Could not load. Try again',
    count: (count) => `${count} inside`,
  },
  es: {
    empty: 'No hay nada aquí',
    loading: 'Cargando…',
    failed: 'No se pudo cargar. Reintentar',
    count: (count) => `${count} dentro`,
  },
  fr: {
    empty: 'Il n’y a rien ici',
    loading: 'Chargement…',
    failed: 'Échec du chargement. Réessayer',
    count: (count) => `${count} à l’intérieur`,
  },
};
