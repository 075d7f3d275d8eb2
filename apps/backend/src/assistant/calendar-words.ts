/** The words that name days, in English, Spanish and French, without accents. */
export const months = [
  'january jan enero ene janvier janv',
  'february feb febrero fevrier fevr',
  'march mar marzo mars',
  'april apr abril abr avril avr',
  'may mayo mai',
  'june jun junio juin',
  'july jul julio juillet juil',
  'august aug agosto aout',
  'september sep sept septiembre setiembre septembre',
  'october oct octubre octobre',
  'november nov noviembre novembre',
  'december dec diciembre dic decembre',
].map((names) => names.split(' '));
export const weekdays = [
  'sunday domingo dimanche',
  'monday lunes lundi',
  'tuesday martes mardi',
  'wednesday miercoles mercredi',
  'thursday jueves jeudi',
  'friday viernes vendredi',
  'saturday sabado samedi',
].map((names) => names.split(' '));
export const yesterday = 'yesterday, ayer, hier';
export const beforeYesterday =
  'day before yesterday, the day before yesterday, anteayer, antes de ayer, antier, avant hier';
export const today = 'today, hoy, aujourd hui';
export const tomorrow = 'tomorrow, manana, demain';
export const newestDay =
  'newest day, latest day, last day, most recent day, ultimo dia, dia mas reciente, dernier jour, jour le plus recent';

/** A unit of time. */
export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';
const units: Record<Unit, string> = {
  day: 'day days dia dias jour jours',
  week: 'week weeks semana semanas semaine semaines',
  month: 'month months mes meses mois',
  quarter: 'quarter quarters trimestre trimestres',
  year: 'year years ano anos annee annees an ans',
};
/** The unit of time that a word names. */
export const unitOf = new Map(
  (Object.entries(units) as [Unit, string][]).flatMap(([unit, names]) =>
    names.split(' ').map((name) => [name, unit] as const),
  ),
);
export const before = new Set(
  'last past previous prior pasado pasada pasados pasadas anterior ultimo ultima ultimos ultimas dernier derniere derniers dernieres precedent precedente passe passee'.split(
    ' ',
  ),
);
/** These name days before others that are named. */
export const beforeThat = new Set('before earlier antes avant anterior precedente precedent'.split(' '));
/** In English, these stand before the unit alone: "day by day last week" is of last week. */
export const beforeUnit = new Set('last past previous prior next coming following this'.split(' '));
export const current = new Set('this current este esta actual ce cette cet courant courante'.split(' '));
export const next = new Set(
  'next coming following proximo proxima proximos proximas siguiente siguientes prochain prochaine prochains prochaines'.split(
    ' ',
  ),
);
/** Every word that names days. */
export const calendarWords: readonly string[] = [
  ...[...months, ...weekdays].flat(),
  ...[yesterday, beforeYesterday, today, tomorrow, newestDay].flatMap((phrases) => phrases.split(/[, ]+/)),
  ...unitOf.keys(),
  ...[...before, ...beforeThat, ...current, ...next],
].filter((word, at, all) => all.indexOf(word) === at);
/** Numbers that are written as words. */
export const numbers = new Map(
  'one two three four five six seven eight nine ten'
    .split(' ')
    .map((name, i) => [name, i + 1] as [string, number])
    .concat('un dos tres cuatro cinco seis siete ocho nueve diez'.split(' ').map((name, i) => [name, i + 1]))
    .concat('une deux trois quatre cinq six sept huit neuf dix'.split(' ').map((name, i) => [name, i + 1])),
);
/** A number above one that is written as a word. */
export function countOfWord(key: string): number | undefined {
  const count = numbers.get(key);
  return count !== undefined && count > 1 ? count : undefined;
}
