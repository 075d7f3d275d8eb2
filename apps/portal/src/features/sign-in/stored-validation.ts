import type { UserData } from '../../session/storage.ts';
import type { Validation } from './validation-outcome.ts';

/**
 * The validation that was stored for this address in this tab, so that the server need not be asked again. What says
 * nothing about how to go on (an error, a user of an earlier version) does not count.
 */
export function storedValidation(email: string, stored: UserData | undefined): Validation | undefined {
  if (!stored || stored.email?.toLowerCase() !== email.toLowerCase()) return undefined;
  const { isSSO, isResetPwd, redirectUrl, showPasswordInput } = stored;
  const decides = isSSO || isResetPwd || redirectUrl || showPasswordInput;
  return decides
    ? {
        isSSO,
        isResetPwd: isResetPwd ?? false,
        redirectUrl: redirectUrl ?? null,
        showPasswordInput: showPasswordInput ?? false,
      }
    : undefined;
}
