import type { SentList } from '@cnx/api/view-calls';
import type { createAlerts } from '../alerts/alerts.ts';
import type { AlertReads } from '../alerts/sources.ts';
import type { Principal } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Call, Handlers, OperationId } from '../server/contract-handlers.ts';
import { answerList } from './data-window.ts';
import { signedInUser } from './signed-in-user.ts';

/** What users are sent, what they would be, and what was sent. */
export function alertHandlers({ subscriptions, deliveries, previews }: ReturnType<typeof createAlerts>) {
  return {
    getAlertSubscriptions: ({ query, principal }) =>
      answerList(query, (page) => subscriptions.list(signedInUser(principal), page)),
    async saveAlertSubscription({ body, principal }) {
      return { status: 200, body: await subscriptions.save(signedInUser(principal), body) };
    },
    async removeAlertSubscription({ body, principal }) {
      await subscriptions.remove(signedInUser(principal), body);
      return { status: 200, body: { message: 'Removed', errors: [] } };
    },
    getAlertDeliveries: ({ query, principal }) =>
      answerList(query, (page) => deliveries.list(signedInUser(principal), page)),
    async previewAlerts({ body, principal }) {
      return { status: 200, body: await previews.preview(signedInUser(principal), body) };
    },
    async sendTestAlert({ body, principal }) {
      const user = signedInUser(principal);
      return { status: 200, body: await deliveries.find(user, await previews.sendTest(user, body)) };
    },
    async getAlertChannels({ principal }) {
      return { status: 200, body: await deliveries.channels(signedInUser(principal)) };
    },
  } satisfies Partial<Handlers>;
}

/** Rows that a message is made of: the most that one call answers. */
const maxRows = 500;

/** The calls of pages, made for a user who has no session at that moment. */
export function createAlertReads(
  handlers: Pick<Handlers, 'getExceptions' | 'getChangePoints' | 'getScheduleInfo' | 'getShiftHandover'>,
  now: Clock,
): AlertReads {
  const callOf = <K extends OperationId>(query: object, principal: Principal) =>
    ({
      path: {},
      query,
      headers: {},
      body: undefined,
      principal,
      caller: { address: '' },
      now: now(),
    }) as Call<K>;
  const answerOf = (list: SentList, asked: object, principal: Principal) => {
    switch (list) {
      case 'exceptions':
        return handlers.getExceptions(callOf<'getExceptions'>(asked, principal));
      case 'changePoints':
        return handlers.getChangePoints(callOf<'getChangePoints'>(asked, principal));
      case 'schedule':
        return handlers.getScheduleInfo(callOf<'getScheduleInfo'>(asked, principal));
    }
  };
  return {
    async list(list, query, principal) {
      const asked = { ...query, limit: maxRows };
      const { body: rows, headers = {} } = await answerOf(list, asked, principal);
      return {
        rows: { list, rows } as Awaited<ReturnType<AlertReads['list']>>['rows'],
        total: Number(headers['X-Total-Count']),
        dataAsOf: headers['X-Data-As-Of'] === undefined ? null : String(headers['X-Data-As-Of']),
      };
    },
    async handover(principal) {
      const { body } = await handlers.getShiftHandover(callOf<'getShiftHandover'>({}, principal));
      return body as Awaited<ReturnType<AlertReads['handover']>>;
    },
  };
}
