import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { areaOf } from '../addresses.ts';
import type { PathName } from '../paths.ts';
import { viewTitlesAtom } from '../state/view-title.atoms.ts';

/**
 * Gives the browser's tab the title of the page, which may be one area of the dashboard, before it that of what is open within
 * it. The login page has one of its own.
 */
export function PageTitle({ name }: { name: PathName | 'notFound' }) {
  const { t } = useTranslation('portal');
  const { search } = useLocation();
  const view = useAtomValue(viewTitlesAtom).at(-1);
  const area = name === 'dashboard' ? areaOf(search) : null;
  const page = area ? t(`areas.${area}`) : t(`titles.${name}`);
  const names = [view?.name, page, t('shell.productName')].filter((each) => each !== undefined);
  const title = name === 'login' ? undefined : names.join(' · ');
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  return null;
}
