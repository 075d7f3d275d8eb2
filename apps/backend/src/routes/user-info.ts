import type { components } from '@cnx/api/schema';
import type { AppUser } from '../auth/users.ts';

type UserInfo = components['schemas']['UserInfo'];

/** @returns A user as the contract shows one; `messages` say why the account may not be used. */
export function toUserInfo(user: AppUser, messages: readonly string[] = []): UserInfo {
  return {
    id: user.id,
    username: user.email,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    avatar: null,
    roleId: user.role_id,
    isSSO: user.is_sso,
    redirectUrl: null,
    errors: messages.map((message) => ({ message })),
  };
}
