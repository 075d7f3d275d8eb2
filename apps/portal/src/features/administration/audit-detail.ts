import type { AuditEvent } from '@cnx/api';
import type { Formats } from '../../insight/use-formats.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { roleName } from './role-name.ts';

const names = [
  'action',
  'app',
  'fields',
  'by',
  'id',
  'operation',
  'reason',
  'role',
  'from',
  'to',
  'rule',
  'sent',
  'sessions',
  'where',
  'wellId',
  'wells',
  'work',
  'days',
  'causes',
  'assignee',
  'sensitivity',
  'times',
  'was',
  'value',
  'scope',
  'stored',
  'unchanged',
  'rejected',
] as const;
/** What the backend's words mean, by the name that they stand under. */
const words = [
  'action.accept',
  'action.acknowledge',
  'action.add',
  'action.approve',
  'action.assign',
  'action.cancel',
  'action.change',
  'action.comment',
  'action.confirm',
  'action.create',
  'action.deactivate',
  'action.dismiss',
  'action.endSessions',
  'action.explain',
  'action.finish',
  'action.invite',
  'action.judge',
  'action.makeAdministrator',
  'action.move',
  'action.reactivate',
  'action.recode',
  'action.reject',
  'action.remove',
  'action.rename',
  'action.reopen',
  'action.revoke',
  'action.role',
  'action.snooze',
  'action.switchOff',
  'action.switchOn',
  'action.undo',
  'action.unlock',
  'fields.all',
  'scope.import',
  'scope.read',
  'by.command',
  'by.invitation',
  'by.mail',
  'by.password',
  'by.sso',
  'reason.changedMeanwhile',
  'reason.clock',
  'reason.envelope',
  'reason.foreignIssuerOrPolicy',
  'reason.inactive',
  'reason.notAToken',
  'reason.notAnIdToken',
  'reason.otherAudiences',
  'reason.password',
  'reason.passwordChangeDue',
  'reason.subject',
  'reason.unknownAccount',
  'reason.unknownIdentity',
  'reason.used',
  'rule.sign-in',
  'sent.false',
  'sent.true',
  'sessions.all',
  'sessions.one',
  'sessions.others',
  'where.identityProvider',
  'sensitivity.low',
  'sensitivity.medium',
  'sensitivity.high',
] as const;
const roles: readonly string[] = ['role', 'from', 'to'];

/**
 * What the audit log holds about an event, as `name: value` joined by commas, in the user's language. A name or a word
 * that this version does not know stands as the server gave it.
 */
export function detailText(detail: AuditEvent['detail'], formats: Pick<Formats, 't'>): string {
  const { t } = formats;
  const nameText = (given: string) => {
    const name = names.find((one) => one === given);
    return name ? t(`administration.detailNames.${name}`) : `${truncateForDisplay(given, 64)}:`;
  };
  const valueText = (name: string, given: string) => {
    const word = words.find((one) => one === `${name}.${given}`);
    if (word) return t(`administration.detailWords.${word}`);
    return roles.includes(name) && /^\d+$/.test(given)
      ? roleName(Number(given), formats)
      : truncateForDisplay(given);
  };
  return Object.entries(detail)
    .map(([name, value]) => `${nameText(name)} ${valueText(name, value)}`)
    .join(', ');
}
