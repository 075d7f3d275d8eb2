import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Limits } from '../limits.ts';
import type { Language } from '../mail/languages.ts';
import { corporateInvitationMail, invitationMail } from '../mail/messages.ts';
import type { Mail } from '../mail/outbox.ts';
import type { ResetLinks } from './reset-links.ts';
import type { AppUser } from './users.ts';

/** What an invitation is made with. */
export interface InvitationOptions {
  readonly resetLinks: ResetLinks;
  readonly limits: Pick<Limits, 'invitationSeconds'>;
  /** The one origin that links lead to. */
  readonly publicOrigin: string;
}

/** An invitation: its link, until when that is good, and the mail that carries it. */
export interface Invitation {
  readonly link: string;
  /** Null for a corporate account, whose link is the portal's address. */
  readonly endsAt: Date | null;
  readonly mail: Mail;
}

/**
 * Makes the link by which a person chooses a password, good once; the one made before is not good any more. The code is in
 * the hash of the link, which browsers send to no server.
 * @param db the transaction that causes the invitation
 */
export async function makeInvitation(
  db: Kysely<Database>,
  { resetLinks, limits, publicOrigin }: InvitationOptions,
  { id, email, is_sso: isSso }: Pick<AppUser, 'id' | 'email' | 'is_sso'>,
  language: Language,
): Promise<Invitation> {
  if (isSso) {
    const link = `${publicOrigin}/`;
    return {
      link,
      endsAt: null,
      mail: { recipient: email, ...corporateInvitationMail(language, { email, link }) },
    };
  }
  const { code, endsAt } = await resetLinks.invite(db, id);
  const link = `${publicOrigin}/reset-password#${new URLSearchParams({ code, email, invitation: '1' }).toString()}`;
  const text = invitationMail(language, { email, link, seconds: limits.invitationSeconds });
  return { link, endsAt, mail: { recipient: email, ...text } };
}
