// Whether pages of one moment name the same figures.
import { tsImport } from 'tsx/esm/api';
import { numbersIn } from './page-faults/numbers.mjs';

const bundles = await Promise.all(
  ['en', 'es', 'fr'].map(async (language) => {
    const { portal } = await tsImport(`../../../apps/portal/src/i18n/${language}/portal.ts`, import.meta.url);
    return [language, portal];
  }),
);
const texts = Object.fromEntries(bundles);

const bblPerSm3 = 6.29;

/** The text of a name as `productionDay.oil`. */
const textOf = (language, name) => name.split('.').reduce((part, step) => part?.[step], texts[language]);

/** All plural forms of a text. */
const formsOf = (language, name) =>
  ['_one', '_many', '_other', ''].flatMap((form) => textOf(language, `${name}${form}`) ?? []);

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds what a sentence of the portal counts. */
function countIn(lines, language, name) {
  for (const form of formsOf(language, name)) {
    const pattern = form
      .split(/(\{\{\w+\}\})/)
      .map((part) =>
        part === '{{count}}'
          ? String.raw`([\d.,\u202f\u00a0]+)`
          : part.startsWith('{{')
            ? '.+?'
            : escaped(part),
      )
      .join('');
    for (const line of lines) {
      const [said, count] = new RegExp(pattern).exec(line) ?? [];
      if (count !== undefined) return { said, number: numbersIn(count, language)[0] };
    }
  }
  return undefined;
}

/** Sentences by what they count. */
const sentences = {
  'open exceptions': ['productionDay.attention.exceptions'],
  'wells down': ['productionDay.attention.downWells'],
  'silent wells': ['productionDay.attention.silentWells'],
  'unexplained drops': ['changePoints.takeaway.drops', 'changePoints.attention.drops'],
  'overdue work': ['schedule.takeaway.overdue', 'schedule.attention.overdue'],
  conflicts: ['schedule.takeaway.conflicts', 'schedule.attention.conflicts'],
  'open opportunities': ['productionOptimization.takeaway.open', 'productionOptimization.takeaway.gaining'],
};

/** Figures of tiles by what they are. */
const tiles = {
  'open exceptions': ['productionDay.exceptions', 'exceptions.figures.open'],
  'wells up': ['productionDay.wells'],
  'changes found': ['exceptions.parts.changes'],
};

/** The number of rows that the list of a page names, by the page. */
const lists = {
  exceptionReport: 'open exceptions',
  changePoints: 'changes found',
  productionOptimization: 'open opportunities',
  'schedule, overdue': 'overdue work',
};

/** The number of rows of a list that opens over the dashboard. */
const dayLists = { 'day, up': 'wells up', 'day, down': 'wells down', 'day, silent': 'silent wells' };

/** What a page says of the figures that others name too. */
function claimsOf({ view, appearance, facts }) {
  const { language, units } = appearance;
  const claims = [];
  const claim = (what, said, number) =>
    Number.isFinite(number) && claims.push({ what, said, number, page: view.name, appearance });
  const counted = (what, said) => said && claim(what, said, numbersIn(said, language).at(-1));
  for (const [what, names] of Object.entries(sentences))
    for (const name of names) {
      const found = countIn(facts.lines, language, name);
      if (found) claim(what, found.said, found.number);
    }
  const tileOf = (name) => facts.tiles.find(({ label }) => label === textOf(language, name));
  for (const [what, names] of Object.entries(tiles))
    for (const name of names) {
      const tile = tileOf(name);
      if (tile) counted(what, `${tile.label} ${tile.value}`);
    }
  const itemOf = (tile, name) => tile?.items.find(({ label }) => label === textOf(language, name));
  const wells = tileOf('productionDay.wells');
  for (const [what, name] of [
    ['wells down', 'productionDay.down'],
    ['silent wells', 'productionDay.silent'],
  ]) {
    const item = itemOf(wells, name);
    if (item) counted(what, `${item.label} ${item.value}`);
  }
  const risk =
    itemOf(tileOf('productionDay.exceptions'), 'productionDay.atRisk') ?? tileOf('exceptions.figures.atRisk');
  if (risk) {
    const [number] = numbersIn(risk.value, language);
    claim('oil at risk', `${risk.label} ${risk.value}`, units === 'field' ? number / bblPerSm3 : number);
  }
  const list = lists[view.name];
  if (list && facts.lists[0]) counted(list, facts.lists[0]);
  if (dayLists[view.name]) claim(dayLists[view.name], `${facts.rows} rows`, facts.rows);
  if (facts.bell !== '') counted('unread notifications', `bell ${facts.bell}`);
  const unread = countIn(facts.lines, language, 'notifications.unread');
  if (unread) claim('unread notifications', unread.said, unread.number);
  return claims;
}

/** What is rounded may differ by its last digit in either system of units. */
const isSame = (one, other, what) =>
  what === 'oil at risk' ? Math.abs(one - other) <= Math.max(1, other / 100) : one === other;

/**
 * Figures that pages of one moment name with different values.
 * @param {{ view: { name: string }, appearance: object, facts: object | null }[]} pages
 */
export function disagreements(pages) {
  const claims = pages.filter(({ facts }) => facts).flatMap(claimsOf);
  const first = new Map();
  return claims.flatMap((claim) => {
    const known = first.get(claim.what);
    if (!known) first.set(claim.what, claim);
    if (!known || isSame(claim.number, known.number, claim.what)) return [];
    return {
      kind: 'contradiction',
      text: `${claim.what}: "${claim.said}" on ${claim.page}, "${known.said}" on ${known.page}`,
      place: '',
      page: claim.page,
      appearance: claim.appearance,
    };
  });
}
