import { Button, styled } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { useReloadOnce } from './use-reload-once.ts';

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

/** Props of {@link CrashScreen}. */
export interface CrashScreenProps {
  readonly error: unknown;
  /** The id under which it was reported; the login page reports nothing. */
  readonly reportId?: string | undefined;
}

/** Stands in place of the portal when it broke. */
export function CrashScreen(crash: CrashScreenProps) {
  return (
    <Page>
      <CrashWords {...crash} />
    </Page>
  );
}

/**
 * What happened and what to do. Code that is missing is had by loading the page again, which happens by itself once: there
 * is nothing else here to lose, and no room in the login page's code for asking why.
 */
export function CrashWords({ error, reportId }: CrashScreenProps) {
  const { t } = useTranslation('login');
  const outdated = error instanceof Error && error.name === 'CodeLoadError';
  useReloadOnce(outdated);
  return (
    <>
      <div role="alert" style={{ display: 'contents' }}>
        <Heading>{t('crash')}</Heading>
        <Text>{outdated ? t('newVersion') : t('crashText')}</Text>
        {reportId !== undefined && <ReportedAs id={reportId} />}
      </div>
      <Actions>
        <Button emphasis="strong" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
        <Button asChild>
          <a href={paths.dashboard}>{t('returnToDashboard')}</a>
        </Button>
      </Actions>
    </>
  );
}

function ReportedAs({ id }: { id: string }) {
  const { t } = useTranslation('portal');
  return <Text>{t('trouble.errorId', { id })}</Text>;
}
