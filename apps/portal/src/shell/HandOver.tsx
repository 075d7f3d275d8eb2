import { LoadingOverlay } from '@cnx/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { handOverScreenMs } from '../limits.ts';
import { paths } from '../paths.ts';
import { followState } from '../redirects/hand-over.ts';
import { hasState, refuseTarget, stateInAddress } from '../redirects/redirect-state.ts';
import { usePortal } from '../use-portal.tsx';

interface HandOverProps {
  /** The page that is shown where nothing is handed over. */
  children: ReactNode;
  /** How long the page that says so waits, in ms. */
  waitMs?: typeof handOverScreenMs;
  /** Leaves the portal. @default in place of this page */
  onLeave?: (address: string) => void;
}

const leaveThisPage = (address: string) => location.replace(address);

/** Stands before every guarded page: an address with a state hands the user on to the application that it names. */
export function HandOver({ children, waitMs = handOverScreenMs, onLeave = leaveThisPage }: HandOverProps) {
  const { search } = useLocation();
  if (!hasState(search)) return children;
  return <HandingOver key={search} search={search} waitMs={waitMs} onLeave={onLeave} />;
}

type HandingOverProps = Required<Omit<HandOverProps, 'children'>> & { search: string };

function HandingOver({ search, waitMs, onLeave }: HandingOverProps) {
  const { t } = useTranslation('portal');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const portal = usePortal();
  const began = useRef(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (began.current) return;
    began.current = true;
    const goTo = (address: string) => isShown.current && navigate(address, { replace: true });
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), waitMs.answer);
    const follow = async () => {
      const destination = await followState(portal, search, late.signal);
      clearTimeout(timer);
      if ('to' in destination) return goTo(destination.to);
      if ('stay' in destination) return goTo(pathname + destination.stay);
      if ('leaveFor' in destination) {
        onLeave(destination.leaveFor);
        await new Promise((resolve) => setTimeout(resolve, waitMs.page));
        // Here is only who neither left nor went back.
        if (!isShown.current) return undefined;
        stop();
        portal.storage.write('extUrlError', {
          reason: 'failed',
          target: new URL(destination.leaveFor).host,
        });
      }
      return goTo(paths.dashboard);
    };
    // An address that the browser or the router cannot follow leaves no user on this screen.
    void follow().catch(() => {
      refuseTarget(portal.storage, stateInAddress(search).given);
      return goTo(paths.dashboard);
    });
  }, [portal, search, navigate, pathname, waitMs, onLeave]);
  return <LoadingOverlay open label={t('shell.handingOver')} />;
}
