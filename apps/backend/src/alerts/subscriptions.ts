import { randomBytes } from 'node:crypto';
import type { components } from '@cnx/api/schema';
import { isSentList } from '@cnx/api/view-calls';
import type { Kysely, Transaction } from 'kysely';
import type { Principal } from '../auth/sessions.ts';
import { administratorRole, holdUser } from '../auth/users.ts';
import type { Database } from '../database/schema.ts';
import { isUuid } from '../database/uuid.ts';
import {
  assertMayChange,
  assertWhole,
  changeKept,
  nameOfPrincipal,
  type KeptOptions,
} from '../kept/changes.ts';
import type { Mailer } from '../mail/mailer.ts';
import { mapPage, pageOf, readPage, type Page, type PageRequest } from '../queries/pages.ts';
import { Refusal } from '../refusal.ts';
import { noteKnown } from './known-matters.ts';
import { writeConfirmationMail } from './mail.ts';
import { deliveryState } from './deliveries.ts';
import { isTimeZone } from './reader.ts';
import { readerOfSubscription } from './subscriber.ts';
import { nextDue } from './times.ts';
import { newSecret, type WebhookGuard } from './webhooks.ts';

type Schemas = components['schemas'];
type Subscription = Schemas['AlertSubscription'];
type SaveRequest = Schemas['SaveAlertSubscriptionRequest'];
type Tx = Transaction<Database>;

/** Longest name of a subscription. */
const maxNameLength = 80;

/** Subscriptions that one user may keep. */
export const maxSubscriptionsPerUser = 50;

const change = { what: 'subscription', kind: 'alertChange' } as const;

/** What subscriptions are kept with. */
export interface SubscriptionOptions extends KeptOptions {
  readonly guard: WebhookGuard;
  /** Absent where no mail would ever be read. */
  readonly mailer: Mailer | undefined;
  readonly publicOrigin: string;
}

/** What users are sent. */
export type AlertSubscriptions = ReturnType<typeof createAlertSubscriptions>;

