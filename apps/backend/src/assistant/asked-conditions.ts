import { limitOf, systemOf, type AskedUnit } from './asked-units.ts';
import { resolvePlaces, type Frame } from './frame.ts';
import { placeOf } from './place-names.ts';
import { isOfSingleWells, ratios } from './quantities.ts';
import type { Quantity, Question, Understanding } from './understanding.ts';

type Found = Partial<Understanding> & Pick<Understanding, 'places' | 'limit'>;
const nothing: Found = { places: [], limit: null };

const placesOf = (found: readonly { at: number; length: number }[]) =>
  found.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i));

/** The conditions of a question that do not depend on what it asks; `refused` are the places of a condition that does not hold together. */
export function conditionsOf(frame: Frame, quantity: Quantity | null, { units, context }: Question) {
  const { of, days, numbers, ages, has } = frame;
  const [side] = of('side');
  const [unit] = of('unit');
  const actions = of('action').map(({ action }) => action);
  const number = side && (numbers.find(({ at }) => at > side.at) ?? numbers.at(-1));
  const isLimited = side !== undefined && number !== undefined;
  const isDrop = isLimited && actions.includes('fell') && unit?.unit === 'percent';
  const before = context?.limit ? context.quantity : null;
  const limited = isDrop
    ? null
    : (quantity ?? (isLimited && !has('subject') ? (before ?? ('oil' as const)) : null));
  const limit = isDrop
    ? { side: side.side, value: number.value }
    : limitOf(side?.side, number?.value, limited, unit?.unit, units);
  // "Lower than the day before" compares days, and no value.
  const isOfDays = side !== undefined && number === undefined && days.length > 0 && actions.includes('why');
  if (side && !limit && !isOfDays) return { refused: placesOf([side]), found: nothing };
  const [window, than] = days;
  const isLong = window !== undefined && window.from !== window.to;
  const isVolume = limited === null || !ratios.has(limited);
  const perWell = of('each').some(({ level }) => level === 'well') && actions.includes('average');
  const perDay =
    isLong && (has('rate') || unit?.isRate === true || (actions.includes('average') && !perWell));
  const [method] = of('method');
  const [state] = of('state');
  const [owner] = of('owner');
  const [age] = ages;
  const [severity] = of('severity');
  const [lossKind] = of('lossKind');
  const { places } = resolvePlaces(frame.parts);
  const found: Found = {
    quantity: limited,
    places: places.map(placeOf),
    without: resolvePlaces(frame.without).places.map(placeOf),
    method: method?.method ?? null,
    severity: severity?.severity ?? null,
    lossKind: lossKind && lossKind.lossKind !== 'both' ? lossKind.lossKind : null,
    state: state && state.state !== 'untested' ? state.state : null,
    owner: owner?.owner ?? null,
    age: age ? { side: age.side, value: age.value } : null,
    limit,
    mean:
      isOfSingleWells(limited) && actions.includes('average')
        ? ('wellDay' as const)
        : !isVolume
          ? null
          : perWell
            ? ('wellDay' as const)
            : perDay
              ? ('day' as const)
              : null,
    units: unitsOf(unit?.unit, limit !== null),
    ...(window && { from: window.from, to: window.to }),
    than: than ? { from: than.from, to: than.to } : null,
  };
  return { refused: undefined, found };
}

/** The system of a unit that a figure is wanted in; a limit's own unit is none. */
const unitsOf = (unit: AskedUnit | undefined, isOfLimit: boolean): Understanding['units'] =>
  unit === undefined || isOfLimit ? null : systemOf(unit);
