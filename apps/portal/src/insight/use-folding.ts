import type { CardProps } from '@cnx/ui';
import { useAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { InsightArea } from '../addresses.ts';
import { openAreasAtom } from '../state/display.atoms.ts';

/** Below it the page has one column, and shows less of each area; never on paper, where nothing can be unfolded. */
const narrowPage = 'screen and (max-width: 899.98px)';

function subscribe(notify: () => void): () => void {
  const page = matchMedia(narrowPage);
  page.addEventListener('change', notify);
  return () => page.removeEventListener('change', notify);
}

/** Whether the page is narrow, as on a phone. */
export function useNarrowPage(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrowPage).matches);
}

/** The cards that fold: those of the areas, and the losses of the day. */
export type FoldingCard = InsightArea | 'dayLosses';

/** What folds a card on a narrow page, kept for the session; elsewhere cards do not fold. */
export function useFolding(card: FoldingCard): Pick<CardProps, 'collapsible' | 'open' | 'onOpenChange'> {
  const collapsible = useNarrowPage();
  const [areas, setAreas] = useAtom(openAreasAtom);
  return {
    collapsible,
    open: areas.includes(card),
    onOpenChange: (open) =>
      setAreas((current) => [...current.filter((each) => each !== card), ...(open ? [card] : [])]),
  };
}
