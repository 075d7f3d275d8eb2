// The guard rails of advice: what is set, and setting them.
import type { GuardRailKind, GuardRails, SaveGuardRailRequest, SetGuardRail } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Message } from '../../i18n/message.ts';
import type { Portal } from '../../portal.ts';
import type { QuantityFormat } from '../../quantities.ts';
import { quantityOf, unitOfProduct } from '../../quantities.ts';
import { problemText } from '../../state/problem-text.ts';
import { showToast } from '../../state/toasts.atoms.ts';

/** Path of the call that lists guard rails. */
export const guardRailsPath = '/OptimizationDashboard/GetGuardRails';

type Services = Pick<Portal, 'loadClient' | 'store'>;

/** Calls whose answers follow from advice. */
const followingCalls =
  /^\/(OptimizationDashboard\/|Wells\/\{wellId\}\/Get(WhatIf|PumpCurves)|Dashboard\/GetProductionOptimizationInfo)/;

/** Has what follows from advice fetched anew. */
export function refetchAdvice({ store }: Pick<Portal, 'store'>): void {
  void store.get(queryClientAtom).invalidateQueries({
    predicate: ({ queryKey: [path] }) => followingCalls.test(String(path)),
  });
}

/** Sets a guard rail, or removes it. @returns why it was refused; undefined where it was not */
export async function saveGuardRail(
  { loadClient, store }: Services,
  request: SaveGuardRailRequest,
): Promise<Message | undefined> {
  let refused: Message | undefined;
  try {
    const { POST } = await loadClient();
    await POST('/OptimizationDashboard/SaveGuardRail', { body: request });
    showToast(store, { key: 'portal:optimization.rails.saved' }, 'good');
  } catch (error) {
    refused = problemText(error, 'portal:optimization.rails.notSaved');
  }
  // Also after a refusal: another value than the one that was seen may be set.
  await store.get(queryClientAtom).invalidateQueries({ queryKey: [guardRailsPath] });
  return refused;
}

/** Whom a guard rail is for, as a choice: all wells, a field or a well. */
export type RailPlace = `all` | `field:${string}` | `well:${string}`;

/** A guard rail at a place, as the list shows it. */
export interface RailRow {
  readonly id: string;
  readonly kind: GuardRailKind;
  readonly place: RailPlace;
  /** Name of the field or well; null for all wells. */
  readonly placeName: string | null;
  /** Null where an optional one is not set. */
  readonly value: number | null;
  /** What was set there; null where the usual value is in force. */
  readonly set: SetGuardRail | null;
}

/** The place of a guard rail that was set. */
export function placeOf({ fieldId, wellId }: Pick<SetGuardRail, 'fieldId' | 'wellId'>): RailPlace {
  if (wellId !== null) return `well:${wellId}`;
  return fieldId === null ? 'all' : `field:${fieldId}`;
}

/** The ids that a place stands for, as a request has them. */
export function idsOf(place: RailPlace): Pick<SaveGuardRailRequest, 'fieldId' | 'wellId'> {
  const id = place.slice(place.indexOf(':') + 1);
  if (place === 'all') return { fieldId: null, wellId: null };
  return place.startsWith('well:') ? { fieldId: null, wellId: id } : { fieldId: id, wellId: null };
}

/** What is set at a place; undefined where nothing is. */
export function setAt(rails: GuardRails, name: GuardRailKind['name'], place: RailPlace) {
  return rails.set.find((one) => one.name === name && placeOf(one) === place);
}

/** What is in force where nothing is set; null where nothing is. */
export function usualOf({ usual, optional }: Pick<GuardRailKind, 'usual' | 'optional'>): number | null {
  return optional ? null : usual;
}

/** Each guard rail as it is for all wells, followed by what is set for fields and wells. */
export function railRows(rails: GuardRails): readonly RailRow[] {
  return rails.kinds.flatMap((kind): RailRow[] => {
    const set = rails.set.filter(({ name }) => name === kind.name);
    const all = set.find((one) => placeOf(one) === 'all') ?? null;
    return [
      { id: kind.name, kind, place: 'all', placeName: null, value: all?.value ?? usualOf(kind), set: all },
      ...set
        .filter((one) => one !== all)
        .map((one): RailRow => {
          const place = placeOf(one);
          return {
            ...{ id: `${kind.name} ${place}`, kind, place },
            ...{ placeName: one.place, value: one.value, set: one },
          };
        }),
    ];
  });
}

/** The values of a guard rail in the user's units and back. */
export function railUnit({ name, unit }: Pick<GuardRailKind, 'name' | 'unit'>, quantities: QuantityFormat) {
  const quantity = quantityOf(unitOfProduct(name === 'maxLiftGas' ? 'gas' : 'oil', unit));
  const show = (value: number) =>
    Number(((quantity && quantities.convert(quantity, value)) ?? value).toPrecision(12));
  return {
    unit: quantity ? quantities.unit(quantity) : unit,
    show,
    read: (value: number) => (quantity ? quantities.toWire(quantity, value) : value),
    text(value: number) {
      const shown = show(value);
      return quantities.count(shown, { digits: Number.isInteger(shown) ? 0 : 1 });
    },
  };
}
