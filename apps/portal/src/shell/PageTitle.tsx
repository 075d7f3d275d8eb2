import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PathName } from '../paths.ts';

/** Gives the browser's tab the title of the page. The login page has one of its own. */
export function PageTitle({ name }: { name: PathName | 'notFound' }) {
  const { t } = useTranslation('portal');
  const title = name === 'login' ? undefined : `${t(`titles.${name}`)} · ${t('shell.productName')}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  return null;
}
