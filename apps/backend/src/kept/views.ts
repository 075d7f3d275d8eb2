import type { components } from '@cnx/api/schema';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Principal } from '../auth/sessions.ts';
import { holdUser } from '../auth/users.ts';
import type { Database } from '../database/schema.ts';
import { isUuid } from '../database/uuid.ts';
import { mapPage, pageOf, readPage, type Page, type PageRequest } from '../queries/pages.ts';
import { nameOfUser } from '../queries/user-name.ts';
import { Refusal } from '../refusal.ts';
import { assertMayChange, assertWhole, changeKept, mayRemove, nameOf, type KeptOptions } from './changes.ts';
import { chanceSlug, freeSlug, readableSlug, unreadable } from './slug.ts';

type SavedView = components['schemas']['SavedView'];
type SaveViewRequest = components['schemas']['SaveViewRequest'];
type RemoveRequest = components['schemas']['RemoveRequest'];

/** Views that one user may keep. */
export const maxViewsPerUser = 1_000;

const change = { what: 'view', kind: 'viewChange' } as const;

/** Saved views of lists. */
export type Views = ReturnType<typeof createViews>;

export function createViews(options: KeptOptions) {
  const { db, now, audit, changesOfUser } = options;

  /** A view by its id that the user may change or remove, held until the transaction ends. */
  async function hold(
    tx: Transaction<Database>,
    principal: Principal,
    request: RemoveRequest,
    action: 'change' | 'remove',
  ) {
    const stored = isUuid(request.id)
      ? await tx
          .selectFrom('saved_view')
          .select(['owner_id as ownerId', 'version', 'updated_at as updatedAt', 'shared'])
          .select((eb) =>
            eb
              .selectFrom('app_user as owner')
              .select(nameOfUser('owner').as('name'))
              .whereRef('owner.id', '=', 'saved_view.owner_id')
              .as('ownerName'),
          )
          .where('id', '=', request.id)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!stored || (stored.ownerId !== principal.userId && !stored.shared))
      throw new Refusal(404, `body/id names no view: ${request.id}`);
    assertMayChange(principal, stored, { ...request, ...change, action });
  }

  async function add(tx: Transaction<Database>, { userId }: Principal, view: NewView): Promise<string> {
    // One user's views are added one after the other, so that none passes the limit.
    await holdUser(tx, userId, 'update');
    const { views } = await tx
      .selectFrom('saved_view')
      .select(({ fn }) => fn.countAll<number>().as('views'))
      .where('owner_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (views >= maxViewsPerUser)
      throw new Refusal(403, `A user keeps at most ${maxViewsPerUser} views. Remove one first.`, undefined, {
        code: 'tooManyViews',
        values: { most: String(maxViewsPerUser) },
      });
    for (;;) {
      const slug = view.shared ? await findSlug(tx, view.name) : chanceSlug(view.name);
      const added = await tx
        .insertInto('saved_view')
        .values({ ...view, slug, owner_id: userId })
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .returning('id')
        .executeTakeFirst();
      // Without a row, another user has just taken the slug.
      if (added) return added.id;
    }
  }

  return {
    /** The user's own views and those that others share, by name. */
    async list(principal: Principal, list: string | undefined, page: PageRequest): Promise<Page<SavedView>> {
      const views = visibleViews(db, principal.userId)
        .$if(list !== undefined, (all) => all.where('view.list', '=', list!))
        .orderBy(({ fn }) => fn('lower', ['view.name']))
        .orderBy('view.id');
      return mapPage(await readPage(pageOf(views, page)), (row) => shown(row, principal));
    },
    /** @throws Refusal 404 for a slug that names no view, or another user's private one. */
    async find(principal: Principal, slug: string): Promise<SavedView> {
      const row = await visibleViews(db, principal.userId).where('view.slug', '=', slug).executeTakeFirst();
      if (!row) throw new Refusal(404, `query/slug names no view: ${slug}`);
      return shown({ ...row, updatedAt: row.updatedAt.toISOString() }, principal);
    },
    /** @throws Refusal 400, 403, 404 and 409 as the contract says; 429 for too many changes. */
    async save(principal: Principal, request: SaveViewRequest): Promise<SavedView> {
      assertWhole(request);
      await changesOfUser.take(principal.userId);
      const { id, version, list, address, shared } = request;
      const fields = { name: request.name.trim(), address, shared, updated_at: now() };
      return changeKept(options, principal, change.kind, async (tx) => {
        let saved = id;
        if (id === null || version === null) saved = await add(tx, principal, { ...fields, list });
        else {
          await hold(tx, principal, { id, version }, 'change');
          await tx
            .updateTable('saved_view')
            .set({ ...fields, version: version + 1 })
            .where('id', '=', id)
            .execute();
        }
        await record(principal, saved!, id === null ? 'add' : 'change', tx);
        const row = await visibleViews(tx, principal.userId)
          .where('view.id', '=', saved!)
          .executeTakeFirstOrThrow();
        return shown({ ...row, updatedAt: row.updatedAt.toISOString() }, principal);
      });
    },
    /** @throws Refusal 403, 404 and 409 as the contract says; 429 for too many changes. */
    async remove(principal: Principal, request: RemoveRequest): Promise<void> {
      await changesOfUser.take(principal.userId);
      await changeKept(options, principal, change.kind, async (tx) => {
        await hold(tx, principal, request, 'remove');
        await tx.deleteFrom('saved_view').where('id', '=', request.id).execute();
        await record(principal, request.id, 'remove', tx);
      });
    },
  };

  function record({ userId, sid }: Principal, id: string, action: string, tx: Transaction<Database>) {
    return audit({ kind: change.kind, outcome: 'ok', userId, sid, detail: { id, action } }, tx);
  }
}

