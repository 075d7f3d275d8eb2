import type { RateLimiter } from '../auth/rate-limit.ts';
import type { RowDeliveries, Sender } from '../feeds/row-deliveries.ts';
import type { Call, Handlers } from '../server/contract-handlers.ts';
import { administratorOf } from './signed-in-user.ts';

/** What feeds are answered with. */
export interface FeedServices {
  readonly deliveries: RowDeliveries;
  /** Of users; programs have a limit of their own. */
  readonly changesOfUser: RateLimiter;
}

/** What programs deliver. */
export function feedHandlers({ deliveries, changesOfUser }: FeedServices) {
  async function senderOf(
    call: Pick<Call<'sendDailyRows'>, 'principal' | 'machine' | 'caller'>,
  ): Promise<Sender> {
    const { machine, caller } = call;
    if (machine)
      return {
        feed: `key:${machine.apiKeyId}`,
        fieldIds: machine.fieldIds,
        audited: { address: caller.address },
      };
    const { userId, sid, address } = administratorOf(call);
    await changesOfUser.take(userId);
    return { feed: `user:${userId}`, fieldIds: null, audited: { userId, sid, address } };
  }

  return {
    async sendDailyRows({ body, headers, ...call }) {
      const key = (headers as Record<string, string>)['idempotency-key']!;
      return { status: 200, body: await deliveries.deliver(await senderOf(call), key, body) };
    },
  } satisfies Partial<Handlers>;
}
