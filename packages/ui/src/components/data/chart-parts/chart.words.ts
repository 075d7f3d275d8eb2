import type { Words } from '../../../words/words.tsx';

/** Words that all charts have in common. */
export interface ChartLabels {
  /** Names the button that shows the numbers instead of the drawing. */
  readonly showTable: string;
  readonly showChart: string;
  /** Names the button that takes a chart away as a picture. */
  readonly download: string;
  /** A picture of dots. */
  readonly png: string;
  /** A picture of lines and texts. */
  readonly svg: string;
  readonly previousPage: string;
  readonly nextPage: string;
  /** Which rows of the table are shown, counted from 1, for example `1–50 of 730`. */
  readonly rows: (from: number, to: number, total: number) => string;
  /** Names the list of series. */
  readonly series: string;
  /** Stands for an absent value, for example `–`. */
  readonly noValue: string;
  /** Says that so many names under bars are cut or left out, and where they are whole. */
  readonly shortNames: (count: number) => string;
  /** Says that there is nothing to draw, and why if it is known. */
  readonly empty: string;
}

/** The words that all charts have in common. */
export const chartWords: Words<ChartLabels> = {
  en: {
    showTable: 'Show as table',
    showChart: 'Show as chart',
    download: 'Download chart',
    png: 'PNG',
    svg: 'SVG',
    previousPage: 'Previous rows',
    nextPage: 'Next rows',
    rows: (from, to, total) =>
      `${from.toLocaleString('en')}–${to.toLocaleString('en')} of ${total.toLocaleString('en')}`,
    series: 'Series',
    noValue: '–',
    shortNames: (count) =>
      count === 1
        ? 'One name has no room; the table has it whole.'
        : `${count.toLocaleString('en')} names have no room; the table has them whole.`,
    empty: 'No data to show.',
  },
  es: {
    showTable: 'Ver como tabla',
    showChart: 'Ver como gráfico',
    download: 'Descargar el gráfico',
    png: 'PNG',
    svg: 'SVG',
    previousPage: 'Filas anteriores',
    nextPage: 'Filas siguientes',
    rows: (from, to, total) =>
      `${from.toLocaleString('es')}–${to.toLocaleString('es')} de ${total.toLocaleString('es')}`,
    series: 'Curvas',
    noValue: '–',
    shortNames: (count) =>
      count === 1
        ? 'Un nombre no cabe; la tabla lo muestra entero.'
        : `${count.toLocaleString('es')} nombres no caben; la tabla los muestra enteros.`,
    empty: 'No hay nada que dibujar.',
  },
  fr: {
    showTable: 'Afficher en tableau',
    showChart: 'Afficher en graphique',
    download: 'Télécharger le graphique',
    png: 'PNG',
    svg: 'SVG',
    previousPage: 'Lignes précédentes',
    nextPage: 'Lignes suivantes',
    rows: (from, to, total) =>
      `${from.toLocaleString('fr')}–${to.toLocaleString('fr')} sur ${total.toLocaleString('fr')}`,
    series: 'Courbes',
    noValue: '–',
    shortNames: (count) =>
      count === 1
        ? 'Un nom manque de place ; le tableau le montre en entier.'
        : `${count.toLocaleString('fr')} noms manquent de place ; le tableau les montre en entier.`,
    empty: 'Il n’y a rien à tracer.',
  },
};
