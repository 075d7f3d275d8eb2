import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createRateLimiter } from '../auth/rate-limit.ts';
import type { KeptOptions } from '../kept/changes.ts';
import type { MailService } from '../mail/mailer.ts';
import type { Limits } from '../limits.ts';
import { createDeliveries } from './deliveries.ts';
import { createAlertPreviews } from './previews.ts';
import { createAlertRounds } from './rounds.ts';
import type { AlertReads } from './sources.ts';
import { addStopPage } from './stop-page.ts';
import { createAlertSubscriptions } from './subscriptions.ts';
import { createWebhookGuard, createWebhooks, type WebhookRules } from './webhooks.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** One round over the subscriptions that are due; several processes may do it at once. */
    sendAlerts(): Promise<void>;
  }
}

/** What alerts are made of. */
export interface AlertOptions extends KeptOptions, WebhookRules {
  readonly log: Logger;
  readonly mail: MailService;
  readonly limits: Limits;
}

/** What users are sent by mail and webhook, and how that reaches them. */
export function createAlerts({ log, mail, limits, webhookNetworks, publicOrigin, ...kept }: AlertOptions) {
  const { db, now } = kept;
  const guard = createWebhookGuard({ webhookNetworks, publicOrigin });
  const subscriptions = createAlertSubscriptions({ ...kept, guard, mailer: mail.mailer, publicOrigin });
  const maxTests = { name: 'test of an alert', maxHits: limits.testAlertsPerHour, seconds: 3_600 };
  const testsOfUser = createRateLimiter(db, now, maxTests);
  let pages: AlertReads | undefined;
  const reads = () => {
    if (!pages) throw new Error('alerts are read before their server is there');
    return pages;
  };
  const { changesOfUser } = kept;
  return {
    subscriptions,
    deliveries: createDeliveries(db, { publicOrigin, hasServer: mail.delivery !== undefined }),
    previews: createAlertPreviews({
      db,
      now,
      changesOfUser,
      testsOfUser,
      mailer: mail.always,
      publicOrigin,
      reads,
    }),
    /** Gives a server the page that stops messages, and its rounds. */
    addTo(app: FastifyInstance, given: AlertReads): void {
      pages = given;
      addStopPage(app, subscriptions);
      const webhooks = createWebhooks({ db, now, log, guard });
      const rounds = createAlertRounds({
        db,
        now,
        log,
        mailer: mail.always,
        webhooks,
        reads: given,
        publicOrigin,
      });
      app.decorate('sendAlerts', () => rounds.run());
    },
  };
}
