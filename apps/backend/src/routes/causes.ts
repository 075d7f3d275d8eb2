import type { Causes } from '../administration/causes.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { administratorOf } from './signed-in-user.ts';

/** The catalog of causes. */
export function causeHandlers(causes: Causes) {
  return {
    async getCauses() {
      return { status: 200, body: await causes.list() };
    },
    async saveCause({ body, ...call }) {
      return { status: 200, body: await causes.save(administratorOf(call), body) };
    },
  } satisfies Partial<Handlers>;
}
