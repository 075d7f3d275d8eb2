import type { deferredProduction as texts } from '../i18n/en/deferred-production.ts';
import type { Formats } from './use-formats.ts';

/** The reasons of the default list. A company may add its own, or rename these. */
type DefaultReason = keyof typeof texts.reasons;

/** Names a deferment reason: in the user's language where it is of the default list, else as the company named it. */
export function reasonText(
  reason: { readonly reasonCode: string; readonly reasonText: string },
  { t }: Pick<Formats, 't'>,
): string {
  const code = reason.reasonCode as DefaultReason;
  return t(`deferredProduction.reasons.${code}`, { defaultValue: reason.reasonText });
}
