import { Banner, styled } from '@cnx/ui';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import {
  addressFaults,
  withoutFaults,
  type AddressFault,
  type AreaChoices,
  type KnownChoices,
} from '../../state/address-faults.ts';
import { filterNames, type WindowFault } from '@cnx/api/filter-address';
import { addressSearchAtom, filtersAtom } from '../../state/filters.atoms.ts';
import { dataWindowAtom, type DayWindow } from '../../state/shared-data.atoms.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { filterListsAtom } from './filter-dropdowns.atoms.ts';

const Faults = styled('ul', { margin: 0, paddingInlineStart: '$4' });

/** The choices of the lists that are here, of those filters that the address has. */
const knownChoicesAtom = atom((get): KnownChoices => {
  const lists = get(filterListsAtom);
  const filters = get(filtersAtom);
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const list = lists[name];
      const known = filters[name].length > 0 && list.status === 'shown';
      return known ? [[name, new Set(list.body.map(({ id }) => id))]] : [];
    }),
  );
});

/** What of the address is not in force; writing takes it out of the address. */
function addressFaultsAtom(choices: AreaChoices | null) {
  return atom(
    (get) => addressFaults(get(addressSearchAtom), choices, get(knownChoicesAtom)),
    (get, set) => {
      const search = get(addressSearchAtom);
      set(addressSearchAtom, withoutFaults(search, addressFaults(search, choices, get(knownChoicesAtom))));
    },
  );
}

/** Props of {@link DashboardAddressFaults}. */
export interface DashboardAddressFaultsProps {
  /** What can be chosen on the page of the open area; null where none is open. */
  choices: AreaChoices | null;
}

/** Says what the address asks for and is not there, and which days are shown; nothing while nothing is wrong. */
export function DashboardAddressFaults({ choices }: DashboardAddressFaultsProps) {
  const [faults, dismiss] = useAtom(useMemo(() => addressFaultsAtom(choices), [choices]));
  const inForce = useAtomValue(dataWindowAtom);
  return faults.length > 0 && <AddressFaultBanner faults={faults} inForce={inForce} onDismiss={dismiss} />;
}

/** Props of {@link AddressFaultBanner}. */
export interface AddressFaultBannerProps {
  /** What of the address is not in force: at least one. */
  faults: readonly AddressFault[];
  /** The window that is shown; null while it is not known. */
  inForce: DayWindow | null;
  /** Called when the user has read it: the address then names what is shown. */
  onDismiss: () => void;
}

/** What was left out of the address, and what is shown instead. */
export function AddressFaultBanner({ faults, inForce, onDismiss }: AddressFaultBannerProps) {
  const formats = useFormats();
  const { t, dates } = formats;
  const texts = faults.map((fault) => faultText(fault, formats));
  const ofWindow = faults.some(({ part }) => part === 'window');
  return (
    <Banner
      tone="warning"
      title={texts.length === 1 ? texts[0] : t('filters.fault.several', { count: texts.length })}
      onDismiss={onDismiss}
    >
      {texts.length > 1 && (
        <Faults>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Faults>
      )}
      {ofWindow && inForce && t('filters.fault.shown', { days: dates.days(inForce.from, inForce.to) })}
    </Banner>
  );
}

/** Choices that are named; a list may have hundreds. */
const namedIds = 3;

function faultText(fault: AddressFault, formats: Formats): string {
  const { t } = formats;
  if (fault.part === 'window') return windowText(fault.fault, formats);
  if (fault.part !== 'filter')
    return t(`filters.fault.${fault.part}`, { given: truncateForDisplay(fault.given) });
  const { filter, ids } = fault;
  const named = ids.slice(0, namedIds).join(', ') + (ids.length > namedIds ? ' …' : '');
  return t('filters.fault.filter', { filter: t(`filters.${filter}`), given: truncateForDisplay(named) });
}

function windowText(fault: WindowFault, { t, dates }: Formats): string {
  if (fault.kind === 'reversed') {
    return t('filters.fault.reversed', { from: dates.day(fault.from), to: dates.day(fault.to) });
  }
  return t(`filters.fault.${fault.kind}`, { given: truncateForDisplay(fault.given) });
}
