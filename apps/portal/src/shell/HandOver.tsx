import { LoadingOverlay } from '@cnx/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { followState } from '../redirects/hand-over.ts';
import { hasState, refuseTarget, stateInAddress } from '../redirects/redirect-state.ts';
import { usePortal } from '../use-portal.tsx';

/** Stands before every guarded page: an address with a state hands the user on to the application that it names. */
export function HandOver({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  return hasState(search) ? <HandingOver key={search} search={search} /> : children;
}

function HandingOver({ search }: { search: string }) {
  const { t } = useTranslation('portal');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const portal = usePortal();
  const began = useRef(false);
  useEffect(() => {
    if (began.current) return;
    began.current = true;
    const follow = async () => {
      const destination = await followState(portal, search);
      if ('leaveFor' in destination) return location.replace(destination.leaveFor);
      if ('to' in destination) return navigate(destination.to, { replace: true });
      if ('stay' in destination) return navigate(pathname + destination.stay, { replace: true });
      return navigate(paths.dashboard, { replace: true });
    };
    // An address that the browser or the router cannot follow leaves no user on this screen.
    void follow().catch(() => {
      refuseTarget(portal.storage, stateInAddress(search).given);
      return navigate(paths.dashboard, { replace: true });
    });
  }, [portal, search, navigate, pathname]);
  return <LoadingOverlay open label={t('shell.handingOver')} />;
}
