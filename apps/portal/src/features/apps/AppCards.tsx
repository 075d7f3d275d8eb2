import type { LinkedApplication } from '@cnx/api';
import { Badge, Button, Card, EmptyState, FormMessage, Skeleton, Stack, styled, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { ExternalLink, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { usePageReturn } from '../../forms/use-page-return.ts';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { InsightFailure, LastGood } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { usePortal } from '../../use-portal.tsx';
import { applicationsViewAtom } from './apps.atoms.ts';
import { canOpen, openApp, type OpenedApp } from './apps.ts';

const Cards = styled('ul', {
  display: 'grid',
  gap: '$gap',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid' },
});

/** The linked applications, each to be opened as the signed-in user. */
export function AppCards() {
  const portal = usePortal();
  return (
    <AppList
      view={useAtomValue(applicationsViewAtom)}
      isOpenable={(app) => canOpen(app, portal.redirectTargets)}
      onOpen={(app) => openApp(portal, app)}
      onLeave={(address) => location.assign(address)}
    />
  );
}

/** Props of {@link AppList}. */
export interface AppListProps {
  readonly view: InsightView<readonly LinkedApplication[]>;
  /** Whether an application can be opened from here. */
  readonly isOpenable: (app: LinkedApplication) => boolean;
  /** Hands the user over. */
  readonly onOpen: (app: LinkedApplication) => Promise<OpenedApp>;
  /** Leaves the portal for an application. */
  readonly onLeave: (address: string) => void;
}

/** The applications, or why there are none. */
export function AppList({ view, ...rest }: AppListProps) {
  const { t } = useFormats();
  if (view.status === 'loading') return <Skeleton shape="block" height={140} />;
  if (view.status === 'failed') return <InsightFailure failure="portal:failures.applications" view={view} />;
  const { body, error, retry } = view;
  if (body.length === 0)
    return (
      <EmptyState title={t('apps.none')} description={t('apps.noneText')} icon={<LayoutGrid size={24} />} />
    );
  return (
    <Stack gap="normal">
      {error && <LastGood failure="portal:failures.applications" error={error} onRetry={retry} />}
      <Cards>
        {body.map((app) => (
          <li key={app.id}>
            <App app={app} {...rest} />
          </li>
        ))}
      </Cards>
    </Stack>
  );
}

interface AppProps extends Omit<AppListProps, 'view'> {
  readonly app: LinkedApplication;
}

function App({ app, isOpenable, onOpen, onLeave }: AppProps) {
  const { t } = useFormats();
  const textOf = useMessageText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Message | null>(null);
  usePageReturn(() => setBusy(false));
  const openable = isOpenable(app);
  const open = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await onOpen(app);
    // The button stays busy while the browser leaves.
    if ('leaveFor' in outcome) return onLeave(outcome.leaveFor);
    setBusy(false);
    return setFailure(outcome.failed);
  };
  const name = truncateForDisplay(app.name);
  return (
    <Card
      title={name}
      actions={
        <Badge tone={openable ? 'good' : 'neutral'}>{t(openable ? 'apps.ready' : 'apps.notConnected')}</Badge>
      }
    >
      <Stack gap="3">
        {app.description !== null && <Text>{truncateForDisplay(app.description, 300)}</Text>}
        {!openable && (
          <Text size="small" emphasis="quiet">
            {t('apps.notConnectedText')}
          </Text>
        )}
        <div role="alert">{failure && <FormMessage tone="critical">{textOf(failure)}</FormMessage>}</div>
        {openable && (
          <Button
            emphasis="strong"
            icon={<ExternalLink size={16} aria-hidden="true" />}
            loading={busy}
            aria-label={t('apps.openNamed', { name })}
            onClick={() => void open()}
          >
            {t('apps.open')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
