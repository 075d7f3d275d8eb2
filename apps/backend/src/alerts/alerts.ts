import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { KeptOptions } from '../kept/changes.ts';
import type { MailService } from '../mail/mailer.ts';
import { createAlertRounds, type AlertReads } from './rounds.ts';
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
}

/** What users are sent by mail and webhook, and how that reaches them. */
export function createAlerts({ log, mail, webhookNetworks, publicOrigin, ...kept }: AlertOptions) {
  const { db, now } = kept;
  const guard = createWebhookGuard({ webhookNetworks, publicOrigin });
  const subscriptions = createAlertSubscriptions({ ...kept, guard, mailer: mail.mailer, publicOrigin });
  return {
    subscriptions,
    /** Gives a server the page that stops messages, and its rounds. */
    addTo(app: FastifyInstance, reads: AlertReads): void {
      addStopPage(app, subscriptions);
      const webhooks = createWebhooks({ db, now, log, guard });
      const rounds = createAlertRounds({ db, now, log, mailer: mail.always, webhooks, reads, publicOrigin });
      app.decorate('sendAlerts', () => rounds.run());
    },
  };
}
