import type { AlertPreview, AlertSubscription, SaveAlertSubscriptionRequest, SavedView } from '@cnx/api';
import { isSentList } from '@cnx/api/view-calls';
import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import type { Message } from '../../i18n/message.ts';
import type { Portal } from '../../portal.ts';
import { answerObject, neededText, readAnswer } from '../../session/read-answer.ts';
import { problemText } from '../../state/problem-text.ts';
import { showToast } from '../../state/toasts.atoms.ts';

/** Path of the call that lists what the user is sent. */
export const subscriptionsPath = '/Alerts/GetSubscriptions';
/** Path of the call that lists what was sent. */
export const deliveriesPath = '/Alerts/GetDeliveries';

/** Path of the call that says whether mail arrives. */
export const channelsPath = '/Alerts/GetChannels';

/** The kinds of what can be sent, the usual one first. */
export const alertKinds = ['wells', 'view', 'handover'] as const satisfies AlertSubscription['kind'][];
/** When it is sent. */
export const alertPaces = ['atOnce', 'daily', 'weekly'] as const satisfies AlertSubscription['pace'][];
/** How it is sent. */
export const alertChannels = ['mail', 'webhook'] as const satisfies AlertSubscription['channel'][];

/** What the form holds: a subscription as it is to be saved. */
export type AlertDraft = SaveAlertSubscriptionRequest;

/** What its reader reads in where their preferences say nothing. */
export type AlertReading = Pick<AlertDraft, 'language' | 'timeZone' | 'units'>;

/** A name that no subscription has: the one that is wanted, with a number where that is taken. */
export function freeName(wanted: string, taken: readonly string[]): string {
  let name = wanted;
  for (let number = 2; taken.includes(name); number += 1) name = `${wanted} ${number}`;
  return name;
}

/** A new subscription; `name` is what it is called at first. */
export function newDraft(
  name: string,
  reading: AlertReading = { language: null, timeZone: null, units: null },
): AlertDraft {
  return {
    id: null,
    kind: 'wells',
    name,
    viewId: null,
    // What happens at wells; news and what the system says of itself are asked for.
    kinds: ['exception', 'changePoint', 'schedule'],
    leastSeverity: null,
    wells: null,
    pace: 'atOnce',
    hour: 6,
    weekday: 1,
    quietFrom: null,
    quietTo: null,
    channel: 'mail',
    recipient: null,
    webhookUrl: null,
    ...reading,
    stopped: false,
    version: null,
  };
}

/** The form of a subscription that is there. */
export function draftOf({
  viewName: _,
  state: __,
  nextAt: ___,
  lastSentAt: ____,
  lastState: _____,
  ...subscription
}: AlertSubscription): AlertDraft {
  return { ...subscription, stopped: false };
}

/** What is sent when a draft is saved: only what belongs to what was chosen. */
export function requestOf(draft: AlertDraft): AlertDraft {
  const isHandover = draft.kind === 'handover';
  const outside = isHandover && draft.channel === 'mail' && draft.recipient ? draft.recipient.trim() : null;
  return {
    ...draft,
    name: draft.name.trim(),
    viewId: draft.kind === 'view' ? draft.viewId : null,
    kinds: draft.kind === 'wells' ? draft.kinds : [],
    leastSeverity: draft.kind === 'wells' ? draft.leastSeverity : null,
    wells: draft.kind === 'wells' ? (draft.wells ?? null) : null,
    pace: isHandover && draft.pace === 'atOnce' ? 'daily' : draft.pace,
    webhookUrl: draft.channel === 'webhook' ? (draft.webhookUrl ?? '').trim() : null,
    recipient: outside || null,
  };
}

/** The views that can be sent: those of lists whose rows the server can list. */
export function sentViews(views: readonly SavedView[]): readonly SavedView[] {
  return views.filter(({ list }) => isSentList(list));
}

type Services = Pick<Portal, 'loadClient' | 'store'>;

function refetch({ store }: Services): Promise<void> {
  return store.get(queryClientAtom).invalidateQueries({ queryKey: [subscriptionsPath] });
}

const secretOf = answerObject({ secret: v.nullable(neededText) });

/** Saves a subscription. @returns the secret of a new webhook, or why it was refused */
export async function saveSubscription(
  services: Services,
  draft: AlertDraft,
): Promise<{ readonly secret: string | null } | { readonly refused: Message }> {
  try {
    const { POST } = await services.loadClient();
    const { data } = await POST('/Alerts/SaveSubscription', { body: requestOf(draft) });
    readAnswer('POST /Alerts/SaveSubscription', secretOf, data);
    await refetch(services);
    return { secret: data.secret };
  } catch (error) {
    return { refused: problemText(error, 'portal:alerts.notSaved') };
  }
}

const previewOf = answerObject({
  message: v.object({ subject: neededText, items: v.array(v.object({ title: neededText })) }),
});

/** Asks what a subscription would send now. @returns why it cannot be said where it was refused */
export async function previewSubscription(
  services: Services,
  draft: AlertDraft,
): Promise<{ readonly preview: AlertPreview } | { readonly refused: Message }> {
  try {
    const { POST } = await services.loadClient();
    const { data } = await POST('/Alerts/PreviewSubscription', { body: requestOf(draft) });
    readAnswer('POST /Alerts/PreviewSubscription', previewOf, data);
    return { preview: data };
  } catch (error) {
    return { refused: problemText(error, 'portal:alerts.notPreviewed') };
  }
}

/** Has a subscription send what it would say now, as a test. @returns why it was refused; undefined where it was not */
export async function sendTest(
  services: Services,
  { id }: Pick<AlertSubscription, 'id'>,
): Promise<Message | undefined> {
  try {
    const { POST } = await services.loadClient();
    await POST('/Alerts/SendTest', { body: { id } });
    const queries = services.store.get(queryClientAtom);
    for (const path of [deliveriesPath, channelsPath, subscriptionsPath])
      await queries.invalidateQueries({ queryKey: [path] });
    showToast(services.store, { key: 'portal:alerts.testSent' }, 'good');
    return undefined;
  } catch (error) {
    return problemText(error, 'portal:alerts.notTested');
  }
}

/** Stops what a subscription sends, to be resumed. @returns why it was refused; undefined where it was not */
export async function stopSubscription(
  services: Services,
  subscription: AlertSubscription,
): Promise<Message | undefined> {
  const outcome = await saveSubscription(services, { ...draftOf(subscription), stopped: true });
  return 'refused' in outcome ? outcome.refused : undefined;
}

/** Removes a subscription. @returns why it was refused; undefined where it was not */
export async function removeSubscription(
  services: Services,
  { id, version }: Pick<AlertSubscription, 'id' | 'version'>,
): Promise<Message | undefined> {
  try {
    const { POST } = await services.loadClient();
    await POST('/Alerts/RemoveSubscription', { body: { id, version } });
    await refetch(services);
    return undefined;
  } catch (error) {
    return problemText(error, 'portal:alerts.notRemoved');
  }
}
