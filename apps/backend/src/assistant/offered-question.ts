import { dayNumber, isoDay } from '../production-day.ts';
import type { Question, Quantity, Understanding } from './understanding.ts';

type Language = Question['language'];
type Texts = Record<Language, string>;

/** Quantities as they are asked for, with their articles where a language has them. */
const quantities: Partial<Record<Quantity, readonly [en: string, es: string, fr: string]>> = {
  oil: ['oil', 'el petróleo', 'l’huile'],
  gas: ['gas', 'el gas', 'le gaz'],
  water: ['water', 'el agua', 'l’eau'],
  injection: ['water injection', 'la inyección de agua', 'l’injection d’eau'],
  liquid: ['liquid', 'el líquido', 'le liquide'],
  waterCut: ['water cut', 'el corte de agua', 'le taux d’eau'],
  gor: ['gas-oil ratio', 'la relación gas-petróleo', 'le rapport gaz-huile'],
  uptime: ['uptime', 'la disponibilidad', 'la disponibilité'],
  potential: ['potential', 'el potencial', 'le potentiel'],
  deferred: ['deferred production', 'la producción diferida', 'la production différée'],
  efficiency: ['production efficiency', 'la eficiencia de producción', 'l’efficacité de production'],
  carbonIntensity: ['carbon intensity', 'la intensidad de carbono', 'l’intensité carbone'],
  flaringIntensity: ['flaring intensity', 'la intensidad de quema', 'l’intensité de torchage'],
  methaneIntensity: ['methane intensity', 'la intensidad de metano', 'l’intensité de méthane'],
  specificEnergy: ['specific energy', 'la energía específica', 'l’énergie spécifique'],
  flaredGas: ['flared gas', 'el gas quemado', 'le gaz torché'],
  co2e: ['CO2 emissions', 'las emisiones de CO2', 'les émissions de CO2'],
  wellheadPressure: ['wellhead pressure', 'la presión de cabezal', 'la pression en tête'],
  downholePressure: ['downhole pressure', 'la presión de fondo', 'la pression de fond'],
  casingPressure: ['casing pressure', 'la presión de anular', 'la pression annulaire'],
  choke: ['choke opening', 'la apertura del estrangulador', 'l’ouverture de duse'],
  frequency: ['pump frequency', 'la frecuencia de la bomba', 'la fréquence de la pompe'],
  intakePressure: ['intake pressure', 'la presión de admisión', 'la pression d’aspiration'],
  motorTemperature: ['motor temperature', 'la temperatura del motor', 'la température du moteur'],
  motorCurrent: ['motor current', 'la corriente del motor', 'le courant du moteur'],
  runLife: ['run life', 'la vida útil de la bomba', 'la durée de vie de la pompe'],
};

/** Volumes as they are asked for: how much, and that it was produced; then what wells produce most. */
const volumes: Partial<Record<Quantity, Record<Language, readonly [total: string, rank: string]>>> = {
  oil: {
    en: ['How much oil was produced', 'oil'],
    es: ['¿Cuánto petróleo se produjo', 'petróleo'],
    fr: ['Combien d’huile a été produite', 'd’huile'],
  },
  gas: {
    en: ['How much gas was produced', 'gas'],
    es: ['¿Cuánto gas se produjo', 'gas'],
    fr: ['Combien de gaz a été produit', 'de gaz'],
  },
  water: {
    en: ['How much water was produced', 'water'],
    es: ['¿Cuánta agua se produjo', 'agua'],
    fr: ['Combien d’eau a été produite', 'd’eau'],
  },
  liquid: {
    en: ['How much liquid was produced', 'liquid'],
    es: ['¿Cuánto líquido se produjo', 'líquido'],
    fr: ['Combien de liquide a été produit', 'de liquide'],
  },
};
const ends = { en: '?', es: '?', fr: ' ?' } as const;

