import type { components } from '@cnx/api/schema';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Principal } from '../auth/sessions.ts';
import type { Database } from '../database/schema.ts';
import {
  completed,
  readHandoverContent,
  unknownCounts,
  type HandoverSpan,
} from '../queries/handover-content.ts';
import {
  handoverRows as rows,
  maxSpanMs,
  namedHandovers as named,
  sinceLastHandover,
  waitingHandovers as waiting,
  type HandoverRow,
} from '../queries/handover-rows.ts';
import { pageOf, readPage, type Page, type PageRequest } from '../queries/pages.ts';
import type { DayWindow } from '../queries/selection.ts';
import { nameOfUser } from '../queries/user-name.ts';
import { Refusal, type RefusalCode, type RefusalReason } from '../refusal.ts';
import { assertMayChange, changeKept, type KeptOptions } from './changes.ts';
import { keepMissingReports } from './missing-reports.ts';

type Handover = components['schemas']['ShiftHandover'];
type Line = components['schemas']['ShiftHandoverLine'];
type SaveRequest = components['schemas']['SaveShiftHandoverRequest'];
type ConfirmRequest = components['schemas']['ConfirmShiftHandoverRequest'];
type Tx = Transaction<Database>;

const auditKind = 'shiftHandover';
/** Two that are written or confirmed at once wait for each other. */
const handoverLock = 7_315_202_604_175;

/** Which hand-over a caller wants. */
export interface HandoverChoice {
  /** @default the one that is not confirmed yet */
  readonly id?: string | undefined;
  /** ISO 8601; of one that is not confirmed. @default as saved, or when the last one was confirmed */
  readonly since?: string | undefined;
}

/** What shifts leave to the next. */
export type ShiftHandovers = ReturnType<typeof createShiftHandovers>;

export function createShiftHandovers(options: KeptOptions) {
  const { db, now, audit, changesOfUser } = options;

  /** A hand-over in the contract's shape; an undefined row is one that is not written yet. */
  async function show(
    tx: Kysely<Database>,
    { userId }: Principal,
    row: HandoverRow | undefined,
    { since: given, window }: { since?: Date | undefined; window: DayWindow },
  ): Promise<Handover> {
    const at = now();
    const since = given ?? row?.since ?? (await sinceLastHandover(tx, at));
    const { content, authorId, confirmedAt, ...known } = row ?? nothing;
    const end = confirmedAt ?? at;
    return {
      id: known.id,
      version: known.version,
      since: since.toISOString(),
      until: end.toISOString(),
      note: known.note,
      author: known.author,
      mine: authorId === userId,
      savedAt: known.savedAt?.toISOString() ?? null,
      confirmedBy: known.confirmedBy,
      confirmedAt: confirmedAt?.toISOString() ?? null,
      ...completed(content ?? (await readHandoverContent(tx, { since, now: at, window })).content),
    };
  }

  /** A change of hand-overs, one after the other. */
  function inTurn(principal: Principal, change: (tx: Tx) => Promise<Handover>): Promise<Handover> {
    return changeKept(options, principal, auditKind, async (tx) => {
      await sql`select pg_advisory_xact_lock(${handoverLock})`.execute(tx);
      return change(tx);
    });
  }

  return {
    /** @throws Refusal 400 for a moment that is no begin of a shift; 404 for an unknown hand-over */
    async read(principal: Principal, { id, since }: HandoverChoice, window: DayWindow): Promise<Handover> {
      const begin = since === undefined ? undefined : assertBegin('query/since', since, now());
      const row = await (
        id === undefined ? waiting(db) : rows(db).where('handover.id', '=', id)
      ).executeTakeFirst();
      if (id !== undefined && !row) throw new Refusal(404, `query/id names no hand-over: ${id}`);
      return show(db, principal, row, { window, since: row?.confirmedAt ? undefined : begin });
    },
    /** @throws Refusal 400, 403, 404 and 409 as the contract says; 429 for too many changes. */
    async save(principal: Principal, request: SaveRequest, window: DayWindow): Promise<Handover> {
      const { id, version } = request;
      const since = assertBegin('body/since', request.since, now());
      const note = request.note.trim();
      await changesOfUser.take(principal.userId);
      return inTurn(principal, async (tx) => {
        const stored = await rows(tx).where('handover.id', '=', id).executeTakeFirst();
        const isMade = stored?.note === note && stored.version === (version ?? 0) + 1;
        if (stored && !(isMade && stored.authorId === principal.userId)) {
          assertWaiting(stored);
          const { authorId: ownerId, author: ownerName, savedAt: updatedAt } = stored;
          const owned = { ownerId, ownerName, version: stored.version, updatedAt };
          assertMayChange(principal, owned, { id, version, what: 'hand-over', action: 'change' });
          await tx
            .updateTable('shift_handover')
            .set({ note, since, saved_at: now(), version: stored.version + 1 })
            .where('id', '=', id)
            .execute();
          await record(tx, principal, id, 'change');
        } else if (!stored) {
          if (version !== null) throw new Refusal(404, `body/id names no hand-over: ${id}`);
          await assertNoneWaits(tx);
          const author = { author_id: principal.userId, saved_at: now() };
          await tx
            .insertInto('shift_handover')
            .values({ id, note, since, ...author, confirmed_by: null, confirmed_at: null, content: null })
            .execute();
          await record(tx, principal, id, 'add');
        }
        const saved = await rows(tx).where('handover.id', '=', id).executeTakeFirstOrThrow();
        return show(tx, principal, saved, { window });
      });
    },
    /** @throws Refusal 403 for one's own; 404 and 409 as the contract says; 429 for too many changes. */
    async confirm(
      principal: Principal,
      { id, version }: ConfirmRequest,
      window: DayWindow,
    ): Promise<Handover> {
      await changesOfUser.take(principal.userId);
      return inTurn(principal, async (tx) => {
        const stored = await rows(tx).where('handover.id', '=', id).executeTakeFirst();
        if (!stored) throw new Refusal(404, `body/id names no hand-over: ${id}`);
        assertWaiting(stored);
        if (stored.authorId === principal.userId)
          throw new Refusal(403, 'body/id names your own hand-over: another person confirms it', undefined, {
            code: 'ownHandover',
          });
        if (stored.version !== version)
          throw new Refusal(
            409,
            `body/version is ${version}, but ${stored.author ?? 'somebody'} changed it to ${stored.version} at ${stored.savedAt.toISOString()}`,
            undefined,
            reasonOf('changedSince', stored.author, stored.savedAt),
          );
        const at = now();
        const content = await keepContent(tx, { since: stored.since, now: at, window });
        await tx
          .updateTable('shift_handover')
          .set({ confirmed_by: principal.userId, confirmed_at: at, content: JSON.stringify(content) })
          .where('id', '=', id)
          .execute();
        await record(tx, principal, id, 'confirm');
        const confirmed = await rows(tx).where('handover.id', '=', id).executeTakeFirstOrThrow();
        return show(tx, principal, confirmed, { window });
      });
    },
    /** Those that were confirmed, newest first. */
    async list(page: PageRequest): Promise<Page<Line>> {
      const confirmed = named(db)
        .select([
          'handover.id',
          'handover.since',
          sql<Date>`handover.confirmed_at`.as('until'),
          nameOfUser('author').as('author'),
          nameOfUser('successor').as('confirmedBy'),
          'handover.note',
          sql<Line['counts']>`${JSON.stringify(unknownCounts)}::jsonb || (handover.content -> 'counts')`.as(
            'counts',
          ),
        ])
        .where('handover.confirmed_at', 'is not', null)
        .orderBy('handover.confirmed_at', 'desc')
        .orderBy('handover.id');
      return readPage(pageOf(confirmed, page));
    },
  };

  function record(tx: Tx, { userId, sid }: Principal, id: string, action: string) {
    return audit({ kind: auditKind, outcome: 'ok', userId, sid, detail: { id, action } }, tx);
  }
}

