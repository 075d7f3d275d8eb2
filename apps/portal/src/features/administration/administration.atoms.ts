import type { PersonState } from '@cnx/api';
import { atom } from 'jotai';
import { viewOf, type FailureKey } from '../../insight/insight-view.ts';
import { timeZoneAtom } from '../../state/display.atoms.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { pagedAtom, queryAtom } from '../../state/query.atoms.ts';
import { auditQueryOf, type AuditChoice } from './audit-query.ts';

/** What stands in place of the administration when it cannot be had. */
export const administrationFailure: FailureKey = 'portal:failures.administration';

/** The parts of the administration, as `tab` of the address names them. */
export const administrationTabs = ['people', 'applications', 'keys', 'causes', 'mail', 'audit'] as const;

/** The part that the address names. @default people */
export const administrationTabAtom = atom((get) => {
  const named = new URLSearchParams(get(addressSearchAtom)).get('tab');
  return administrationTabs.find((tab) => tab === named) ?? 'people';
});

/** Which people are listed; empty for all. */
export const peopleFilterAtom = atom<{ readonly text: string; readonly state: PersonState | '' }>({
  text: '',
  state: '',
});

/** The people who have an account, page by page. */
export const peopleAtom = pagedAtom(
  '/Administration/GetPeople',
  (_, get) => {
    const { text, state } = get(peopleFilterAtom);
    return { ...(text.trim() && { text: text.trim() }), ...(state && { state }) };
  },
  { keepLast: true },
);

/** The person whose sessions are shown; null for none. */
export const openPersonAtom = atom<string | null>(null);

const sessionsAtom = queryAtom('/Administration/GetPersonSessions', (get) => {
  const id = get(openPersonAtom);
  return id === null ? null : { query: { id } };
});

/** The open sessions of the person in view. */
export const sessionsViewAtom = atom((get) => viewOf(get(sessionsAtom)));

const applicationsAtom = queryAtom('/Administration/GetRegisteredApplications', () => ({}));

/** The registered applications. */
export const applicationsViewAtom = atom((get) => viewOf(get(applicationsAtom)));

const apiKeysAtom = queryAtom('/Administration/GetApiKeys', () => ({}));

/** The API keys of programs, newest first. */
export const apiKeysViewAtom = atom((get) => viewOf(get(apiKeysAtom)));

const mailAtom = queryAtom('/Administration/GetOutgoingMail', () => ({}));

/** The mail that is not sent yet. */
export const mailViewAtom = atom((get) => viewOf(get(mailAtom)));

/** Which events of the audit log are listed. */
export const auditChoiceAtom = atom<AuditChoice>({ text: '', kind: '', outcome: '', days: null });

/** The query that lists them. */
export const auditQueryAtom = atom((get) =>
  auditQueryOf(get(auditChoiceAtom), get(timeZoneAtom) ?? undefined),
);

/** The events of the audit log, newest first, page by page. */
export const auditAtom = pagedAtom('/Administration/GetAuditEvents', (_, get) => get(auditQueryAtom), {
  keepLast: true,
});
