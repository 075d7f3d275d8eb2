import { atom } from 'jotai';
import { viewOf } from '../../insight/insight-view.ts';
import { queryAtom } from '../../state/query.atoms.ts';

const applicationsAtom = queryAtom('/CNXApplications/GetApplications', () => ({}));

/** The linked applications, as a page shows them. */
export const applicationsViewAtom = atom((get) => viewOf(get(applicationsAtom)));

/** Whether the dashboard shows the applications: a session that was restored silently begins there. */
export const appsInViewAtom = atom(false);
