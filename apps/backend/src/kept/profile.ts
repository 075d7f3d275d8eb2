import { randomBytes } from 'node:crypto';
import type { components } from '@cnx/api/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Audit } from '../auth/audit.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Principal } from '../auth/sessions.ts';
import { holdUser, type AppUser } from '../auth/users.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { drawPhoto } from './photo-picture.ts';

type Schemas = components['schemas'];
type Profile = Schemas['Profile'];

/** What profiles are kept with. */
export interface ProfileOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly audit: Audit;
  /** Changes that one user may make. */
  readonly changesOfUser: RateLimiter;
}

/** Names and photos of users. */
export type Profiles = ReturnType<typeof createProfiles>;

/** Where a photo is read, below the origin of the API; null for none. */
export function photoAddress(photoId: string | null): string | null {
  return photoId && `/api/CNXUser/Photos/${photoId}/GetPhoto`;
}

const shown = (user: AppUser): Profile => ({
  version: user.profile_version,
  firstName: user.first_name,
  lastName: user.last_name,
  email: user.email,
  isSSO: user.is_sso,
  photo: photoAddress(user.photo_id),
});

const plain = (name: string) => name.normalize('NFC').replace(/\s+/gu, ' ').trim();

export function createProfiles({ db, now, audit, changesOfUser }: ProfileOptions) {
  /** Changes a profile, one change at a time; not where `make` resolves to nothing. */
  async function change(
    { userId }: Principal,
    make: (user: AppUser, tx: Transaction<Database>) => Promise<Partial<AppUser> | undefined>,
  ): Promise<Profile> {
    return db.transaction().execute(async (tx) => {
      const user = (await holdUser(tx, userId, 'update'))!;
      const made = await make(user, tx);
      if (!made) return shown(user);
      const { first_name, last_name, photo_id } = { ...user, ...made };
      const changed = { first_name, last_name, photo_id, profile_version: user.profile_version + 1 };
      await tx.updateTable('app_user').set(changed).where('id', '=', userId).execute();
      return shown({ ...user, ...changed });
    });
  }

  return {
    async read({ userId }: Principal): Promise<Profile> {
      const user = await db
        .selectFrom('app_user')
        .selectAll()
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      return shown(user);
    },
    /**
     * Stores a user's names.
     * @throws Refusal 403 for those of a directory; 409 when they were changed since `version`; 429 for too many changes
     */
    async save(principal: Principal, body: Schemas['SaveProfileRequest']): Promise<Profile> {
      await changesOfUser.take(principal.userId);
      const { version, firstName, lastName } = body;
      return change(principal, async (user, tx) => {
        if (user.is_sso) throw new Refusal(403, 'user access denied');
        const known = user.profile_version;
        if (known !== version)
          throw new Refusal(
            409,
            `body/version is ${version}, but the profile was changed to ${known}`,
            undefined,
            { code: 'changedSince' },
          );
        const names = { first_name: plain(firstName), last_name: plain(lastName) };
        if (names.first_name !== user.first_name || names.last_name !== user.last_name) {
          const { userId, sid, email: subject } = principal;
          await audit(
            { kind: 'personChange', outcome: 'ok', userId, sid, detail: { subject, action: 'rename' } },
            tx,
          );
        }
        return names;
      });
    },
    /** Draws a photo anew and keeps it in place of the one before. @throws Refusal 400 as {@link drawPhoto}, 429, 503 */
    async upload(principal: Principal, body: Schemas['UploadPhotoRequest']): Promise<Profile> {
      const { userId } = principal;
      await changesOfUser.take(userId);
      const picture = await drawPhoto(Buffer.from(body.content, 'base64'), body.mediaType);
      const id = randomBytes(17).toString('base64url').slice(0, 22);
      return change(principal, async (_user, tx) => {
        const photo = { id, picture, created_at: now() };
        await tx
          .insertInto('user_photo')
          .values({ user_id: userId, ...photo })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(photo))
          .execute();
        return { photo_id: id };
      });
    },
    /** Removes a user's photo, if there is one. @throws Refusal 429 for too many changes */
    async removePhoto(principal: Principal): Promise<Profile> {
      const { userId } = principal;
      await changesOfUser.take(userId);
      return change(principal, async ({ photo_id: photoId }, tx) => {
        if (photoId === null) return undefined;
        await tx.deleteFrom('user_photo').where('user_id', '=', userId).execute();
        return { photo_id: null };
      });
    },
    /** @returns the picture @throws Refusal 404 for a name that no photo has, or has no more, and for one of an account that is switched off */
    async readPhoto(id: string): Promise<Buffer> {
      const photo = await db
        .selectFrom('user_photo as photo')
        .innerJoin('app_user as person', 'person.id', 'photo.user_id')
        .select('photo.picture')
        .where('photo.id', '=', id)
        .where('person.active', '=', true)
        .executeTakeFirst();
      if (!photo) throw new Refusal(404, `path/photoId names no photo: ${id}`);
      return photo.picture;
    },
  };
}
