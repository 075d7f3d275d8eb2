import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PathName } from '../paths.ts';

/** Gives the browser's tab the title of the page. */
export function PageTitle({ name }: { name: PathName | 'notFound' }) {
  const { t } = useTranslation(['login', 'portal']);
  const title =
    name === 'login'
      ? t('login:pageTitle')
      : `${t(`portal:titles.${name}`)} · ${t('portal:shell.productName')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
