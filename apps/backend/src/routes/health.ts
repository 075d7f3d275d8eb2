import type { Handlers } from '../server/contract-handlers.ts';

/** What the probes ask. */
export interface HealthOptions {
  readonly version: string;
  /** Throws when requests cannot be served. */
  readonly assertReady: () => Promise<void>;
}

/** Probes for whoever runs the backend. */
export function healthHandlers({
  version,
  assertReady,
}: HealthOptions): Pick<Handlers, 'getLiveness' | 'getReadiness'> {
  return {
    getLiveness: () => Promise.resolve({ status: 200, body: { status: 'ok', version } }),
    async getReadiness() {
      await assertReady();
      return { status: 200, body: { status: 'ok', version } };
    },
  };
}
