import type { Words } from '../../../words/words.tsx';
import type { MarkLabels } from '../chart-parts/MarkChart.tsx';

/** Words of a `ScatterChart` besides those of all charts. */
export interface ScatterChartLabels extends MarkLabels {
  /** Head of the table's first column, for example `Well`. */
  readonly item: string;
  /** Names the list of groups. */
  readonly groups: string;
  /** Says how many points lack one of their values. */
  readonly leftOut: (count: number) => string;
  /** Says that there are too many points to go through one by one, and where they can be read. */
  readonly dense: (count: number) => string;
}

/** The words of a `ScatterChart`. */
export const scatterChartWords: Words<ScatterChartLabels> = {
  en: {
    item: 'Name',
    groups: 'Groups',
    leftOut: (count) =>
      count === 1
        ? '1 point lacks one of its values.'
        : `${count.toLocaleString('en')} points lack one of their values.`,
    dense: (count) =>
      `Too many points to step through (${count.toLocaleString('en')}): the table lists each one.`,
    marks: 'Points; arrow keys move between them, left to right',
  },
  es: {
    item: 'Nombre',
    groups: 'Grupos',
    leftOut: (count) =>
      count === 1
        ? 'A 1 punto le falta uno de sus valores.'
        : `A ${count.toLocaleString('es')} puntos les falta uno de sus valores.`,
    dense: (count) =>
      `Demasiados puntos para recorrerlos (${count.toLocaleString('es')}): la tabla los da uno a uno.`,
    marks: 'Puntos; las flechas van de izquierda a derecha',
  },
  fr: {
    item: 'Nom',
    groups: 'Groupes',
    leftOut: (count) =>
      count < 2
        ? `Il manque une de ses valeurs à ${count} point.`
        : `Il manque une de leurs valeurs à ${count.toLocaleString('fr')} points.`,
    dense: (count) =>
      `Trop de points pour les parcourir (${count.toLocaleString('fr')})\u00a0: le tableau les donne un à un.`,
    marks: 'Points\u00a0; les flèches vont de gauche à droite',
  },
};
