import { administratorRoleId, noRoleId } from '../limits.ts';
import { paths } from '../paths.ts';
import type { UserData } from '../session/storage.ts';

/** Where a user lands after sign-in. The role decides for SSO users only; what may be read the server decides. */
export function landingOf(user: Pick<UserData, 'isSSO' | 'roleId'>): string {
  const administrator = (user.roleId ?? noRoleId) === administratorRoleId;
  return user.isSSO && !administrator ? paths.dashboardUser : paths.dashboard;
}
