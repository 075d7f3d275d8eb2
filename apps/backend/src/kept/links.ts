import { createHash, randomInt } from 'node:crypto';
import type { components } from '@cnx/api/schema';
import { decodeUriText } from '../auth/email.ts';
import type { Principal } from '../auth/sessions.ts';
import { Refusal } from '../refusal.ts';
import type { KeptOptions } from './changes.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const codeLength = 10;

/** Short links to places of the portal. */
export type Links = ReturnType<typeof createLinks>;

export function createLinks({ db, now, changesOfUser }: Omit<KeptOptions, 'audit'>) {
  return {
    /**
     * @returns The code of an address; the same one again for the same user.
     * @throws Refusal 400 for an address that acts when it is opened; 429 for too many.
     */
    async create({ userId }: Principal, address: string): Promise<string> {
      if (actsWhenOpened(address))
        throw new Refusal(400, 'body/address must lead to a page that shows something');
      await changesOfUser.take(userId);
      const hash = createHash('sha256').update(address).digest();
      const { code } = await db
        .insertInto('short_link')
        .values({ code: newCode(), address, address_hash: hash, user_id: userId, created_at: now() })
        // Writes what is there already: only a row that is written is returned.
        .onConflict((conflict) => conflict.columns(['user_id', 'address_hash']).doUpdateSet({ address }))
        .returning('code')
        .executeTakeFirstOrThrow();
      return code;
    },
    /** @throws Refusal 404 for a code that was never given out. */
    async find(code: string): Promise<components['schemas']['Link']> {
      const link = await db
        .selectFrom('short_link')
        .select(['address', 'created_at'])
        .where('code', '=', code)
        .executeTakeFirst();
      if (!link) throw new Refusal(404, `query/code names no link: ${code}`);
      return { address: link.address, createdAt: link.created_at.toISOString() };
    },
  };
}

/** Addresses that sign a user out or in. */
const acting = /^\/(?:logout|account\/sso)\/?$/i;

/** Whether an address does something when it is opened, however it is written. */
function actsWhenOpened(address: string): boolean {
  const { pathname } = new URL(address, 'https://portal.invalid');
  return acting.test(decodeUriText(pathname));
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => digits[randomInt(digits.length)]).join('');
}
