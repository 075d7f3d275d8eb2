import { Button, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths, type PathName } from '../paths.ts';
import { missingPagesAtom } from '../state/page-needs.atoms.ts';
import { PlainPage } from './PlainPage.tsx';

/** Props of {@link OfferedPage}. */
export interface OfferedPageProps {
  name: PathName | 'notFound';
  children: ReactNode;
}

/** A page, or, reached by its address where the server has nothing for it, a sentence that says so and a way back. */
export function OfferedPage({ name, children }: OfferedPageProps) {
  const { t } = useTranslation(['login', 'portal']);
  if (!useAtomValue(missingPagesAtom).has(name)) return children;
  return (
    <PlainPage title={t(`portal:titles.${name}`)}>
      <Text emphasis="quiet">{t('portal:trouble.server.notOffered')}</Text>
      <Button asChild>
        <a href={paths.dashboard}>{t('login:returnToDashboard')}</a>
      </Button>
    </PlainPage>
  );
}
