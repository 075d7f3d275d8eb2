import type { PotentialMethod } from '@cnx/api';
import { atom } from 'jotai';
import { addressSearchAtom } from './filters.atoms.ts';

/** The methods by which a potential can be asked for; the first is the server's own. */
export const potentialMethods = ['trailingMedian', 'declining'] as const satisfies PotentialMethod[];

const parameter = 'potentialMethod';

/** By which potential losses are judged. It lives in the address, as the filters do; the server's own stands in none. */
export const potentialMethodAtom = atom(
  (get): PotentialMethod => {
    const named = new URLSearchParams(get(addressSearchAtom)).get(parameter);
    return potentialMethods.find((method) => method === named) ?? potentialMethods[0];
  },
  (get, set, method: PotentialMethod) => {
    const query = new URLSearchParams(get(addressSearchAtom));
    if (method === potentialMethods[0]) query.delete(parameter);
    else query.set(parameter, method);
    // Commas are allowed in a query and keep shared addresses readable.
    const text = query.toString().replaceAll('%2C', ',');
    set(addressSearchAtom, text && `?${text}`);
  },
);

/** The chosen method as a call's query: nothing for the server's own, so that the call is the plain one. */
export const potentialQueryAtom = atom((get): { potentialMethod?: PotentialMethod } => {
  const potentialMethod = get(potentialMethodAtom);
  return potentialMethod === potentialMethods[0] ? {} : { potentialMethod };
});
