import type { components } from '@cnx/api/schema';
import type { Kysely, Selectable } from 'kysely';
import type { Audit } from '../auth/audit.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Database } from '../database/schema.ts';
import type { RegisteredAppTable } from '../database/tables/access.ts';
import { Refusal } from '../refusal.ts';
import { holdAdministrators, type Administrator } from './people.ts';

type RegisteredApplication = components['schemas']['RegisteredApplication'];

/** What applications are administered with. */
export interface ApplicationsOptions {
  readonly db: Kysely<Database>;
  readonly audit: Audit;
  readonly changesOfUser: RateLimiter;
}

/** More than any installation has. */
const maxListed = 500;

/** The registered applications, for administrators. */
export function createApplications({ db, audit, changesOfUser }: ApplicationsOptions) {
  return {
    async list(): Promise<RegisteredApplication[]> {
      const rows = await db
        .selectFrom('registered_app')
        .selectAll()
        .orderBy('name')
        .orderBy('id')
        .limit(maxListed)
        .execute();
      return rows.map(shown);
    },
    /**
     * Switches one on or off.
     * @throws Refusal 404 for none; 403 when the caller does not administer any more; 429 for too many changes
     */
    async change(
      by: Administrator,
      { id, active }: components['schemas']['ChangeApplicationRequest'],
    ): Promise<RegisteredApplication> {
      const { userId, sid, address } = by;
      await changesOfUser.take(userId);
      return db.transaction().execute(async (tx) => {
        await holdAdministrators(tx, by, userId);
        const row = await tx
          .updateTable('registered_app')
          .set({ active })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new Refusal(404, `body/id names no application: ${id}`);
        const detail = { subject: id, action: active ? 'switchOn' : 'switchOff' };
        await audit({ kind: 'applicationChange', outcome: 'ok', userId, sid, address, detail }, tx);
        return shown(row);
      });
    },
  };
}

function shown(row: Selectable<RegisteredAppTable>): RegisteredApplication {
  const { id, name, description, active } = row;
  return {
    id,
    name,
    description,
    address: `${row.scheme}://${row.host}${row.path_prefix}`,
    takesUsersOver: row.transfer_api !== null,
    frameOrigin: row.frame_origin,
    active,
  };
}
