import { createHmac, randomBytes } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { guardedLookup, isPublicAddress, isWithin, networksOf } from './public-address.ts';

/** Where webhooks may lead. */
export interface WebhookRules {
  /** Where users reach the portal: never called. */
  readonly publicOrigin: string;
  /** Networks of the company's own that may be called, also without TLS; see CNX_WEBHOOK_NETWORKS. */
  readonly webhookNetworks: readonly string[];
}

const prefix = 'whsec_';
/** Longest time that a called server may take (ms). */
const maxCallMs = 10_000;
/** Seconds after which a failed call is made again: five calls within 24 hours. */
const retryDelays = [60, 15 * 60, 3 * 3_600, 20 * 3_600];

/** A new secret, as Standard Webhooks write it. */
export function newSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/** The signature of a call (Standard Webhooks 1.0): `v1,` and the HMAC of number, time and body. */
export function sign(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** Decides which addresses may be called. */
export function createWebhookGuard({ publicOrigin, webhookNetworks }: WebhookRules) {
  const own = networksOf(webhookNetworks);
  const portal = new URL(publicOrigin);
  const mayConnect = (address: string) => isPublicAddress(address) || isWithin(own, address);
  const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');
  return {
    mayConnect,
    /**
     * What is wrong with an address, as far as that can be said without calling it: a name is looked up when it is called.
     * @returns undefined for nothing
     */
    faultOf(text: string): string | undefined {
      if (!URL.canParse(text)) return 'is no address';
      const url = new URL(text);
      const host = hostOf(url);
      if (url.username || url.password) return 'must hold no name or password';
      if (url.host === portal.host || url.hostname === portal.hostname) return 'must not lead to the portal';
      if (isIP(host) !== 0 && !mayConnect(host)) return 'must lead to the internet';
      if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isWithin(own, host)))
        return 'must begin with https://';
      return undefined;
    },
  };
}

/** Decides which addresses may be called. */
export type WebhookGuard = ReturnType<typeof createWebhookGuard>;

/** Calls one address. Redirects are answers like any other, and no success. @throws Error that says what was wrong */
async function call(
  guard: WebhookGuard,
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<void> {
  const fault = guard.faultOf(address);
  if (fault) throw new Error(`the address ${fault}`);
  const url = new URL(address);
  const send = url.protocol === 'https:' ? request : requestPlain;
  const signal = AbortSignal.timeout(maxCallMs);
  const status = await new Promise<number>((resolve, reject) => {
    const sent = send(
      url,
      { method: 'POST', agent: false, headers, signal, lookup: guardedLookup(guard.mayConnect) },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
  if (status < 200 || status > 299) throw new Error(`answered with ${status}`);
}

/** Calls the webhooks of messages that wait. */
export function createWebhooks(options: {
  db: Kysely<Database>;
  now: Clock;
  log: Logger;
  guard: WebhookGuard;
}) {
  const { db, now, log, guard } = options;

  /** Takes one that is due and puts off its next try, so that no transaction is open while a server answers. */
  function claim() {
    return db.transaction().execute(async (tx) => {
      const due = await tx
        .selectFrom('alert_delivery')
        .select(['id', 'attempts', 'subscription_id', 'content'])
        .where('due_at', '<=', now())
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!due) return undefined;
      const delay = retryDelays[due.attempts];
      await tx
        .updateTable('alert_delivery')
        .set({
          attempts: due.attempts + 1,
          due_at: delay === undefined ? null : new Date(now().getTime() + delay * 1000),
        })
        .where('id', '=', due.id)
        .execute();
      const target = await tx
        .selectFrom('alert_subscription')
        .select(['webhook_url', 'secret', 'stopped_at'])
        .where('id', '=', due.subscription_id)
        .executeTakeFirstOrThrow();
      return { ...due, ...target };
    });
  }

  return {
    /** Calls all that are due, one after the other. */
    async sendDue(): Promise<void> {
      for (;;) {
        const due = await claim();
        if (!due) return;
        const { id, content, webhook_url: url, secret, stopped_at: stoppedAt } = due;
        const body = JSON.stringify(content);
        const seconds = Math.floor(now().getTime() / 1000);
        const headers = {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': sign(secret ?? '', id, seconds, body),
        };
        const isOver = stoppedAt !== null || url === null;
        const failure = isOver
          ? 'stopped'
          : await call(guard, url, headers, body).then(
              () => null,
              (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300),
            );
        if (failure !== null)
          log.warn({ delivery: id, failure, tries: due.attempts + 1 }, 'a webhook was not taken');
        await db
          .updateTable('alert_delivery')
          .set({
            failure,
            ...(failure === null && { sent_at: now() }),
            ...((failure === null || isOver) && { due_at: null }),
          })
          .where('id', '=', id)
          .execute();
      }
    },
  };
}
