import type { components } from '@cnx/api/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Principal } from '../auth/sessions.ts';
import type { Database } from '../database/schema.ts';
import { isUuid } from '../database/uuid.ts';
import { mapPage, pageOf, readPage, type Page, type PageRequest } from '../queries/pages.ts';
import { selectedWells, type DayWindow, type WellSelection } from '../queries/selection.ts';
import { nameOfUser } from '../queries/user-name.ts';
import { Refusal } from '../refusal.ts';
import { assertMayChange, assertWhole, changeKept, mayRemove, nameOf, type KeptOptions } from './changes.ts';

type Annotation = components['schemas']['Annotation'];
type SaveAnnotationRequest = components['schemas']['SaveAnnotationRequest'];
type RemoveRequest = components['schemas']['RemoveRequest'];

const change = { what: 'note', kind: 'annotationChange' } as const;

/** People's notes on wells and fields. */
export type Annotations = ReturnType<typeof createAnnotations>;

export function createAnnotations(options: KeptOptions) {
  const { db, now, audit, changesOfUser } = options;

  /** A note by its id that the user may change or remove, held until the transaction ends. */
  async function hold(
    tx: Transaction<Database>,
    principal: Principal,
    request: RemoveRequest,
    action: 'change' | 'remove',
  ) {
    const stored = isUuid(request.id)
      ? await tx
          .selectFrom('annotation')
          .select(['author_id as ownerId', 'version', 'updated_at as updatedAt'])
          .select((eb) =>
            eb
              .selectFrom('app_user as owner')
              .select(nameOfUser('owner').as('name'))
              .whereRef('owner.id', '=', 'annotation.author_id')
              .as('ownerName'),
          )
          .where('id', '=', request.id)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!stored) throw new Refusal(404, `body/id names no note: ${request.id}`);
    assertMayChange(principal, stored, { ...request, ...change, action });
  }

  return {
    /** Notes on the selected wells and on the fields that they are in, newest day first. */
    async list(
      principal: Principal,
      selection: WellSelection,
      { from, to }: DayWindow,
      page: PageRequest,
    ): Promise<Page<Annotation>> {
      const chosen = db.selectFrom(selectedWells(selection));
      const list = notes(db)
        .where(({ between }) => between('note.day', from, to))
        .where(({ or, eb }) =>
          or([
            eb('note.well_id', 'in', chosen.select('chosen.well_id')),
            eb('note.field_id', 'in', chosen.select('chosen.field_id')),
          ]),
        )
        .orderBy('note.day', 'desc')
        .orderBy('note.created_at', 'desc')
        .orderBy('note.id');
      return mapPage(await readPage(pageOf(list, page)), (row) => shown(row, principal));
    },
    /** @throws Refusal 400, 403, 404 and 409 as the contract says; 429 for too many changes. */
    async save(principal: Principal, request: SaveAnnotationRequest): Promise<Annotation> {
      assertWhole(request);
      await changesOfUser.take(principal.userId);
      const { id, version, day, wellId, fieldId } = request;
      const fields = {
        well_id: wellId,
        field_id: fieldId,
        day,
        text: request.text.trim(),
        updated_at: now(),
      };
      return changeKept(options, principal, change.kind, async (tx) => {
        await assertPlace(tx, request);
        let saved = id;
        if (id === null || version === null) {
          const added = await tx
            .insertInto('annotation')
            .values({ ...fields, author_id: principal.userId, created_at: now() })
            .returning('id')
            .executeTakeFirstOrThrow();
          saved = added.id;
        } else {
          await hold(tx, principal, { id, version }, 'change');
          await tx
            .updateTable('annotation')
            .set({ ...fields, version: version + 1 })
            .where('id', '=', id)
            .execute();
        }
        await record(principal, saved!, id === null ? 'add' : 'change', tx);
        const row = await notes(tx).where('note.id', '=', saved!).executeTakeFirstOrThrow();
        const times = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
        return shown({ ...row, ...times }, principal);
      });
    },
    /** @throws Refusal 403, 404 and 409 as the contract says; 429 for too many changes. */
    async remove(principal: Principal, request: RemoveRequest): Promise<void> {
      await changesOfUser.take(principal.userId);
      await changeKept(options, principal, change.kind, async (tx) => {
        await hold(tx, principal, request, 'remove');
        await tx.deleteFrom('annotation').where('id', '=', request.id).execute();
        await record(principal, request.id, 'remove', tx);
      });
    },
  };

  function record({ userId, sid }: Principal, id: string, action: string, tx: Transaction<Database>) {
    return audit({ kind: change.kind, outcome: 'ok', userId, sid, detail: { id, action } }, tx);
  }
}

/** @throws Refusal 400 unless a note is on one place; 404 for an unknown one. */
async function assertPlace(
  tx: Transaction<Database>,
  { wellId, fieldId }: Pick<SaveAnnotationRequest, 'wellId' | 'fieldId'>,
): Promise<void> {
  if ((wellId === null) === (fieldId === null))
    throw new Refusal(400, 'body must name either a well or a field');
  const [table, id, place] =
    wellId === null
      ? (['field', fieldId!, 'body/fieldId names no field'] as const)
      : (['well', wellId, 'body/wellId names no well'] as const);
  // Held, so that an import that removes it waits until the note is stored.
  const found = await tx.selectFrom(table).select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  if (!found) throw new Refusal(404, `${place}: ${id}`);
}

/** Notes with the names of their places and authors. */
function notes(db: Kysely<Database>) {
  return db
    .selectFrom('annotation as note')
    .leftJoin('well', 'well.id', 'note.well_id')
    .innerJoin('field', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb('field.id', '=', fn.coalesce(ref('note.field_id'), ref('well.field_id'))),
      ),
    )
    .leftJoin('app_user as author', 'author.id', 'note.author_id')
    .select([
      'note.id',
      'well.id as placeId',
      'well.name as placeName',
      'field.id as homeId',
      'field.name as homeName',
      'note.day',
      'note.text',
      'note.author_id',
      'author.email',
      'author.first_name',
      'author.last_name',
      'note.created_at as createdAt',
      'note.updated_at as updatedAt',
      'note.version',
    ]);
}

interface NoteRow extends Pick<Annotation, 'id' | 'day' | 'text' | 'createdAt' | 'updatedAt' | 'version'> {
  readonly placeId: string | null;
  readonly placeName: string | null;
  readonly homeId: string;
  readonly homeName: string;
  readonly author_id: string | null;
  readonly email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

function shown(row: NoteRow, principal: Principal): Annotation {
  const { id, placeId, placeName, homeId, homeName, day, text, createdAt, updatedAt, version } = row;
  const { email, first_name: first, last_name: last } = row;
  return {
    id,
    well:
      placeId === null || placeName === null
        ? null
        : { id: placeId, name: placeName, fieldId: homeId, fieldName: homeName },
    field: { id: homeId, name: homeName },
    day,
    text,
    authorName: email === null ? null : nameOf({ email, first_name: first ?? '', last_name: last ?? '' }),
    mine: row.author_id === principal.userId,
    removable: mayRemove(principal, row.author_id),
    createdAt,
    updatedAt,
    version,
  };
}
