import { keyOfPlace, type NamedPart, type NamedPlace } from './place-names.ts';
import type { Reading } from './question-words.ts';
import type { Understanding } from './understanding.ts';

/** The kind that a word right beside a name says. */
export function saidKind(
  part: NamedPart,
  levels: readonly { at: number; level: Understanding['level'] }[],
  length: number,
) {
  const before = levels.find(({ at }) => at === part.at - 1);
  const after = levels.find(({ at }) => at > part.at && at <= Math.min(length, part.at + 1));
  return before?.level ?? after?.level;
}

const prepositions = new Set(
  'in of for at from en de del du des d dans al au para pour well wells field area pozo campo zona puits champ zone'.split(
    ' ',
  ),
);

/** A word that stands where a name stands, or is written like one, and names nothing. */
export function unreadName(reading: Reading, levels: readonly { at: number }[]): string | undefined {
  const at = reading.rest.find((place) => {
    const word = reading.words[place]!;
    if (word.isNameLike) return true;
    const before = reading.words[place - 1]?.key ?? '';
    return (
      word.key.length > 3 && (prepositions.has(before) || levels.some((level) => level.at === place - 1))
    );
  });
  return at === undefined ? undefined : reading.words[at]!.key;
}

/** The places that are meant. A well and the field that it is in are the well. */
export function resolvePlaces(parts: readonly NamedPart[]): {
  readonly places: NamedPlace[];
  readonly ambiguous?: readonly NamedPlace[];
} {
  const sure = parts.flatMap(({ places }) => (places.length === 1 ? places : []));
  const open = parts.filter(({ places }) => places.length > 1);
  const chosen = open.map(({ places }) => {
    const inside = places.filter(({ within }) => sure.some((place) => within.includes(keyOfPlace(place))));
    return inside.length > 0 ? inside : places;
  });
  const ambiguous = chosen.find((places) => places.length > 1);
  const all = [...new Set([...sure, ...chosen.flatMap((places) => (places.length === 1 ? places : []))])];
  const places = all.filter((place) => !all.some(({ within }) => within.includes(keyOfPlace(place))));
  return { places: places.slice(0, 20), ...(ambiguous && { ambiguous }) };
}
