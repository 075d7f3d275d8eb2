import type { Handlers } from '../server/contract-handlers.ts';
import type { ProviderState, Readiness } from '../server/readiness.ts';

/** What the probes need. */
export interface HealthOptions {
  readonly version: string;
  readonly readiness: Pick<Readiness, 'readState'>;
  readonly providerState: () => ProviderState;
}

/** Probes for the operator of the backend. */
export function healthHandlers({ version, readiness, providerState }: HealthOptions) {
  return {
    getLiveness: () => Promise.resolve({ status: 200, body: { status: 'ok', version } }),
    async getReadiness() {
      const status = await readiness.readState();
      return { status: 200, body: { status, version, identityProvider: providerState() } };
    },
  } satisfies Partial<Handlers>;
}
