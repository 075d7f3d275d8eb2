import { LoadingOverlay } from '@cnx/ui';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { handOverAtom } from '../redirects/hand-over.atoms.ts';
import { hasState } from '../redirects/redirect-state.ts';

/** Stands before every guarded page: an address with a state hands the user on to the application that it names. */
export function HandOver({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  return hasState(search) ? <HandingOver key={search} search={search} /> : children;
}

function HandingOver({ search }: { search: string }) {
  const { t } = useTranslation('portal');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const handOver = useSetAtom(handOverAtom);
  const began = useRef(false);
  useEffect(() => {
    if (began.current) return;
    began.current = true;
    void handOver(search).then((exit) => {
      if ('leaveFor' in exit) location.replace(exit.leaveFor);
      else if ('to' in exit) void navigate(exit.to, { replace: true });
      else if ('stay' in exit) void navigate(pathname + exit.stay, { replace: true });
      else void navigate(paths.dashboard, { replace: true });
    });
  }, [handOver, search, navigate, pathname]);
  return <LoadingOverlay open text={t('shell.handingOver')} />;
}
