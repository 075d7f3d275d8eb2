import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { AlertSubscriptionTable } from '../database/tables/alerts.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AlertFinding, ViewRows } from './findings.ts';
import { writeMessage } from './message.ts';
import { createSender } from './sender.ts';
import {
  notificationItem,
  notificationsOf,
  pathOf,
  readSavedView,
  type AlertReads,
  type Subscriber,
} from './sources.ts';
import { subscriberOf } from './subscriber.ts';
import { isQuiet, nextDue, periodOf } from './times.ts';
import type { createWebhooks } from './webhooks.ts';

type Tx = Transaction<Database>;

/** What rounds are made of. */
export interface RoundOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly log: Logger;
  readonly mailer: Mailer;
  readonly webhooks: ReturnType<typeof createWebhooks>;
  readonly reads: AlertReads;
  readonly publicOrigin: string;
}

/** How often what is sent at once is looked for (ms): notifications cost little, a list is worked out. */
const readMs = { wells: 60_000, view: 5 * 60_000, handover: 60 * 60_000 } as const;
const summaryPeriod = 'summary';
/** What a row of each list is. */
const kindOfRow = { exceptions: 'exception', changePoints: 'change', schedule: 'activity' } as const;

type Subscription = Selectable<AlertSubscriptionTable>;

