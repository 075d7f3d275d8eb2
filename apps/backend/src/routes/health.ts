import type { Handlers } from '../server/contract-handlers.ts';

/** What the probes need. */
export interface HealthOptions {
  readonly version: string;
  /** Throws when requests cannot be served. */
  readonly assertReady: () => Promise<void>;
}

/** Probes for the operator of the backend. */
export function healthHandlers({ version, assertReady }: HealthOptions) {
  return {
    getLiveness: () => Promise.resolve({ status: 200, body: { status: 'ok', version } }),
    async getReadiness() {
      await assertReady();
      return { status: 200, body: { status: 'ok', version } };
    },
  } satisfies Partial<Handlers>;
}
