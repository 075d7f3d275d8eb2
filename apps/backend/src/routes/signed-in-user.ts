import type { Administrator } from '../administration/people.ts';
import type { Principal } from '../auth/sessions.ts';
import { Refusal } from '../refusal.ts';
import type { Caller } from '../server/contract-handlers.ts';

/** The user behind a call. @throws Refusal 401 when there is none. */
export function signedInUser(principal: Principal | undefined): Principal {
  if (!principal) throw new Refusal(401, 'Authorization token missing.');
  return principal;
}

/** The user behind a call as one who administers, and where the call comes from. @throws Refusal 401 when there is none. */
export function administratorOf(call: { principal: Principal | undefined; caller: Caller }): Administrator {
  const { userId, sid } = signedInUser(call.principal);
  return { userId, sid, address: call.caller.address };
}
