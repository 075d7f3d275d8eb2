import { atom } from 'jotai';
import type { FailureKey } from '../../insight/insight-view.ts';
import { mapView, viewOf } from '../../insight/insight-view.ts';
import { joinLists } from '../../state/query-client.ts';
import { queryAtom } from '../../state/query.atoms.ts';
import { channelsPath, deliveriesPath, sentViews, subscriptionsPath } from './alerts.ts';

/** What stands in place of what was sent when it cannot be had. */
export const deliveriesFailure: FailureKey = 'portal:failures.alertDeliveries';

const subscriptionsAtom = queryAtom(subscriptionsPath, () => ({}), { joinPages: joinLists });

/** What the user is sent. */
export const subscriptionsViewAtom = atom((get) => viewOf(get(subscriptionsAtom)));

/** How many messages the list of what was sent begins with. */
const newest = 20;

const deliveriesAtom = queryAtom(deliveriesPath, () => ({ query: { limit: newest } }), {
  refetchInterval: 60_000,
});

/** The newest messages that were sent. */
export const deliveriesViewAtom = atom((get) => viewOf(get(deliveriesAtom)));

const channelsAtom = queryAtom(channelsPath, () => ({}), { refetchInterval: 60_000 });

/** Whether mail arrives. */
export const channelsViewAtom = atom((get) => viewOf(get(channelsAtom)));

/** Whether it is known that mails leave here: only then is one promised. */
export const hasMailAtom = atom((get) => {
  const view = get(channelsViewAtom);
  return view.status === 'shown' && view.body.mail !== 'none';
});

const viewsAtom = queryAtom('/Views/GetViews', () => ({ query: {} }), { joinPages: joinLists });

/** The saved views that can be sent. */
export const sentViewsAtom = atom((get) => mapView(viewOf(get(viewsAtom)), sentViews));
