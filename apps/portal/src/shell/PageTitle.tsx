import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { areaOf } from '../addresses.ts';
import type { PathName } from '../paths.ts';

/** Gives the browser's tab the title of the page, which may be one area of the dashboard. The login page has one of its own. */
export function PageTitle({ name }: { name: PathName | 'notFound' }) {
  const { t } = useTranslation('portal');
  const { search } = useLocation();
  const area = name === 'dashboard' ? areaOf(search) : null;
  const page = area ? t(`areas.${area}`) : t(`titles.${name}`);
  const title = name === 'login' ? undefined : `${page} · ${t('shell.productName')}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  return null;
}