export function createAlertSubscriptions(options: SubscriptionOptions) {
  const { db, now, audit, changesOfUser, guard, mailer, publicOrigin } = options;

  /** @throws Refusal 400, 403 or 501 for what cannot be sent */
  async function assertSendable(tx: Tx, { userId, roleId }: Principal, request: SaveRequest): Promise<void> {
    const { kind, viewId, channel, webhookUrl, recipient, quietFrom, quietTo, timeZone } = request;
    const wrong = (message: string) => new Refusal(400, message);
    if ((kind === 'view') !== (viewId !== null))
      throw wrong('body/viewId must be given exactly where body/kind is view');
    if ((channel === 'webhook') !== (webhookUrl !== null))
      throw wrong('body/webhookUrl must be given exactly where body/channel is webhook');
    if ((quietFrom === null) !== (quietTo === null) || (quietFrom !== null && quietFrom === quietTo))
      throw wrong('body/quietFrom and body/quietTo must be two hours, or both null');
    if (kind === 'handover' && request.pace === 'atOnce')
      throw wrong('body/pace must be daily or weekly for a hand-over');
    if (timeZone !== null && !isTimeZone(timeZone)) throw wrong('body/timeZone names no zone');
    if (recipient !== null && (kind !== 'handover' || channel !== 'mail'))
      throw wrong('body/recipient is of mails with a hand-over alone');
    if (recipient !== null && roleId !== administratorRole)
      throw new Refusal(403, 'body/recipient is for administrators', undefined, { code: 'accessDenied' });
    const fault = webhookUrl === null ? undefined : guard.faultOf(webhookUrl);
    if (fault) throw new Refusal(400, `body/webhookUrl ${fault}`, undefined, { code: 'webhookRefused' });
    if (channel === 'mail' && !mailer)
      throw new Refusal(501, 'There is no mail server.', undefined, { code: 'noMail' });
    if (viewId === null) return;
    const view = isUuid(viewId)
      ? await tx
          .selectFrom('saved_view')
          .select('list')
          .where('id', '=', viewId)
          .where(({ or, eb }) => or([eb('shared', '=', true), eb('owner_id', '=', userId)]))
          .executeTakeFirst()
      : undefined;
    if (!view) throw new Refusal(404, `body/viewId names no view: ${viewId}`);
    if (!isSentList(view.list))
      throw wrong(`body/viewId names a view of a list that is not sent: ${view.list}`);
  }

  async function hold(
    tx: Tx,
    principal: Principal,
    request: { id: string; version: number },
    action: 'change' | 'remove',
  ) {
    const { id } = request;
    const stored = isUuid(id)
      ? await tx
          .selectFrom('alert_subscription')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!stored || stored.user_id !== principal.userId)
      throw new Refusal(404, `body/id names no subscription: ${id}`);
    const owned = {
      ownerId: principal.userId,
      ownerName: null,
      version: stored.version,
      updatedAt: stored.updated_at,
    };
    assertMayChange(principal, owned, { ...request, ...change, action });
    return stored;
  }

  async function assertRoom(tx: Tx, { userId }: Principal): Promise<void> {
    // One user's are added one after the other, so that none passes the limit.
    await holdUser(tx, userId, 'update');
    const { kept } = await tx
      .selectFrom('alert_subscription')
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (kept >= maxSubscriptionsPerUser)
      throw new Refusal(403, `A user keeps at most ${maxSubscriptionsPerUser} subscriptions.`, undefined, {
        code: 'tooManyAlerts',
        values: { most: String(maxSubscriptionsPerUser) },
      });
  }

  /** The name that was asked for, with a number where another subscription of the user has it. */
  async function freeName(tx: Tx, { userId }: Principal, { id, name }: SaveRequest): Promise<string> {
    const others = await tx
      .selectFrom('alert_subscription')
      .select('name')
      .where('user_id', '=', userId)
      .$if(id !== null, (some) => some.where('id', '!=', id))
      .execute();
    const taken = new Set(others.map((other) => other.name));
    const wanted = name.trim();
    let free = wanted;
    for (let number = 2; taken.has(free); number += 1) {
      const end = ` ${number}`;
      free = `${wanted.slice(0, maxNameLength - end.length)}${end}`;
    }
    return free;
  }

  return {
    /** The user's own subscriptions, by name. */
    async list({ userId }: Principal, page: PageRequest): Promise<Page<Subscription>> {
      const rows = shownRows(db, publicOrigin)
        .where('subscription.user_id', '=', userId)
        .orderBy(({ fn }) => fn('lower', ['subscription.name']))
        .orderBy('subscription.id');
      return mapPage(await readPage(pageOf(rows, page)), shown);
    },
    /** @throws Refusal 400, 403, 404, 409 and 501 as the contract says; 429 for too many changes. */
    async save(principal: Principal, request: SaveRequest): Promise<Schemas['SavedAlertSubscription']> {
      assertWhole(request);
      await changesOfUser.take(principal.userId);
      const saved = await changeKept(options, principal, change.kind, async (tx) => {
        await assertSendable(tx, principal, request);
        const { id, version, recipient, webhookUrl, pace } = request;
        const stored =
          id === null || version === null ? undefined : await hold(tx, principal, { id, version }, 'change');
        if (!stored) await assertRoom(tx, principal);
        const { preferences } = await tx
          .selectFrom('app_user')
          .select('preferences')
          .where('id', '=', principal.userId)
          .executeTakeFirstOrThrow();
        const reader = readerOfSubscription(
          { recipient, language: request.language, time_zone: request.timeZone, units: request.units },
          preferences,
        );
        const isNewRecipient = recipient !== null && recipient !== stored?.recipient;
        const isNewWebhook = webhookUrl !== null && webhookUrl !== stored?.webhook_url;
        const secret = isNewWebhook ? newSecret() : webhookUrl === null ? null : stored!.secret;
        const token = isNewRecipient || !stored ? randomBytes(24).toString('base64url') : stored.token;
        const at = now();
        const fields = {
          kind: request.kind,
          name: await freeName(tx, principal, request),
          view_id: request.viewId,
          kinds: JSON.stringify(request.kinds),
          least_severity: request.leastSeverity,
          wells: request.kind === 'wells' && request.wells ? JSON.stringify(request.wells) : null,
          pace,
          hour: request.hour,
          weekday: request.weekday,
          quiet_from: request.quietFrom,
          quiet_to: request.quietTo,
          channel: request.channel,
          recipient,
          webhook_url: webhookUrl,
          secret,
          language: request.language,
          time_zone: request.timeZone,
          units: request.units,
          token,
          confirmed_at: isNewRecipient ? null : (stored?.confirmed_at ?? at),
          stopped_at: request.stopped === true ? (stored?.stopped_at ?? at) : null,
          updated_at: at,
          next_at: at,
          deliver_at: pace === 'atOnce' ? null : nextDue({ ...request, pace }, reader.timeZone, at),
        };
        const { savedId } = stored
          ? await tx
              .updateTable('alert_subscription')
              .set({ ...fields, version: stored.version + 1 })
              .where('id', '=', stored.id)
              .returning('id as savedId')
              .executeTakeFirstOrThrow()
          : await tx
              .insertInto('alert_subscription')
              .values({ ...fields, user_id: principal.userId, created_at: at })
              .returning('id as savedId')
              .executeTakeFirstOrThrow();
        const isBegun = !stored || stored.kind !== request.kind || stored.stopped_at !== null;
        if (isBegun && request.stopped !== true && request.kind === 'wells')
          await noteKnown(tx, savedId, { userId: principal.userId, at });
        if (isNewRecipient)
          await mailer!.post(
            tx,
            writeConfirmationMail({
              recipient,
              token,
              reader,
              origin: publicOrigin,
              name: fields.name,
              author: nameOfPrincipal(principal),
            }),
          );
        await record(principal, savedId, stored ? 'change' : 'add', tx);
        const row = await shownRows(tx, publicOrigin)
          .where('subscription.id', '=', savedId)
          .executeTakeFirstOrThrow();
        return { subscription: shown(row), secret: isNewWebhook ? secret : null };
      });
      mailer?.deliver();
      return saved;
    },
    /** @throws Refusal 404 and 409 as the contract says; 429 for too many changes. */
    async remove(principal: Principal, request: Schemas['RemoveRequest']): Promise<void> {
      await changesOfUser.take(principal.userId);
      await changeKept(options, principal, change.kind, async (tx) => {
        await hold(tx, principal, request, 'remove');
        await tx.deleteFrom('alert_subscription').where('id', '=', request.id).execute();
        await record(principal, request.id, 'remove', tx);
      });
    },
    /** The subscription that a link from a mail is of, for the page that it leads to; undefined for none. */
    async findByToken(token: string) {
      const row = await db
        .selectFrom('alert_subscription')
        .innerJoin('app_user', 'app_user.id', 'alert_subscription.user_id')
        .select(['alert_subscription.name', 'recipient', 'language', 'time_zone', 'units', 'preferences'])
        .where('token', '=', token)
        .executeTakeFirst();
      return row && { name: row.name, reader: readerOfSubscription(row, row.preferences) };
    },
    /** Stops the subscription that a link from a mail is of. */
    async stop(token: string): Promise<void> {
      await db
        .updateTable('alert_subscription')
        .set(({ eb, ref }) => ({ stopped_at: now(), updated_at: now(), version: eb(ref('version'), '+', 1) }))
        .where('token', '=', token)
        .where('stopped_at', 'is', null)
        .execute();
    },
    /** Confirms for a person without an account that a subscription is wanted. */
    async confirm(token: string): Promise<void> {
      await db
        .updateTable('alert_subscription')
        .set(({ eb, ref }) => ({
          confirmed_at: now(),
          updated_at: now(),
          version: eb(ref('version'), '+', 1),
        }))
        .where('token', '=', token)
        .where('confirmed_at', 'is', null)
        .execute();
    },
  };

  function record({ userId, sid }: Principal, id: string, action: string, tx: Tx) {
    return audit({ kind: change.kind, outcome: 'ok', userId, sid, detail: { id, action } }, tx);
  }
}