/** Finds what subscriptions are to report, and sends it. */
export function createAlertRounds({ db, now, log, mailer, webhooks, reads, publicOrigin }: RoundOptions) {
  const send = createSender({ mailer, publicOrigin });

  /** Notes notifications of the user's wells that were not there when the subscription began; those put off wait. */
  async function noteNotifications(tx: Tx, subscription: Subscription, subscriber: Subscriber) {
    const { id, kinds, least_severity: leastSeverity, wells } = subscription;
    const notes = notificationsOf(tx, { kinds, leastSeverity, wells }, subscriber, now()).select([
      sql<string>`${id}::uuid`.as('subscription_id'),
      'note.id as matter',
      sql<string>`''`.as('period'),
      notificationItem.as('item'),
      sql<Date>`${now()}::timestamptz`.as('found_at'),
    ]);
    await tx
      .insertInto('alert_matter')
      .columns(['subscription_id', 'matter', 'period', 'item', 'found_at'])
      .expression(notes)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async function note(
    tx: Tx,
    { id }: Subscription,
    found: readonly { matter: string; period: string; item: AlertFinding | null }[],
  ) {
    if (found.length === 0) return;
    await tx
      .insertInto('alert_matter')
      .values(
        found.map(({ item, ...matter }) => ({
          ...matter,
          subscription_id: id,
          item: item === null ? null : JSON.stringify(item),
          found_at: now(),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /**
   * Reads for one subscription that is due, and writes its message with what causes it: another process waits for neither,
   * and one that ends in between leaves nothing half done.
   */
  function sendOne(id: string): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const subscription = await tx
        .selectFrom('alert_subscription')
        .selectAll()
        .where('id', '=', id)
        .where('next_at', '<=', now())
        .where('stopped_at', 'is', null)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!subscription) return false;
      const { kind, pace, deliver_at: due } = subscription;
      const at = now();
      const subscriber = await subscriberOf(tx, subscription, at);
      const isDue = due === null || due <= at;
      let path: string = pathOf.wells;
      let dataAsOf: string | null = null;
      if (subscriber) {
        const { reader, principal } = subscriber;
        if (kind === 'wells') await noteNotifications(tx, subscription, subscriber);
        if (kind === 'handover') path = pathOf.handover;
        if (kind === 'handover' && due !== null && isDue) {
          const item = { kind, handover: await reads.handover(principal) } as const;
          await note(tx, subscription, [{ matter: kind, period: periodOf(due, reader.timeZone), item }]);
        }
        const answer =
          kind === 'view' && isDue
            ? await readSavedView(tx, reads, subscription.view_id, principal)
            : undefined;
        if (answer) {
          ({ path, dataAsOf } = answer);
          if (due === null) await noteRows(tx, subscription, answer.rows);
          else {
            const { rows, total } = answer;
            const item = { kind: 'view', rows, total } as const;
            await note(tx, subscription, [
              { matter: summaryPeriod, period: periodOf(due, reader.timeZone), item },
            ]);
          }
        }
        const quiet = { from: subscription.quiet_from, to: subscription.quiet_to };
        if (isDue && !isQuiet(quiet, reader.timeZone, at))
          await deliver(tx, subscription, subscriber, { path, dataAsOf });
        else if (isDue && due !== null) {
          // What is due in quiet hours is sent when they end.
          await setNext(tx, subscription, { next: new Date(at.getTime() + readMs.wells), due });
          return true;
        }
      }
      const next =
        pace === 'atOnce' || subscriber === undefined
          ? null
          : isDue
            ? nextDue({ ...subscription, pace }, subscriber.reader.timeZone, at)
            : due;
      const isReadBefore = kind === 'wells' || next === null;
      await setNext(tx, subscription, {
        next: isReadBefore ? new Date(at.getTime() + readMs[kind]) : next,
        due: next ?? due,
      });
      return true;
    });
  }

  function setNext(tx: Tx, { id }: Subscription, { next, due }: { next: Date; due: Date | null }) {
    return tx
      .updateTable('alert_subscription')
      .set({ next_at: next, deliver_at: due })
      .where('id', '=', id)
      .execute();
  }

  /** Notes rows of a list that were not in it before; those that were there when the subscription began are no news. */
  async function noteRows(tx: Tx, subscription: Subscription, { list, rows }: ViewRows) {
    const known = await tx
      .selectFrom('alert_matter')
      .select('matter')
      .where('subscription_id', '=', subscription.id)
      .limit(1)
      .executeTakeFirst();
    const found = rows.map((row): { matter: string; period: string; item: AlertFinding | null } => ({
      matter: `row ${row.id}`,
      period: '',
      item: known ? ({ kind: kindOfRow[list], row } as AlertFinding) : null,
    }));
    await note(tx, subscription, [...(known ? [] : [{ matter: 'begin', period: '', item: null }]), ...found]);
  }

  /** Writes one message of all that waits, with the mail or for the webhook. */
  async function deliver(
    tx: Tx,
    subscription: Subscription,
    subscriber: Subscriber,
    { path, dataAsOf }: { path: string; dataAsOf: string | null },
  ): Promise<void> {
    const { id: subscriptionId } = subscription;
    const { reader } = subscriber;
    const waiting = tx
      .selectFrom('alert_matter')
      .where('subscription_id', '=', subscriptionId)
      .where('delivery_id', 'is', null)
      .where('item', 'is not', null);
    const found = await waiting
      .select(['matter', 'period', 'item'])
      .orderBy('found_at')
      .orderBy('matter')
      .execute();
    if (found.length === 0) return;
    const id = randomUUID();
    const at = now();
    const findings = found.map(({ item }) => item as AlertFinding);
    const message = writeMessage({ id, subscription, at, dataAsOf, path }, findings, reader, publicOrigin);
    await send(tx, subscription, subscriber, message);
    // What it said stands in the message.
    await tx
      .updateTable('alert_matter')
      .set({ delivery_id: id, item: null })
      .where('subscription_id', '=', subscriptionId)
      .where('delivery_id', 'is', null)
      .where('item', 'is not', null)
      .execute();
  }

  return {
    /** One round over all that is due. What fails is logged, and due again in the next round. */
    async run(): Promise<void> {
      const due = await db
        .selectFrom('alert_subscription')
        .select('id')
        .where('next_at', '<=', now())
        .where('confirmed_at', 'is not', null)
        .where('stopped_at', 'is', null)
        .orderBy('next_at')
        .execute();
      for (const { id } of due)
        await sendOne(id).catch((error: unknown) =>
          log.warn({ err: error, subscription: id }, 'an alert was not sent'),
        );
      mailer.deliver();
      await webhooks.sendDue();
    },
  };
}
