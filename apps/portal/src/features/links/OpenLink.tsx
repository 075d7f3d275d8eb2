import { isApiFailure, type Link } from '@cnx/api';
import { Button, EmptyState, LoadingOverlay, PageHeader, Stack } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { viewOf, type InsightView } from '../../insight/insight-view.ts';
import { paths } from '../../paths.ts';
import { queryAtom } from '../../state/query.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { placeOf } from './links.ts';

/** Goes on to the place that a short link leads to. */
export function OpenLink({ code }: { code: string }) {
  const linkAtom = useMemo(() => queryAtom('/Links/GetLink', () => ({ query: { code } })), [code]);
  const view = viewOf(useAtomValue(linkAtom));
  const { origin } = usePortal();
  return <LinkState view={view} ownOrigin={origin} />;
}

/** Props of {@link LinkState}. */
export interface LinkStateProps {
  /** The answer to the call for the link, on its way or failed. */
  view: InsightView<Link>;
  /** Where the portal itself is served: a link leads to no other place. Such as `https://portal.example`. */
  ownOrigin: string;
}

/** What a short link comes to: on the way, the place itself, or why there is none. */
export function LinkState({ view, ownOrigin }: LinkStateProps) {
  const { t } = useTranslation('portal');
  if (view.status === 'loading') return <LoadingOverlay open label={t('links.opening')} />;
  const place = view.status === 'shown' ? placeOf(view.body.address, ownOrigin) : undefined;
  if (place !== undefined) return <Navigate to={place} replace />;
  return (
    <Stack gap="normal">
      <PageHeader title={t('titles.link')} />
      {view.status === 'failed' && !isUnknown(view.error) ? (
        <InsightFailure failure="portal:failures.link" view={view} />
      ) : (
        <Missing />
      )}
    </Stack>
  );
}

/** Whether the server knows no such link; a code that cannot be one is refused. */
function isUnknown(error: unknown): boolean {
  return isApiFailure(error) && error.kind === 'api' && (error.status === 404 || error.status === 400);
}

function Missing() {
  const { t } = useTranslation(['portal', 'login']);
  return (
    <EmptyState
      title={t('portal:links.missing')}
      description={t('portal:links.missingText')}
      actions={
        <Button emphasis="strong" asChild>
          <a href={paths.dashboard}>{t('login:returnToDashboard')}</a>
        </Button>
      }
    />
  );
}
