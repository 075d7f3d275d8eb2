import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listAreas, listBusinessUnits, listFields, listWells } from '../queries/filter-lists.ts';
import { editDistance, searchCode, searchKey } from '../queries/search-text.ts';
import { isKnownWord } from './lexicon.ts';
import type { Reading } from './question-words.ts';
import type { Place, Understanding } from './understanding.ts';

/** A place with what it belongs to. */
export interface NamedPlace extends Place {
  readonly code: string;
  /** Words of its name. */
  readonly words: readonly string[];
  /** What it is for: of what holds wells, what all of them are for, else oil. */
  readonly product: 'oil' | 'gas' | 'injection';
  /** What {@link keyOfPlace} makes of the field, area and business unit that hold it. */
  readonly within: readonly string[];
}

/** All names of wells and of what wells belong to. */
export interface PlaceNames {
  readonly places: readonly NamedPlace[];
  readonly byCode: ReadonlyMap<string, readonly NamedPlace[]>;
}

/** Names a place among those of every kind, whose ids may be alike. */
export const keyOfPlace = ({ kind, id }: Pick<Place, 'kind' | 'id'>): string => `${kind} ${id}`;

const kinds = ['well', 'field', 'area', 'businessUnit'] as const;

/** Reads the names through the lists of the filters. */
export async function readPlaceNames(db: Kysely<Database>): Promise<PlaceNames> {
  const [units, areas, fields, wells, productOfWell] = await Promise.all([
    listBusinessUnits(db),
    listAreas(db),
    listFields(db),
    listWells(db),
    readWellProducts(db),
  ]);
  const products = productsOf(
    wells.map((well) => ({ ...well, product: productOfWell.get(well.id) ?? 'oil' })),
  );
  const named = (
    kind: Place['kind'],
    { id, name }: { id: string; name: string },
    within: readonly string[],
  ) => {
    const key = searchKey(name);
    const product = products.get(keyOfPlace({ kind, id })) ?? 'oil';
    return { kind, id, name, code: searchCode(key), words: key.split(' '), product, within };
  };
  const keys = (kind: Place['kind'], ids: readonly string[]) => ids.map((id) => keyOfPlace({ kind, id }));
  const unitsOfArea = new Map(areas.map(({ id, parentIds }) => [id, parentIds]));
  const places = [
    ...units.map((unit) => named('businessUnit', unit, [])),
    ...areas.map((area) => named('area', area, keys('businessUnit', area.parentIds))),
    ...fields.map((field) =>
      named('field', field, [
        ...keys('area', field.parentIds),
        ...field.parentIds.flatMap((id) => keys('businessUnit', unitsOfArea.get(id) ?? [])),
      ]),
    ),
    ...wells.map((well) =>
      named('well', well, [
        ...keys('field', [well.fieldId]),
        ...keys('area', [well.areaId]),
        ...keys('businessUnit', [well.businessUnitId]),
      ]),
    ),
  ];
  const byCode = new Map<string, NamedPlace[]>();
  for (const place of places) {
    const same = byCode.get(place.code);
    if (same) same.push(place);
    else byCode.set(place.code, [place]);
  }
  return { places, byCode };
}

/** What each well is for. */
export async function readWellProducts(
  db: Kysely<Database>,
): Promise<ReadonlyMap<string, NamedPlace['product']>> {
  const [wells, computed] = await Promise.all([
    listWells(db),
    db.selectFrom('well_computation').select(['well_id', 'main_product']).execute(),
  ]);
  const mainProducts = new Map(computed.map(({ well_id, main_product }) => [well_id, main_product]));
  return new Map(
    wells.map(({ id, flowKind }) => [
      id,
      flowKind === 'injection' ? 'injection' : (mainProducts.get(id) ?? 'oil'),
    ]),
  );
}

/** What wells and what holds them are for, by {@link keyOfPlace}. */
function productsOf(
  wells: readonly (Record<'id' | 'fieldId' | 'areaId' | 'businessUnitId', string> &
    Pick<NamedPlace, 'product'>)[],
): Map<string, NamedPlace['product']> {
  const products = new Map<string, NamedPlace['product']>();
  for (const { id, fieldId, areaId, businessUnitId, product } of wells) {
    products.set(keyOfPlace({ kind: 'well', id }), product);
    const above = { field: fieldId, area: areaId, businessUnit: businessUnitId };
    for (const [kind, place] of Object.entries(above) as [Place['kind'], string][]) {
      const key = keyOfPlace({ kind, id: place });
      const known = products.get(key);
      // A field of gas wells with one that injects is still a field of gas.
      if (known === undefined || known === 'injection') products.set(key, product);
      else if (product !== 'injection' && known !== product) products.set(key, 'oil');
    }
  }
  return products;
}

