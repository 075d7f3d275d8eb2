import type { DeferredProduction } from '@cnx/api';
import { atom } from 'jotai';
import type { MainProduct } from '../quantities.ts';
import { addressSearchAtom } from './filters.atoms.ts';

/** What figures of losses and production can be of. */
export const shownProducts = ['oil', 'gas'] as const;
/** One of {@link shownProducts}. */
export type ShownProduct = (typeof shownProducts)[number];

const parameter = 'product';

/**
 * Whose losses and production were asked for. It lives in the address, as the filters do; null for what the server begins with:
 * gas where all selected wells are for gas, else oil.
 */
export const productAtom = atom(
  (get): ShownProduct | null => {
    const named = new URLSearchParams(get(addressSearchAtom)).get(parameter);
    return shownProducts.find((product) => product === named) ?? null;
  },
  (get, set, product: ShownProduct) => {
    const query = new URLSearchParams(get(addressSearchAtom));
    query.set(parameter, product);
    // Commas are allowed in a query and keep shared addresses readable.
    set(addressSearchAtom, `?${query.toString().replaceAll('%2C', ',')}`);
  },
);

/** The chosen product as a call's query: nothing for the server's own. */
export const productQueryAtom = atom((get): { product?: ShownProduct } => {
  const product = get(productAtom);
  return product === null ? {} : { product };
});

/** A product of an answer as it is shown. */
export function shownProductOf(product: DeferredProduction['product'] | undefined): ShownProduct {
  return product === 'gas' ? 'gas' : 'oil';
}

/** Whether all wells are for gas: then no figure of oil says anything of them, and the first one is of gas. */
export function isOfGas(mainProducts: readonly MainProduct[]): boolean {
  return mainProducts.length > 0 && !mainProducts.includes('oil');
}
