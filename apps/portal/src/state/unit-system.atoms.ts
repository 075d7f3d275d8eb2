import { atom } from 'jotai';
import { unitSystems, type UnitSystem } from '../quantities.ts';

const storageKey = 'unitSystem';
const chosenAtom = atom<UnitSystem | null>(null);

/** The choice kept for this tab. A blocked storage keeps none. */
function kept(): UnitSystem | undefined {
  try {
    const value = globalThis.sessionStorage?.getItem(storageKey);
    return unitSystems.find((system) => system === value);
  } catch {
    return undefined;
  }
}

/** The units in which a person reads quantities; kept for the session. @default 'metric' */
export const unitSystemAtom = atom(
  (get): UnitSystem => get(chosenAtom) ?? kept() ?? 'metric',
  (_get, set, system: UnitSystem) => {
    set(chosenAtom, system);
    try {
      globalThis.sessionStorage?.setItem(storageKey, system);
    } catch {
      // The choice then holds until the page is left.
    }
  },
);