/** What a place is for. */
export const productOf = ({ kind, id }: Place, { places }: PlaceNames): NamedPlace['product'] =>
  places.find((place) => place.id === id && place.kind === kind)?.product ?? 'oil';

/** What a part of a question names: one place, or several of which one is meant. */
export interface NamedPart {
  readonly at: number;
  readonly places: readonly NamedPlace[];
}

/** Words of which a name consists at most. */
const maxNameWords = 12;

/** Places whose whole names stand in a question; the longest names first. */
export function namedPlaces(reading: Reading, { byCode }: PlaceNames): NamedPart[] {
  const found: NamedPart[] = [];
  for (let length = maxNameWords; length >= 1; length -= 1) {
    for (let at = 0; at + length <= reading.words.length; at += 1) {
      const keys = reading.unread(at, length);
      if (!keys || (length === 1 && isKnownWord(keys[0]!))) continue;
      const code = searchCode(searchKey(keys.join(' ')));
      const places = code.length < 2 ? undefined : byCode.get(code);
      if (!places) continue;
      reading.take(at, length);
      found.push({ at, places: nearestKind(places) });
    }
  }
  return found;
}

/** Of places of one name but of several kinds, those of the smallest kind above the well: a field before its area. */
export function nearestKind(places: readonly NamedPlace[]): NamedPlace[] {
  const kind = kinds.find((each) => places.some((place) => place.kind === each));
  return places.filter((place) => place.kind === kind);
}

/** Shorter words name too much. */
const minPartLength = 4;
const minMistypedLength = 5;

/** Places that are named by a whole word of their name, or by a name with a letter or two beside. */
export function nearlyNamedPlaces(reading: Reading, names: PlaceNames): NamedPart[] {
  const found: NamedPart[] = [];
  for (const at of reading.rest) {
    for (const length of [3, 2, 1]) {
      const keys = reading.unread(at, length);
      if (!keys || keys.some(isKnownWord)) continue;
      const places = nearPlaces(searchKey(keys.join(' ')), names);
      if (places.length === 0) continue;
      reading.take(at, length);
      found.push({ at, places: nearestKind(places) });
      break;
    }
  }
  return found;
}

const digitsOf = (text: string) => text.replace(/\D+/g, ' ').trim();

function nearPlaces(key: string, { places }: PlaceNames): NamedPlace[] {
  if (key.length < minPartLength) return [];
  const above = places.filter(({ kind }) => kind !== 'well');
  const parts = above.filter(({ words }) => words.includes(key));
  if (parts.length > 0) return parts;
  const code = searchCode(key);
  if (code.length < minMistypedLength) return [];
  const most = code.length >= 8 ? 2 : 1;
  // Another digit is another well.
  const like = places.filter(
    (place) => digitsOf(place.code) === digitsOf(code) && editDistance(place.code, code, most) <= most,
  );
  return like;
}

/** Names that are nearest to what was typed: of the most letters in common from the beginning. */
export function nearestNames(key: string, { places }: PlaceNames, count: number): NamedPlace[] {
  const code = searchCode(searchKey(key));
  const common = ({ code: name }: NamedPlace) => {
    let length = 0;
    while (length < name.length && name[length] === code[length]) length += 1;
    return length;
  };
  return places
    .map((place) => ({ place, letters: common(place) }))
    .filter(({ letters }) => letters >= 3)
    .toSorted((one, other) => other.letters - one.letters)
    .slice(0, count)
    .map(({ place }) => place);
}

/** Places of the kind that a word beside them says, where it says one: `area Sundrift`. */
export function ofSaidKind(
  part: NamedPart,
  said: Understanding['level'] | undefined,
  { byCode }: PlaceNames,
): NamedPart {
  const [first] = part.places;
  if (!said || !first || first.kind === said) return part;
  const others = (byCode.get(first.code) ?? []).filter(({ kind }) => kind === said);
  return others.length > 0 ? { ...part, places: others } : part;
}

/** The contract's place. */
export const placeOf = ({ kind, id, name }: NamedPlace): Place => ({ kind, id, name });
