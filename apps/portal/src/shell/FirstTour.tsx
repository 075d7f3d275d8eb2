import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { preferencesAtom } from '../features/settings/settings.atoms.ts';
import { useLazyCode } from '../insight/use-lazy-code.ts';
import { lazyCode } from '../lazy-code.tsx';
import { paths } from '../paths.ts';
import { conversationOpenAtom } from '../state/conversation.atoms.ts';
import { showToast } from '../state/toasts.atoms.ts';
import { tourStopAtom } from '../state/tour.atoms.ts';
import { usePortal } from '../use-portal.tsx';

const tour = lazyCode(() => import('./PortalTour.tsx'));
/** The pages on which it is offered: on others the user has come for something. */
const beginnings: readonly string[] = [paths.dashboard, paths.dashboardUser];

/**
 * The tour, offered once to a user who has neither taken nor skipped it, where the server keeps that. What the address
 * opens over the page comes first, and while the user talks to the assistant it waits. Its code is fetched only then.
 */
export function FirstTour() {
  const { store } = usePortal();
  const { pathname, search } = useLocation();
  const { data } = useAtomValue(preferencesAtom);
  const [stop, setStop] = useAtom(tourStopAtom);
  const { code } = useLazyCode(tour);
  const isTalking = useAtomValue(conversationOpenAtom);
  const offered = useRef(false);
  const isNew = data?.data.portal.tour === null && beginnings.includes(pathname) && search === '';
  useEffect(() => {
    if (!isNew || offered.current) return;
    offered.current = true;
    // Without its code there is no tour: every page works without one.
    void tour.load().then(
      () => setStop((running) => running ?? 0),
      () => undefined,
    );
  }, [isNew, setStop]);
  const isAsked = stop !== null;
  useEffect(() => {
    if (!isAsked) return;
    tour.load().catch(() => {
      setStop(null);
      showToast(store, { key: 'portal:tour.unavailable' }, 'critical');
    });
  }, [isAsked, setStop, store]);
  return code && isAsked && !isTalking ? <code.PortalTour /> : null;
}
