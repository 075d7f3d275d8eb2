import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { vocabulary } from '../../i18n/en/vocabulary.ts';

type KnownMethod = keyof typeof vocabulary.method;

/** Names a method of production in the reader's language, or as the server named one that is not known here. */
export function useMethodName(): (method: { id: string; name: string }) => string {
  const { t } = useTranslation('portal');
  return useCallback(
    ({ id, name }) => t(`vocabulary.method.${id as KnownMethod}`, { defaultValue: name }),
    [t],
  );
}
