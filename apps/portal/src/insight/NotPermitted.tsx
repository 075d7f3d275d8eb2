import { EmptyState } from '@cnx/ui';
import { Lock } from 'lucide-react';
import { useFormats } from './use-formats.ts';

/** Says that a page is for administrators. */
export function NotPermitted() {
  const { t } = useFormats();
  return (
    <EmptyState
      icon={<Lock size={24} aria-hidden="true" />}
      title={t('administration.notPermitted')}
      description={t('administration.notPermittedText')}
    />
  );
}
