import { atom } from 'jotai';
import type { PortalConfig } from '../config.ts';

const givenAtom = atom<PortalConfig | null>(null);

/**
 * The runtime configuration. It is there before anything renders, except while prerendering, where nothing may ask.
 * @throws when it is read before it was given.
 */
export const configAtom = atom(
  (get): PortalConfig => {
    const config = get(givenAtom);
    if (!config) throw new Error('the configuration was read before it was loaded');
    return config;
  },
  (_get, set, config: PortalConfig) => set(givenAtom, config),
);