/**
 * What a hand-over that ends now lists for good. Missing reports that it leaves open get rows: without, the next hand-over finds
 * none of those that have ended.
 */
export async function keepContent(db: Kysely<Database>, span: HandoverSpan) {
  const { content, missingReports } = await readHandoverContent(db, span);
  await keepMissingReports(db, missingReports);
  return content;
}

const nothing = {
  id: null,
  version: null,
  since: null,
  note: '',
  author: null,
  authorId: null,
  savedAt: null,
  confirmedBy: null,
  confirmedAt: null,
  content: null,
} as const;

/** @throws Refusal 400 for a moment that is to come, or too long ago to be a shift's */
function assertBegin(place: string, since: string, now: Date): Date {
  const begin = new Date(since);
  if (!(begin < now)) throw new Refusal(400, `${place} must be in the past`);
  if (now.getTime() - begin.getTime() > maxSpanMs) throw new Refusal(400, `${place} must be within 31 days`);
  return begin;
}

/** @throws Refusal 409 when it is confirmed */
function assertWaiting({ confirmedBy, confirmedAt }: HandoverRow): void {
  if (confirmedAt)
    throw new Refusal(
      409,
      `body/id names a hand-over that ${confirmedBy ?? 'somebody'} confirmed at ${confirmedAt.toISOString()}`,
      undefined,
      reasonOf('confirmedSince', confirmedBy, confirmedAt),
    );
}

/** Why nothing was done, who did something before, and when. */
function reasonOf(code: RefusalCode, by: string | null, at: Date): RefusalReason {
  return { code, values: { ...(by !== null && { by }), at: at.toISOString() } };
}

/** @throws Refusal 409 while another hand-over waits to be confirmed */
async function assertNoneWaits(tx: Tx): Promise<void> {
  const other = await waiting(tx).executeTakeFirst();
  if (other)
    throw new Refusal(
      409,
      `body/id is new, but ${other.author ?? 'somebody'} wrote a hand-over at ${other.savedAt.toISOString()} that nobody has confirmed yet`,
      undefined,
      reasonOf('handoverWaits', other.author, other.savedAt),
    );
}