/** Sentences with their blanks: the quantity with its article or without, the places, the days and which end comes first. */
const sentences: Partial<Record<Understanding['intent'], Texts>> = {
  total: {
    en: 'What is the {quantity}{places}{days}?',
    es: '¿Cuál es {quantity}{places}{days}?',
    fr: 'Combien vaut {quantity}{places}{days} ?',
  },
  rank: {
    en: 'Which wells{places} have the {highest} {bare}{days}?',
    es: '¿Qué pozos{places} tienen {highest} {bare}{days}?',
    fr: 'Quels puits{places} ont le plus {highest} {bare}{days} ?',
  },
  exceptions: {
    en: 'Which exceptions are open{places}?',
    es: '¿Qué excepciones están abiertas{places}?',
    fr: 'Quelles exceptions sont ouvertes{places} ?',
  },
  schedule: {
    en: 'Which work is planned{places}{days}?',
    es: '¿Qué trabajos están planificados{places}{days}?',
    fr: 'Quels travaux sont prévus{places}{days} ?',
  },
  plannedLoss: {
    en: 'How much oil will planned work cost{places}{days}?',
    es: '¿Cuánto petróleo costarán los trabajos planificados{places}{days}?',
    fr: 'Combien d’huile coûteront les travaux prévus{places}{days} ?',
  },
  wellTests: {
    en: 'When was the last well test{places}?',
    es: '¿Cuándo fue la última prueba{places}?',
    fr: 'De quand date le dernier essai{places} ?',
  },
  causes: {
    en: 'What are the causes of losses{places}{days}?',
    es: '¿Cuáles son las causas de las pérdidas{places}{days}?',
    fr: 'Quelles sont les causes des pertes{places}{days} ?',
  },
  plan: {
    en: 'Is the {quantity}{places} on plan{days}?',
    es: '¿Está {quantity}{places} según el plan{days}?',
    fr: 'Où en est {quantity}{places} par rapport au plan{days} ?',
  },
  opportunities: {
    en: 'Which opportunities are there{places}?',
    es: '¿Qué oportunidades hay{places}?',
    fr: 'Quelles opportunités y a-t-il{places} ?',
  },
  changes: {
    en: 'Which changes are there{places}{days}?',
    es: '¿Qué cambios hay{places}{days}?',
    fr: 'Quels changements y a-t-il{places}{days} ?',
  },
  list: {
    en: 'Which wells{places} are {state}?',
    es: '¿Qué pozos{places} están {state}?',
    fr: 'Quels puits{places} sont {state} ?',
  },
  explainException: {
    en: 'Why did{places} drop?',
    es: '¿Por qué cayó{places}?',
    fr: 'Pourquoi{places} a-t-il baissé ?',
  },
};
const highest = {
  most: { en: 'highest', es: 'mayor', fr: 'haut' },
  least: { en: 'lowest', es: 'menor', fr: 'bas' },
} as const;
const most = {
  most: { en: 'produce the most', es: 'producen más', fr: 'produisent le plus' },
  least: { en: 'produce the least', es: 'producen menos', fr: 'produisent le moins' },
} as const;
const whichWells = { en: 'Which wells', es: '¿Qué pozos', fr: 'Quels puits' } as const;
const states = {
  up: { en: 'running', es: 'en marcha', fr: 'en marche' },
  down: { en: 'down', es: 'parados', fr: 'à l’arrêt' },
  silent: { en: 'silent', es: 'sin datos', fr: 'sans données' },
} as const;

const at = { en: 0, es: 1, fr: 2 } as const;
/** Before places: what is theirs, and what is found there. */
const on = { en: ' on ', es: ' de ', fr: ' de ' } as const;
const ofTheirs: readonly Understanding['intent'][] = ['total', 'plan', 'wellTests'];
const of = { en: ' of ', es: ' de ', fr: ' de ' } as const;
/** Before what has produced something. */
const by = { en: ' by ', es: ' de ', fr: ' par ' } as const;
const and = { en: ' and ', es: ' y ', fr: ' et ' } as const;

/**
 * A whole sentence that asks for a part of what was understood: its kind, quantity, places and days, and none of its conditions.
 * @param newest the last day that is over, as a day number
 * @returns null where there is no sentence for it
 */
export function offeredQuestion(asked: Understanding, language: Language, newest: number): string | null {
  const template = sentences[asked.intent]?.[language];
  if (template === undefined) return null;
  const quantity = quantities[asked.quantity ?? 'oil']?.[at[language]];
  const isStated = template.includes('{state}');
  const state = asked.state && asked.state in states ? states[asked.state as keyof typeof states] : undefined;
  if (/\{(?:quantity|bare)\}/.test(template) && quantity === undefined) return null;
  if (isStated && state === undefined) return null;
  const isSubject = asked.intent === 'explainException';
  if (isSubject && asked.places.length !== 1) return null;
  const names = asked.places
    .slice(0, 3)
    .map(({ name }) => name)
    .join(and[language]);
  const places =
    names === ''
      ? ''
      : isSubject
        ? ` ${names}`
        : `${(ofTheirs.includes(asked.intent) ? of : on)[language]}${names}`;
  const days = daysOf(asked, language, newest);
  const volume = volumes[asked.quantity ?? 'oil']?.[language];
  if (volume && asked.intent === 'total')
    return `${volume[0]}${names === '' ? '' : `${by[language]}${names}`}${days}${ends[language]}`;
  if (volume && asked.intent === 'rank' && asked.level === 'well')
    return `${whichWells[language]}${places} ${most[asked.order][language]} ${volume[1]}${days}${ends[language]}`;
  const isMany = language === 'fr' && (quantity ?? '').startsWith('les ');
  return template
    .replace('Combien vaut', isMany ? 'Combien valent' : 'Combien vaut')
    .replace('{quantity}', quantity ?? '')
    .replace('{bare}', (quantity ?? '').replace(/^(?:el |la |las |le |les |l’)/, ''))
    .replace('{highest}', highest[asked.order][language])
    .replace('{state}', state?.[language] ?? '')
    .replace('{places}', places)
    .replace('{days}', days);
}

const monthOf = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
const inMonth = { en: ' in ', es: ' en ', fr: ' en ' } as const;

/** The days as a language says them; dates where it has no word for them. */
function daysOf({ from, to }: Understanding, language: Language, newest: number): string {
  if (from === null || to === null) return '';
  if (from === to && to === isoDay(newest)) return { en: ' yesterday', es: ' ayer', fr: ' hier' }[language];
  if (from === to) return { en: ` on ${from}`, es: ` el ${from}`, fr: ` le ${from}` }[language];
  const next = isoDay(dayNumber(to) + 1);
  const isMonth = from.endsWith('-01') && next.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7);
  if (isMonth) return `${inMonth[language]}${monthOf(from, language)}`;
  return {
    en: ` from ${from} to ${to}`,
    es: ` del ${from} al ${to}`,
    fr: ` du ${from} au ${to}`,
  }[language];
}
