import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { deferredProduction } from '../../i18n/en/deferred-production.ts';

/** The reasons of the default list. A company may add its own, or rename these. */
type DefaultReason = keyof typeof deferredProduction.reasons;

/** Names a deferment reason: in the reader's language where it is of the default list, else as the company named it. */
export function useReasonWords(): (reason: { reasonCode: string; reasonText: string }) => string {
  const { t } = useTranslation('portal');
  return useCallback(
    ({ reasonCode, reasonText }) =>
      t(`deferredProduction.reasons.${reasonCode as DefaultReason}`, { defaultValue: reasonText }),
    [t],
  );
}
