import { Button, Spinner, styled, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageReturn } from '../../forms/use-page-return.ts';
import { useMessageText } from '../../i18n/message.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { usePortal } from '../../use-portal.tsx';
import { FrameBreakOut } from './FrameBreakOut.tsx';
import { ssoViewAtom } from './single-sign-on.atoms.ts';
import { runSso } from './single-sign-on.ts';

const Root = styled('div', { display: 'grid', gap: '$6' });
const Said = styled('div', { display: 'grid', gap: '$2' });
const Line = styled('div', { row: '$3', '& > svg': { color: '$accentText' } });
const Actions = styled('div', { display: 'grid', gap: '$3' });

/** Signs a corporate user in, in a window of its own. */
export function SingleSignOn() {
  const { t } = useTranslation('singleSignOn');
  const ready = useTexts('singleSignOn', 'signIn');
  const [framed] = useState(() => window.top !== window.self);
  if (!ready) return null;
  return (
    <Root>
      <Text as="h1" size="heading" weight="bold">
        {t('heading')}
      </Text>
      {framed ? <FrameBreakOut /> : <Progress />}
    </Root>
  );
}

/** How far the sign-in is, and what the user can do where it does not go on by itself. */
function Progress() {
  const { t } = useTranslation(['singleSignOn', 'login']);
  const view = useAtomValue(ssoViewAtom);
  const run = useRun();
  return (
    <>
      <Said role={view === 'working' || view === 'elsewhere' ? 'status' : 'alert'}>
        {view === 'working' ? (
          <Line>
            <Spinner size="lg" />
            <Text>{t('working')}</Text>
          </Line>
        ) : (
          <>
            <Text weight="medium">{t(view === 'unavailable' ? 'login:network' : view)}</Text>
            <Text emphasis="quiet">{t(`${view}Help`)}</Text>
          </>
        )}
      </Said>
      {view !== 'working' && (
        <Actions>
          <Button emphasis="strong" size="lg" onClick={() => run(true)}>
            {t(view === 'elsewhere' ? 'here' : 'retry')}
          </Button>
          <Button size="lg" asChild>
            <a href={paths.login}>{t('backToLogin')}</a>
          </Button>
        </Actions>
      )}
    </>
  );
}

/** Runs the sign-in as soon as the page is shown, and again whenever another tab may have got further. */
function useRun(): (takeOver: boolean, cameBack?: boolean) => void {
  const portal = usePortal();
  const view = useAtomValue(ssoViewAtom);
  const textOf = useMessageText();
  const run = useCallback(
    (takeOver: boolean, cameBack = false) => {
      const { search } = location;
      // The user's name is not left in the address.
      if (search) history.replaceState(history.state, '', location.pathname);
      void runSso(portal, { search, takeOver, cameBack, textOf }).then(async (destination) => {
        if (!destination) return;
        if ('load' in destination) location.replace(destination.load);
        else await portal.navigation.go(destination.to, { replace: true });
      });
    },
    // `textOf` is called later, in the current language then.
    // oxlint-disable-next-line react/exhaustive-deps
    [portal],
  );
  useEffect(() => run(false, cameByHistory()), [run]);
  usePageReturn(() => run(false, true));
  useEffect(() => {
    if (view !== 'elsewhere') return undefined;
    const runAgain = ({ key }: StorageEvent) => {
      // What a session is stored with last: at any earlier item the rest may not have come yet.
      if (key === 'sessionExpiration' || key === 'ssoSignIn') run(false);
    };
    addEventListener('storage', runAgain);
    return () => removeEventListener('storage', runAgain);
  }, [view, run]);
  return run;
}

/** Whether this page was reached by the browser's Back or Forward. */
function cameByHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}
