import { isApiFailure, type LegalPage } from '@cnx/api';
import { EmptyState, PageHeader, Skeleton, Stack, styled } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { legalViewAtoms } from './content.atoms.ts';
import { ContentText } from './ContentText.tsx';

// In the frame of a user it begins where every page does; without a session, no frame keeps a margin.
const Page = styled('div', {
  variants: { alone: { true: { maxWidth: 760, marginInline: 'auto', padding: '$4 $4 $8' } } },
});

/** The terms of service or the privacy policy, as the operator has written them. */
export function LegalText({ page }: { page: LegalPage['id'] }) {
  const user = useAtomValue(userAtom);
  return (
    <Page alone={!user}>
      <LegalView page={page} view={useAtomValue(legalViewAtoms[page])} />
    </Page>
  );
}

/** Props of {@link LegalView}. */
export interface LegalViewProps {
  /** Which of the two; says the title where the text is missing. */
  readonly page: LegalPage['id'];
  /** The text, or why there is none. */
  readonly view: InsightView<LegalPage>;
}

/** A legal page, or why there is none. */
export function LegalView({ page, view }: LegalViewProps) {
  const { t, dates } = useFormats();
  const title = t(`titles.${page}`);
  if (view.status === 'shown') {
    const { body } = view;
    const since = t('content.inForce', { day: dates.day(body.date) });
    return (
      <Stack gap="normal">
        <PageHeader title={body.title} description={since} />
        <ContentText blocks={body.blocks} language={body.language} />
      </Stack>
    );
  }
  return (
    <Stack gap="normal">
      <PageHeader title={title} />
      {view.status === 'loading' ? (
        <Skeleton lines={12} />
      ) : isMissing(view.error) ? (
        <EmptyState title={t('content.noPage')} description={t('content.noPageText')} />
      ) : (
        <InsightFailure failure="portal:failures.legalPage" view={view} />
      )}
    </Stack>
  );
}

const isMissing = (error: unknown) => isApiFailure(error) && error.kind === 'api' && error.status === 404;
