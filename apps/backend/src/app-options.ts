import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { HashCost } from './auth/password-hash.ts';
import type { Clock } from './clock.ts';
import type { BackendConfig } from './config.ts';
import type { Content } from './content/content.ts';
import type { DatabaseConnection } from './database/connect.ts';
import type { Database } from './database/schema.ts';
import type { Turns } from './feeds/turns.ts';
import type { Connections } from './server/connections.ts';

/** What the backend is made of. */
export interface AppOptions {
  readonly db: Kysely<Database>;
  /** For imports: sessions for long work. */
  readonly imports: Pick<DatabaseConnection, 'batch' | 'bulk'>;
  readonly config: BackendConfig;
  readonly now: Clock;
  readonly log: Logger;
  /** Whether the database is known to answer. @default always */
  readonly isDatabaseAvailable?: () => boolean;
  /** What makes the server and gives its connections back when the process ends. @default one of its own */
  readonly connections?: Connections;
  /** Whether the process is about to end; readiness then answers 503. @default never */
  readonly isStopping?: () => boolean;
  /** News and legal pages. @default those of the configured folder */
  readonly content?: Content;
  /** Called when a decision has made insights of wells due to be computed again, or a closing reports to be kept. @default nothing */
  readonly onDue?: () => void;
  /** Imports of this process, one after the other. @default those of this server alone */
  readonly turns?: Turns;
  /** Called when rows were stored whose insights are due to be computed soon. @default nothing */
  readonly onRows?: () => void;
  /** Whether the corporate identity provider is asked now already if it answers, not at the first question for readiness. @default false */
  readonly watchesProvider?: boolean;
  /** Milliseconds that only go forward, for how long answers are kept. @default performance */
  readonly timer?: { now(): number } | undefined;
  /** Tests only: an answer that breaks the contract becomes a 500. @default false */
  readonly checkResponses?: boolean;
  /** Tests only: the clock of identity providers. @default the system's */
  readonly systemNow?: Clock;
  /** Tests only: cost of new password hashes. */
  readonly hashCost?: HashCost;
}
