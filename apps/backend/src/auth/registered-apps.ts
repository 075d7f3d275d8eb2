import type { Kysely, Selectable } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { AppUser } from './users.ts';
import type { RegisteredAppTable } from '../database/tables/access.ts';

/** A linked application that the portal may send users to. */
export type RegisteredApp = Selectable<RegisteredAppTable>;

/** The registered applications: the only source of trusted targets. */
export type RegisteredApps = Awaited<ReturnType<typeof createRegisteredApps>>;

/** After this long a reading is renewed (ms). */
const maxAgeMs = 10_000;

/** Reads the registered applications once and keeps them, so that documents are served while the database is away. */
export async function createRegisteredApps(db: Kysely<Database>, now: Clock) {
  let apps: readonly RegisteredApp[] = [];
  let readAt = 0;
  async function read(): Promise<readonly RegisteredApp[]> {
    readAt = now().getTime();
    apps = await db
      .selectFrom('registered_app')
      .selectAll()
      .where('active', '=', true)
      .orderBy('id')
      .execute();
    return apps;
  }
  await read();
  return {
    /** As last read; a reading that is older than ten seconds is renewed for the next caller. */
    known(): readonly RegisteredApp[] {
      if (Math.abs(now().getTime() - readAt) > maxAgeMs) void read().catch(() => undefined);
      return apps;
    },
    /** As they are now, or as last read while the database is away. */
    read: (): Promise<readonly RegisteredApp[]> => read().catch(() => apps),
    /** @returns Where a user is sent on to after signing in; undefined for nowhere, and when the host is not registered. */
    async addressFor({ redirect_host: host }: Pick<AppUser, 'redirect_host'>): Promise<string | undefined> {
      if (host === null) return undefined;
      const app = (await read()).find((one) => one.host === host);
      return app && `${app.scheme}://${app.host}${app.path_prefix}`;
    },
  };
}

/**
 * @returns The host (with its port) of an address or a bare domain, as the table spells it; undefined for an address
 * written in another way, such as with a user, with back-slashes or without a host of its own.
 */
export function hostOf(address: string): string | undefined {
  return /^(?:https?:\/\/)?([a-z0-9.-]{1,253}(?::\d{1,5})?)(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase();
}
