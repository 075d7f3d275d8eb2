import { Link } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { missingPagesAtom } from '../state/page-needs.atoms.ts';
import { usePortal } from '../use-portal.tsx';

/** The quiet line at the bottom: copyright of this year, and the legal pages that there are. */
export function FooterLine() {
  const { t } = useTranslation('portal');
  const year = usePortal().now().getFullYear();
  const missing = useAtomValue(missingPagesAtom);
  const pages = [
    ['terms', t('shell.terms')],
    ['privacy', t('shell.privacy')],
    ['accessibility', t('shell.accessibility')],
    ['support', t('shell.contact')],
  ] as const;
  return (
    <>
      <span>{t('shell.copyright', { year })}</span>
      {pages.map(
        ([name, label]) =>
          !missing.has(name) && (
            <Link key={name} emphasis="quiet" href={paths[name]}>
              {label}
            </Link>
          ),
      )}
    </>
  );
}
