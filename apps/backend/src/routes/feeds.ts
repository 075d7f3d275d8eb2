import type { RateLimiter } from '../auth/rate-limit.ts';
import { csvFile, rowsFile, xmlFile, type DeliveryFile } from '../feeds/delivery-file.ts';
import type { RowDeliveries, Sender } from '../feeds/row-deliveries.ts';
import { Refusal } from '../refusal.ts';
import type { Call, Handlers } from '../server/contract-handlers.ts';
import { administratorOf } from './signed-in-user.ts';

/** What feeds are answered with. */
export interface FeedServices {
  readonly deliveries: RowDeliveries;
  /** Of users; programs have a limit of their own. */
  readonly changesOfUser: RateLimiter;
}

function fileOf({
  body,
  document,
  query,
}: Pick<Call<'sendDailyRows'>, 'body' | 'document' | 'query'>): DeliveryFile {
  if (document?.type === 'text/csv') return csvFile(document, query);
  if (query.unitSystem !== undefined)
    throw new Refusal(400, 'query/unitSystem is for a body of text/csv: others say it themselves');
  if (document) return xmlFile(document, query);
  const [first] = Object.keys(query);
  if (first !== undefined)
    throw new Refusal(400, `query/${first} is not for a JSON body, which says it itself`);
  return rowsFile(body);
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
    async sendDailyRows({ headers, ...call }) {
      const key = (headers as Record<string, string>)['idempotency-key']!;
      const sender = await senderOf(call);
      return { status: 200, body: await deliveries.deliver(sender, key, fileOf(call)) };
    },
  } satisfies Partial<Handlers>;
}
