import type { Words } from '../../../words/words.tsx';
import type { Tone } from '../../props.ts';

/** Words of a `TrendChart` besides those of all charts. */
export interface TrendChartLabels {
  /** Head of the table's first column where rows are days, and where they are finer. */
  readonly day: string;
  readonly time: string;
  /** Names the keyboard's cursor. */
  readonly cursor: string;
  /** Explains the keys: arrows, Shift and arrows, Enter, plus and minus, Escape. */
  readonly keys: string;
  /** Explains the key that chooses a point, where one can be chosen. */
  readonly choose: string;
  /** Says which range the keys have marked. */
  readonly marked: (range: string) => string;
  /** Announces the range that a zoom shows. */
  readonly shown: (range: string) => string;
  /** Names the button that zooms in. */
  readonly zoomIn: string;
  /** Head of the table's column of the stretches behind the lines. */
  readonly bands: string;
  /** Names the button that shows all again. */
  readonly resetZoom: string;
  /** Says how many infinite values and how many rows without a time could not be shown. */
  readonly unusable: (values: number, rows: number) => string;
  /** What the markers above the plot are. */
  readonly events: string;
  /** Says where a value axis begins that does not hold zero, for example `axis from 60`. */
  readonly cutAxis: (value: string) => string;
  /** Stands beside what a value axis measures that is logarithmic. */
  readonly logAxis: string;
  /** Says how many values a logarithmic axis does not have. */
  readonly offAxis: (values: number) => string;
  /** Stands at the end of the level of a mean, for example `Mean 118`. */
  readonly mean: (value: string) => string;
  /** Names a marker that stands for several events, for example `3 events`. */
  readonly eventCount: (count: number) => string;
  /** Names the list of what markers, bands and levels mean. */
  readonly key: string;
  /** What a marker of each tone is. */
  readonly eventTones: Readonly<Record<Tone, string>>;
  /** What a marker with a number is. */
  readonly several: string;
  /** What the thin levels are. */
  readonly meanLevel: string;
  /** Says which limits the values are compared with: a list of their names and values. */
  readonly limits: (list: string) => string;
}

const counted = (language: string, count: number, one: string, several: string) =>
  count === 0 ? '' : `${count.toLocaleString(language)} ${count === 1 ? one : several}`;
const listed = (...parts: string[]) => parts.filter(Boolean).join(', ');

/** The words of a `TrendChart`. */
export const trendChartWords: Words<TrendChartLabels> = {
  en: {
    day: 'Day',
    time: 'Time',
    cursor: 'Point in time',
    keys: 'Arrow keys move the cursor. Shift and arrow keys mark a range, Enter zooms to it, plus and minus zoom, Escape shows all.',
    choose: 'Enter chooses the point of the cursor.',
    marked: (range) => `${range} marked`,
    shown: (range) => `${range} shown`,
    zoomIn: 'Zoom in',
    bands: 'Periods',
    resetZoom: 'Show the whole period',
    unusable: (values, rows) =>
      `Left out as not usable: ${listed(counted('en', values, 'value', 'values'), counted('en', rows, 'row', 'rows'))}.`,
    events: 'Events',
    cutAxis: (value) => `axis from ${value}`,
    logAxis: 'log',
    offAxis: (values) => `Not on a log axis: ${counted('en', values, 'value', 'values')} of zero or less.`,
    mean: (value) => `Mean ${value}`,
    eventCount: (count) => (count === 1 ? '1 event' : `${count.toLocaleString('en')} events`),
    key: 'Marks',
    eventTones: {
      neutral: 'Event',
      info: 'Note',
      good: 'Improvement',
      warning: 'Warning',
      critical: 'Alarm',
    },
    several: 'Several',
    meanLevel: 'Mean',
    limits: (list) => `Limits: ${list}.`,
  },
  es: {
    day: 'Día',
    time: 'Hora',
    cursor: 'Punto en el tiempo',
    keys: 'Las flechas mueven el cursor. Mayús y flechas marcan un intervalo, Enter lo amplía, más y menos acercan o alejan, Esc muestra todo.',
    choose: 'Enter elige el punto del cursor.',
    marked: (range) => `${range}: marcado`,
    shown: (range) => `Se muestra ${range}`,
    zoomIn: 'Acercar',
    bands: 'Periodos',
    resetZoom: 'Ver todo el periodo',
    unusable: (values, rows) =>
      `Omitido por no ser utilizable: ${listed(counted('es', values, 'valor', 'valores'), counted('es', rows, 'fila', 'filas'))}.`,
    events: 'Eventos',
    cutAxis: (value) => `eje desde ${value}`,
    logAxis: 'log',
    offAxis: (values) =>
      `Fuera del eje logarítmico: ${counted('es', values, 'valor nulo o negativo', 'valores nulos o negativos')}.`,
    mean: (value) => `Promedio ${value}`,
    eventCount: (count) => (count === 1 ? '1 evento' : `${count.toLocaleString('es')} eventos`),
    key: 'Marcas',
    eventTones: {
      neutral: 'Evento',
      info: 'Nota',
      good: 'Mejora',
      warning: 'Advertencia',
      critical: 'Alarma',
    },
    several: 'Varios',
    meanLevel: 'Promedio',
    limits: (list) => `Límites: ${list}.`,
  },
  fr: {
    day: 'Jour',
    time: 'Heure',
    cursor: 'Instant',
    keys: 'Les flèches déplacent le curseur. Maj et flèches marquent un intervalle, Entrée l’agrandit, plus et moins zooment, Échap affiche tout.',
    choose: 'Entrée choisit le point du curseur.',
    marked: (range) => `${range}\u00a0: marqué`,
    shown: (range) => `Affiché\u00a0: ${range}`,
    zoomIn: 'Agrandir',
    bands: 'Périodes',
    resetZoom: 'Afficher toute la période',
    unusable: (values, rows) =>
      `Omis car inutilisable\u00a0: ${listed(counted('fr', values, 'valeur', 'valeurs'), counted('fr', rows, 'ligne', 'lignes'))}.`,
    events: 'Événements',
    cutAxis: (value) => `axe à partir de ${value}`,
    logAxis: 'log',
    offAxis: (values) =>
      `Hors de l’axe logarithmique\u00a0: ${counted('fr', values, 'valeur nulle ou négative', 'valeurs nulles ou négatives')}.`,
    mean: (value) => `Moyenne ${value}`,
    eventCount: (count) => (count < 2 ? `${count} événement` : `${count.toLocaleString('fr')} événements`),
    key: 'Repères',
    eventTones: {
      neutral: 'Événement',
      info: 'Note',
      good: 'Amélioration',
      warning: 'Avertissement',
      critical: 'Alarme',
    },
    several: 'Plusieurs',
    meanLevel: 'Moyenne',
    limits: (list) => `Limites\u00a0: ${list}.`,
  },
};
