import { useTranslation } from 'react-i18next';
import type { sustainableProduction } from '../../i18n/en/sustainable-production.ts';

type KnownCode = keyof typeof sustainableProduction.codes;

/** Names a metric in the reader's language, or as the server labelled one that is not known here. */
export function useMetricName(): (metric: { code: string; label: string }) => string {
  const { t } = useTranslation('portal');
  return ({ code, label }) => t(`sustainableProduction.codes.${code as KnownCode}`, { defaultValue: label });
}
