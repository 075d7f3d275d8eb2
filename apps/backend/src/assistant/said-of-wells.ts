import type { FoundMeaning } from './lexicon.ts';
import type { Meaning } from './meanings.ts';
import type { Word } from './question-words.ts';
import type { Quantity } from './understanding.ts';

const setOf = (text: string) => new Set(text.split(' '));
const wells = setOf(
  'well wells producer producers pozo pozos productor productores puits producteur producteurs',
);
const ofProduct = setOf('a de du d');
const products = ['oil', 'gas'] as const;
const endOf = ({ at, length }: FoundMeaning) => at + length;
const isKind = ({ meaning }: FoundMeaning, ...kinds: readonly Meaning['kind'][]) =>
  kinds.includes(meaning.kind);

/**
 * Oil and gas that say which wells are meant, and not what of them: "gas wells", "pozos de gas", "puits à gaz". The best gas wells are
 * those that make most of it.
 */
export function withProducts(meanings: readonly FoundMeaning[], words: readonly Word[]): FoundMeaning[] {
  const isRanked = (begin: number) =>
    meanings.some(
      (each) =>
        (isKind(each, 'order') || (each.meaning.kind === 'action' && each.meaning.action === 'rank')) &&
        endOf(each) <= begin &&
        words.slice(endOf(each), begin).every(({ key }) => /^\d+$/.test(key)),
    );
  return meanings.map((each) => {
    const { meaning } = each;
    const product = meaning.kind === 'quantity' && products.find((name) => name === meaning.quantity);
    const well = meanings.find(
      (level) =>
        isKind(level, 'level') &&
        wells.has(words[level.at]!.key) &&
        (level.at === endOf(each) ||
          (each.at === endOf(level) + 1 && ofProduct.has(words[endOf(level)]!.key))),
    );
    if (!product || !well || isRanked(Math.min(each.at, well.at))) return each;
    return { ...each, meaning: { kind: 'product', product } };
  });
}

const running = setOf(
  'produce produces producing produced flow flows produjeron producen produciendo producian produisent produisaient ont produit',
);
/** Whether words say that wells produce, and not what or how much. */
export const isRunning = (
  words: readonly Word[],
  { at, length }: Pick<FoundMeaning, 'at' | 'length'>,
): boolean => running.has(words[at + length - 1]!.key);
const opened = setOf('open opened abierto abiertos ouvert ouverts');
const which = setOf('which what que cual cuales quel quels quelle quelles');
const relative = setOf('that which who are is were que estan qui sont');
const howMuch = setOf('much cuanto cuanta');
/** What "how many" counts where it stands right before it, with words that say which. */
const beforeCounted: readonly Meaning['kind'][] = ['filler', 'method', 'product', 'order', 'state', 'level'];
/** With these, to produce is something else than to be up: more than so much, of a quantity, by day. */
const ofFigures: readonly Meaning['kind'][] = [
  ...(['quantity', 'order', 'side', 'each', 'unit', 'rate', 'subject', 'verb', 'advice', 'state'] as const),
  ...(['belowPotential', 'losers', 'under', 'future', 'reason', 'injectors', 'page', 'term'] as const),
];

/** The wells that "how many" counts; undefined where it counts something else: "how many barrels did the wells make". */
export function countedWells(
  meanings: readonly FoundMeaning[],
  words: readonly Word[],
): FoundMeaning | undefined {
  const isCounted = (begin: number) => {
    const next = meanings.find(
      (each) => each.at >= begin && !isKind(each, 'filler', 'method', 'product', 'order'),
    );
    return next?.meaning.kind === 'level' ? next : undefined;
  };
  const count = meanings.find(({ meaning }) => meaning.kind === 'action' && meaning.action === 'count');
  if (count) return isCounted(endOf(count));
  // "Combien de puits" counts, "combien produisent les puits" does not.
  const at = words.findIndex(({ key }) => key === 'combien');
  const found = at < 0 ? undefined : isCounted(at + 1);
  return found && ofProduct.has(words[found.at - 1]?.key ?? '') ? found : undefined;
}

/** Of these, "open" says something else than that wells are. */
const ofOpen: readonly Meaning['kind'][] = ['subject', 'advice', 'page', 'term', 'state'];

/** Wells that are open are up, and so are those that produce or flow where nothing else is asked of them: "how many wells produce?" */
export function withRunning(meanings: readonly FoundMeaning[], words: readonly Word[]): FoundMeaning[] {
  const level = meanings.find((each) => isKind(each, 'level') && wells.has(words[each.at]!.key));
  const isOther = meanings.some(
    ({ meaning }) =>
      meaning.kind === 'action' &&
      !['produce', 'count', 'list', 'what', 'follow', 'open'].includes(meaning.action),
  );
  const isOfFigure =
    isOther ||
    meanings.some((each) => isKind(each, ...ofFigures)) ||
    words.some(({ key }) => howMuch.has(key));
  if (!level || meanings.some((each) => isKind(each, ...ofOpen)) || (isOfFigure && has(meanings, 'choke')))
    return [...meanings];
  const isWhich = words.some(
    ({ key }, at) =>
      which.has(key) &&
      at < level.at &&
      meanings
        .filter((each) => each.at > at && each.at < level.at)
        .every((each) => isKind(each, ...beforeCounted)),
  );
  const isAsked = !isOfFigure && (isWhich || countedWells(meanings, words) !== undefined);
  return meanings.map((each) => {
    const key = words[each.at + each.length - 1]!.key;
    const isProducing =
      each.meaning.kind === 'action' && each.meaning.action === 'produce' && isRunning(words, each);
    const isOpen = each.at > 0 && each.length === 1 && opened.has(key);
    const isOn = key === 'on' && each.at === words.length - 1 && relative.has(words[each.at - 1]?.key ?? '');
    const isOfWells =
      (each.at > level.at && relative.has(words[each.at - 1]?.key ?? '')) ||
      each.at + 1 === level.at ||
      (isOpen && each.at === level.at + 1);
    const isSaid = isAsked || (isOfWells && (isOpen || !isOfFigure));
    return (isProducing || isOpen || isOn) && isSaid
      ? { ...each, meaning: { kind: 'state', state: 'up' } }
      : each;
  });
}

const has = (meanings: readonly FoundMeaning[], quantity: Quantity): boolean =>
  meanings.some(({ meaning }) => meaning.kind === 'quantity' && meaning.quantity === quantity);
