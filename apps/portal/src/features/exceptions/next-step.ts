import type { WellException } from '@cnx/api';

/** The step that comes next: the one filled button of a view. */
export type NextStep = 'acknowledge' | 'assign' | 'comment' | 'reopen';

/**
 * Which step comes next for events: to answer them, to give them to someone, to write what was found; for those that are set
 * aside, to open them again.
 * @param isClosed whether all of them are set aside by a user
 */
export function nextStep(
  rows: readonly Pick<WellException, 'status' | 'owner' | 'isOpen'>[],
  isClosed: boolean,
): NextStep {
  if (isClosed) return 'reopen';
  if (rows.some(({ status }) => status === 'new')) return 'acknowledge';
  return rows.some(({ owner, isOpen }) => isOpen && owner === null) ? 'assign' : 'comment';
}

/** Whether an event asks for a verdict on the level that its well has: a change, or a loss that is standing. */
export function hasLevel({ kinds, status }: Pick<WellException, 'kinds' | 'status'>): boolean {
  return kinds.every((kind) => kind === 'change' || (kind === 'drop' && status === 'standing'));
}

/** Whether a user has set an event aside; what the log alone explains, no user has decided. */
export function isSetAside({ status, version }: Pick<WellException, 'status' | 'version'>): boolean {
  if (status === 'dismissed' || status === 'snoozed') return true;
  return version > 1 && (status === 'accepted' || status === 'explained');
}
