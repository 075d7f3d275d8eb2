import type { Principal } from '../auth/sessions.ts';
import { Refusal } from '../refusal.ts';

/** The user behind a call. @throws Refusal 401 when there is none. */
export function signedInUser(principal: Principal | undefined): Principal {
  if (!principal) throw new Refusal(401, 'Authorization token missing.');
  return principal;
}
