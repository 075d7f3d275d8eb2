import { Link } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { usePortal } from '../use-portal.tsx';

/** The quiet line at the bottom: copyright of this year, and the legal pages. */
export function FooterLine() {
  const { t } = useTranslation('portal');
  const year = usePortal().now().getFullYear();
  return (
    <>
      <span>{t('shell.copyright', { year })}</span>
      <Link emphasis="quiet" href={paths.terms}>
        {t('shell.terms')}
      </Link>
      <Link emphasis="quiet" href={paths.privacy}>
        {t('shell.privacy')}
      </Link>
      <Link emphasis="quiet" href={paths.support}>
        {t('shell.contact')}
      </Link>
    </>
  );
}
