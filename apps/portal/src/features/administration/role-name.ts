import type { PersonAccount } from '@cnx/api';
import type { Formats } from '../../insight/use-formats.ts';
import { administratorRoleId } from '../../limits.ts';

/** The role of everybody who does not administer. */
export const userRoleId = 2;

/** What a role is called. */
export function roleName(roleId: number, { t }: Pick<Formats, 't'>): string {
  if (roleId === administratorRoleId) return t('administration.roles.administrator');
  return roleId === userRoleId
    ? t('administration.roles.user')
    : t('administration.otherRole', { id: roleId });
}

/** A person's name; the address of one who gave none. */
export function personName({ firstName, lastName, email }: PersonAccount): string {
  return `${firstName} ${lastName}`.trim() || email;
}