interface NewView {
  readonly list: string;
  readonly name: string;
  readonly address: string;
  readonly shared: boolean;
  readonly updated_at: Date;
}

/** The views that a user may open, with what is known of their owners. */
function visibleViews(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('saved_view as view')
    .leftJoin('app_user as owner', (join) =>
      join.onRef('owner.id', '=', 'view.owner_id').on('owner.active', '=', true),
    )
    .select([
      'view.id',
      'view.list',
      'view.name',
      'view.slug',
      'view.address',
      'view.shared',
      'view.owner_id',
      'owner.email',
      'owner.first_name',
      'owner.last_name',
      'view.updated_at as updatedAt',
      'view.version',
    ])
    .where(({ or, eb }) => or([eb('view.shared', '=', true), eb('view.owner_id', '=', userId)]));
}

interface ViewRow extends Pick<
  SavedView,
  'id' | 'list' | 'name' | 'slug' | 'address' | 'shared' | 'updatedAt' | 'version'
> {
  readonly owner_id: string | null;
  readonly email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

function shown(row: ViewRow, principal: Principal): SavedView {
  const { owner_id: ownerId, email, first_name: first, last_name: last, updatedAt, version, ...view } = row;
  const ownerName = email === null ? null : nameOf({ email, first_name: first ?? '', last_name: last ?? '' });
  return {
    ...view,
    mine: ownerId === principal.userId,
    removable: mayRemove(principal, ownerId),
    ownerName,
    updatedAt,
    version,
  };
}

/** A slug for a shared view that no view has at this moment. */
async function findSlug(tx: Transaction<Database>, name: string): Promise<string> {
  const base = readableSlug(name) || unreadable;
  const rows = await tx
    .selectFrom('saved_view')
    .select('slug')
    // A slug holds no character with a meaning of its own in `like`.
    .where(({ or, eb }) => or([eb('slug', '=', base), eb('slug', 'like', sql<string>`${base} || '-%'`)]))
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  return freeSlug(name, (slug) => taken.has(slug));
}
