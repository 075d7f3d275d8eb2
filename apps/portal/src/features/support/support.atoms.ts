import { atom } from 'jotai';
import { viewOf } from '../../insight/insight-view.ts';
import { queryAtom } from '../../state/query.atoms.ts';

const supportAtom = queryAtom('/Support/GetSupport', () => ({}));

/** Whether messages can be sent, as the page shows it. */
export const supportViewAtom = atom((get) => viewOf(get(supportAtom)));
