import { PageHeader, Stack } from '@cnx/ui';
import type { Atom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { newsViewAtom } from '../features/content/content.atoms.ts';
import { NewsPage } from '../features/content/NewsPage.tsx';

/** The data that the screen shows, to be asked for before the screen is there. */
export function newsData(): readonly Atom<unknown>[] {
  return [newsViewAtom];
}

/** /news: what is new, and what releases bring. */
export function NewsScreen() {
  const { t } = useTranslation('portal');
  return (
    <Stack gap="normal">
      <PageHeader title={t('titles.news')} description={t('content.newsText')} />
      <NewsPage />
    </Stack>
  );
}
