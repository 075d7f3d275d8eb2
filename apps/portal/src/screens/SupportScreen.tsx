import { PageHeader, Stack } from '@cnx/ui';
import { useAtomValue, type Atom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { SupportPage } from '../features/support/SupportPage.tsx';
import { supportViewAtom } from '../features/support/support.atoms.ts';

/** The data that the screen shows, to be asked for before the screen is there. */
export function supportData(): readonly Atom<unknown>[] {
  return [supportViewAtom];
}

/** /support: a message to the people who run the portal. */
export function SupportScreen() {
  const { t } = useTranslation('portal');
  const view = useAtomValue(supportViewAtom);
  const isOffered = view.status !== 'shown' || view.body.available;
  return (
    <Stack gap="normal">
      <PageHeader title={t('titles.support')} description={isOffered && t('support.text')} />
      <SupportPage />
    </Stack>
  );
}
