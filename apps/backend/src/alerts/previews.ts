import { randomUUID } from 'node:crypto';
import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Principal } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { isUuid } from '../database/uuid.ts';
import type { Mailer } from '../mail/mailer.ts';
import { Refusal } from '../refusal.ts';
import type { AlertFinding } from './findings.ts';
import { writeMessage, type AlertMessage } from './message.ts';
import { createSender } from './sender.ts';
import {
  notificationItem,
  notificationsOf,
  pathOf,
  readSavedView,
  type AlertReads,
  type AskedNotifications,
  type Subscriber,
} from './sources.ts';
import { subscriberOf } from './subscriber.ts';
import { nextDue } from './times.ts';

type Schemas = components['schemas'];

/** What a subscription is shown and tried with. */
export interface PreviewOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly changesOfUser: RateLimiter;
  readonly testsOfUser: RateLimiter;
  readonly mailer: Mailer;
  readonly publicOrigin: string;
  /** The calls of pages, which are there once the server is. */
  readonly reads: () => AlertReads;
}

/** What is asked of a message, saved or not. */
interface Asked extends AskedNotifications {
  readonly kind: Schemas['AlertKind'];
  readonly name: string;
  readonly viewId: string | null;
  readonly test: boolean;
}

/** Says what subscriptions would send at this moment, and sends it to try them. */
export function createAlertPreviews(options: PreviewOptions) {
  const { db, now, changesOfUser, testsOfUser, mailer, publicOrigin, reads } = options;
  const send = createSender({ mailer, publicOrigin });

  async function messageOf(asked: Asked, subscriber: Subscriber): Promise<AlertMessage> {
    const { kind, name, test } = asked;
    const { findings, path, dataAsOf } = await findingsOf(asked, subscriber);
    const occasion = { id: randomUUID(), subscription: { kind, name }, at: now(), dataAsOf, path, test };
    return writeMessage(occasion, findings, subscriber.reader, publicOrigin);
  }

  async function findingsOf(
    asked: Asked,
    subscriber: Subscriber,
  ): Promise<{ findings: AlertFinding[]; path: string; dataAsOf: string | null }> {
    const { principal } = subscriber;
    switch (asked.kind) {
      case 'wells': {
        const rows = await notificationsOf(db, asked, subscriber, now())
          .select(notificationItem.as('item'))
          .orderBy('note.created_at')
          .orderBy('note.id')
          .execute();
        const findings = rows.map(({ item }) => item as unknown as AlertFinding);
        return { findings, path: pathOf.wells, dataAsOf: null };
      }
      case 'handover': {
        const handover = await reads().handover(principal);
        return { findings: [{ kind: 'handover', handover }], path: pathOf.handover, dataAsOf: null };
      }
      case 'view': {
        const viewId = asked.viewId !== null && isUuid(asked.viewId) ? asked.viewId : null;
        const view = await readSavedView(db, reads(), viewId, principal);
        if (!view) throw new Refusal(404, `body/viewId names no view that is sent: ${asked.viewId ?? ''}`);
        const { rows, total, path, dataAsOf } = view;
        return { findings: [{ kind: 'view', rows, total }], path, dataAsOf };
      }
    }
  }

  return {
    /** @throws Refusal 404 for a view that is not there, 429 for too many calls */
    async preview(
      principal: Principal,
      request: Schemas['SaveAlertSubscriptionRequest'],
    ): Promise<Schemas['AlertPreview']> {
      await changesOfUser.take(principal.userId);
      const { recipient, language, timeZone, units, pace } = request;
      const reading = { user_id: principal.userId, recipient, language, time_zone: timeZone, units };
      const subscriber = await subscriberOf(db, reading, now());
      if (!subscriber)
        throw new Refusal(403, 'body/recipient is for administrators', undefined, { code: 'accessDenied' });
      const asked = { ...request, name: request.name.trim(), wells: request.wells ?? null, test: false };
      return {
        message: await messageOf(asked, subscriber),
        nextAt:
          pace === 'atOnce'
            ? null
            : nextDue({ ...request, pace }, subscriber.reader.timeZone, now()).toISOString(),
      };
    },
    /**
     * Sends what a subscription would say now, marked as a test.
     * @returns the number of the message
     * @throws Refusal 400 where it is stopped or not confirmed, 404 where it is not the user's, 429 for too many tests
     */
    async sendTest({ userId }: Principal, { id }: Schemas['SendTestAlertRequest']): Promise<string> {
      const stored = isUuid(id)
        ? await db
            .selectFrom('alert_subscription')
            .selectAll()
            .where('id', '=', id)
            .where('user_id', '=', userId)
            .executeTakeFirst()
        : undefined;
      const subscriber = stored && (await subscriberOf(db, stored, now()));
      if (!subscriber) throw new Refusal(404, `body/id names no subscription: ${id}`);
      if (stored.stopped_at !== null) throw new Refusal(400, 'body/id names a subscription that is stopped');
      if (stored.confirmed_at === null)
        throw new Refusal(400, 'body/id names a subscription that its recipient has not confirmed');
      await testsOfUser.take(userId);
      const { kind, name, view_id: viewId, kinds, least_severity: leastSeverity, wells } = stored;
      const asked = { kind, name, viewId, kinds, leastSeverity, wells, test: true };
      const message = await messageOf(asked, subscriber);
      await db.transaction().execute((tx) => send(tx, stored, subscriber, message));
      mailer.deliver();
      return message.id;
    },
  };
}
