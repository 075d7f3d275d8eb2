import { randomUUID } from 'node:crypto';
import { queryOfView, type SentList, type ViewQuery } from '@cnx/api/view-calls';
import type { components } from '@cnx/api/schema';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Principal } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { AlertSubscriptionTable } from '../database/tables/alerts.ts';
import type { AlertFinding, ViewRows } from './findings.ts';
import { preferencesOf } from '../kept/preferences.ts';
import type { Mailer } from '../mail/mailer.ts';
import { selectedWells, type WellSelection } from '../queries/selection.ts';
import { severities } from '../vocabulary.ts';
import { writeAlertMail } from './mail.ts';
import { writeMessage } from './message.ts';
import type { Reader } from './reader.ts';
import { readerOfSubscription } from './subscriptions.ts';
import { isQuiet, nextDue, periodOf } from './times.ts';
import type { createWebhooks } from './webhooks.ts';

type Schemas = components['schemas'];
type Tx = Transaction<Database>;

/** The rows of a list as its call answers them. */
export interface ListAnswer {
  readonly rows: ViewRows;
  readonly total: number;
  readonly dataAsOf: string | null;
}

/** What the rounds ask for: the same calls that a page makes. */
export interface AlertReads {
  readonly list: (list: SentList, query: ViewQuery, principal: Principal) => Promise<ListAnswer>;
  readonly handover: (principal: Principal) => Promise<Schemas['ShiftHandover']>;
}

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

interface Subscriber {
  readonly principal: Principal;
  readonly preferences: Readonly<Record<string, unknown>>;
  readonly reader: Reader;
}

/** Finds what subscriptions are to report, and sends it. */
export function createAlertRounds({ db, now, log, mailer, webhooks, reads, publicOrigin }: RoundOptions) {
  /** Notes notifications of the user's wells that were not there when the subscription began; those put off wait. */
  async function noteNotifications(
    tx: Tx,
    subscription: Subscription,
    { principal, preferences }: Subscriber,
  ) {
    const { id, kinds, least_severity: least } = subscription;
    const selection: WellSelection = preferencesOf(preferences).myWells ?? {};
    const isAll = Object.values(selection).every((ids: readonly string[]) => ids.length === 0);
    const urgent = severities.slice(0, least === null ? severities.length : severities.indexOf(least) + 1);
    const notes = tx
      .selectFrom('notification as note')
      .select([
        sql<string>`${id}::uuid`.as('subscription_id'),
        'note.id as matter',
        sql<string>`''`.as('period'),
        sql<string>`jsonb_build_object('kind', 'notification', 'notification', jsonb_build_object(
          'id', note.id, 'kind', note.kind, 'severity', note.severity, 'title', note.title, 'body', note.body,
          'wellId', note.well_id, 'link', note.link, 'createdAt', note.created_at, 'acknowledgedBy', note.acknowledged_by,
          'groupKey', note.group_key, 'count', note.count, 'facts', note.facts))`.as('item'),
        sql<Date>`${now()}::timestamptz`.as('found_at'),
      ])
      .where(({ or, eb }) => or([eb('note.user_id', 'is', null), eb('note.user_id', '=', principal.userId)]))
      .where('note.severity', 'in', urgent)
      .where(sql<boolean>`note.facts ->> 'open' is distinct from '0'`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('notification_snooze as snooze')
              .select('snooze.user_id')
              .whereRef('snooze.group_key', '=', 'note.group_key')
              .where('snooze.user_id', '=', principal.userId)
              .where('snooze.until', '>', now()),
          ),
        ),
      )
      .$if(kinds.length > 0, (some) => some.where('note.kind', 'in', kinds))
      .$if(!isAll, (mine) =>
        mine.where(({ or, eb }) =>
          or([
            eb('note.kind', 'in', ['news', 'system'] as const).and('note.well_id', 'is', null),
            eb('note.well_id', 'in', eb.selectFrom(selectedWells(selection)).select('chosen.well_id')),
          ]),
        ),
      );
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

  async function readView(tx: Tx, { view_id: viewId }: Subscription, { principal }: Subscriber) {
    const view = await tx
      .selectFrom('saved_view')
      .select(['list', 'address', 'slug'])
      .where('id', '=', viewId)
      .where(({ or, eb }) => or([eb('shared', '=', true), eb('owner_id', '=', principal.userId)]))
      .executeTakeFirst();
    if (!view) return undefined;
    const visit = await tx
      .selectFrom('visit')
      .select('since')
      .where('user_id', '=', principal.userId)
      .where('place', '=', 'exceptionReport')
      .executeTakeFirst();
    const list = view.list as SentList;
    const reader = { id: principal.userId, since: visit?.since?.toISOString() ?? null };
    const query = queryOfView(list, view.address, reader);
    return { ...(await reads.list(list, query, principal)), path: pathOfView(list, view) };
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
      const subscriber = await subscriberOf(tx, subscription);
      const at = now();
      const isDue = due === null || due <= at;
      let path = '/notifications';
      let dataAsOf: string | null = null;
      if (subscriber) {
        const { reader, principal } = subscriber;
        if (kind === 'wells') await noteNotifications(tx, subscription, subscriber);
        if (kind === 'handover') path = '/dashboard/exception-report?handover=current';
        if (kind === 'handover' && due !== null && isDue) {
          const item = { kind, handover: await reads.handover(principal) } as const;
          await note(tx, subscription, [{ matter: kind, period: periodOf(due, reader.timeZone), item }]);
        }
        const answer = kind === 'view' && isDue ? await readView(tx, subscription, subscriber) : undefined;
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

  async function subscriberOf(tx: Tx, subscription: Subscription): Promise<Subscriber | undefined> {
    const user = await tx
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', subscription.user_id)
      .where('active', '=', true)
      .executeTakeFirst();
    if (!user || (subscription.recipient !== null && user.role_id !== 1)) return undefined;
    return {
      principal: {
        userId: user.id,
        email: user.email,
        firstName: user.first_name,
        lastName: user.last_name,
        roleId: user.role_id,
        kind: 'password',
        sid: '',
        sessionEndsAt: now(),
      },
      preferences: user.preferences,
      reader: readerOfSubscription(subscription, user.preferences),
    };
  }

  /** Writes one message of all that waits, with the mail or for the webhook. */
  async function deliver(
    tx: Tx,
    subscription: Subscription,
    { reader, principal }: Subscriber,
    { path, dataAsOf }: { path: string; dataAsOf: string | null },
  ): Promise<void> {
    const { id: subscriptionId, channel, token } = subscription;
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
    await tx
      .insertInto('alert_delivery')
      .values({
        id,
        subscription_id: subscriptionId,
        channel,
        content: JSON.stringify(message),
        created_at: at,
        due_at: channel === 'webhook' ? at : null,
        sent_at: channel === 'webhook' ? null : at,
      })
      .execute();
    // What it said stands in the message.
    await tx
      .updateTable('alert_matter')
      .set({ delivery_id: id, item: null })
      .where('subscription_id', '=', subscriptionId)
      .where('delivery_id', 'is', null)
      .where('item', 'is not', null)
      .execute();
    if (channel !== 'mail') return;
    const recipient = subscription.recipient ?? principal.email;
    await mailer.post(tx, writeAlertMail(message, { recipient, token, reader, origin: publicOrigin }));
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

function pathOfView(list: SentList, { address, slug }: { address: string; slug: string }): string {
  const query = [address, new URLSearchParams({ saved: slug }).toString()].filter(Boolean).join('&');
  return list === 'exceptions' ? `/dashboard/exception-report?${query}` : `/dashboard?area=${list}&${query}`;
}