const shownRows = (db: Kysely<Database>, origin: string) =>
  db
    .selectFrom('alert_subscription as subscription')
    .leftJoin('saved_view as view', 'view.id', 'subscription.view_id')
    .select(({ selectFrom }) => [
      'subscription.id',
      'subscription.kind',
      'subscription.name',
      'subscription.view_id as viewId',
      'subscription.kinds',
      'subscription.least_severity as leastSeverity',
      'subscription.wells',
      'subscription.pace',
      'subscription.hour',
      'subscription.weekday',
      'subscription.quiet_from as quietFrom',
      'subscription.quiet_to as quietTo',
      'subscription.channel',
      'subscription.recipient',
      'subscription.webhook_url as webhookUrl',
      'subscription.language',
      'subscription.time_zone as timeZone',
      'subscription.units',
      'subscription.confirmed_at as confirmedAt',
      'subscription.stopped_at as stoppedAt',
      'subscription.deliver_at as deliverAt',
      'subscription.version',
      'view.name as viewName',
      selectFrom('alert_delivery as delivery')
        .select('delivery.created_at')
        .whereRef('delivery.subscription_id', '=', 'subscription.id')
        .orderBy('delivery.created_at', 'desc')
        .limit(1)
        .as('sentAt'),
      selectFrom('alert_delivery as delivery')
        .select(deliveryState(origin).as('state'))
        .whereRef('delivery.subscription_id', '=', 'subscription.id')
        .orderBy('delivery.created_at', 'desc')
        .limit(1)
        .as('lastState'),
    ]);

type ShownRow = Awaited<ReturnType<ReturnType<typeof shownRows>['executeTakeFirstOrThrow']>>;

/** Moments are texts where they come in a page. */
type Paged<Row> = { readonly [K in keyof Row]: Row[K] | (Date extends Row[K] ? string : never) };

const moment = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString());

function shown({ confirmedAt, stoppedAt, deliverAt, sentAt, ...row }: Paged<ShownRow>): Subscription {
  const state = stoppedAt !== null ? 'stopped' : confirmedAt === null ? 'unconfirmed' : 'active';
  return {
    ...row,
    language: row.language as Subscription['language'],
    units: row.units as Subscription['units'],
    state,
    nextAt: state === 'active' ? moment(deliverAt) : null,
    lastSentAt: moment(sentAt),
  };
}
