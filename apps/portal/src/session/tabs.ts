import type { SessionKeeper } from './session.ts';

/**
 * Follows a sign-out in another tab. The stored signal also ends a session that began before it, so that a tab which
 * slept through the event is caught when it wakes.
 * @param leave Goes to the login page.
 */
export function followSignOut(keeper: SessionKeeper, target: Window, leave: () => void): void {
  target.addEventListener('storage', (event) => {
    if (event.key !== 'logout-event' || event.newValue === null || keeper.current().state !== 'signedIn')
      return;
    keeper.finishSignOut(false);
    leave();
  });
}
