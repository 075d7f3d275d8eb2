import { Button, ButtonLink, styled } from '@cnx/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';

const Page = styled('main', {
  display: 'grid',
  placeContent: 'center',
  gap: '$4',
  minHeight: '100dvh',
  padding: '$6',
  textAlign: 'center',
});
const Heading = styled('h1', { fontSize: '$heading', fontWeight: '$strong', lineHeight: '$tight' });
const Text = styled('p', { maxWidth: 480, color: '$textQuiet' });
const Actions = styled('div', { display: 'flex', justifyContent: 'center', gap: '$3', flexWrap: 'wrap' });

/**
 * Stands in place of the portal when it broke. A screen that a newer build has replaced is had by loading the page
 * again, which happens by itself once.
 */
export function CrashScreen({ error }: { error: unknown }) {
  const { t } = useTranslation('login');
  const outdated = error instanceof Error && error.name === 'CodeLoadError';
  useEffect(() => {
    const [arrival] = performance.getEntriesByType('navigation');
    const reloaded = (arrival as PerformanceNavigationTiming | undefined)?.type === 'reload';
    if (outdated && !reloaded && navigator.onLine) location.reload();
  }, [outdated]);
  return (
    <Page>
      <Heading>{t('crash')}</Heading>
      <Text>{outdated ? t('newVersion') : t('crashText')}</Text>
      <Actions>
        <Button tone="primary" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
        <ButtonLink href={paths.dashboard}>{t('returnToDashboard')}</ButtonLink>
      </Actions>
    </Page>
  );
}
