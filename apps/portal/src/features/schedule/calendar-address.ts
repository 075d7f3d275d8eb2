// The address at which calendar programs read the schedule, and the schedule as a file.
import type { ApiClient, CallParams, NewCalendarAddress } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Message } from '../../i18n/message.ts';
import { saveFile } from '../../insight/save-file.ts';
import type { Portal } from '../../portal.ts';
import { answerObject, neededText, readAnswer } from '../../session/read-answer.ts';
import { problemText } from '../../state/problem-text.ts';
import { showToast } from '../../state/toasts.atoms.ts';

/** Path of the call that says whether the user has an address. */
export const calendarAddressPath = '/Dashboard/GetCalendarAddress';

type Services = Pick<Portal, 'loadClient' | 'store'>;

const newAddress = answerObject({ address: neededText });

function refetch({ store }: Services): Promise<void> {
  return store.get(queryClientAtom).invalidateQueries({ queryKey: [calendarAddressPath] });
}

/** Makes the user's address, instead of the one that there was. @returns it, which is not to be had again, or why it was refused */
export async function createCalendarAddress(
  services: Services,
): Promise<NewCalendarAddress | { readonly refused: Message }> {
  try {
    const { POST } = await services.loadClient();
    const { data } = await POST('/Dashboard/CreateCalendarAddress', { body: {} });
    readAnswer('POST /Dashboard/CreateCalendarAddress', newAddress, data);
    await refetch(services);
    return data;
  } catch (error) {
    return { refused: problemText(error, 'portal:schedule.calendar.notMade') };
  }
}

/** An address that shows the activities of some filters alone; its days are its own. */
export function narrowedAddress(
  address: string,
  { from: _from, to: _to, ...filters }: ScheduleFileQuery,
): string {
  const narrowed = new URL(address);
  for (const [name, values] of Object.entries(filters))
    if (Array.isArray(values) && values.length > 0) narrowed.searchParams.set(name, values.join(','));
  return narrowed.href;
}

/** Removes the user's address. @returns why it was refused; undefined where it was not */
export async function removeCalendarAddress(services: Services): Promise<Message | undefined> {
  try {
    const { POST } = await services.loadClient();
    await POST('/Dashboard/RemoveCalendarAddress', { body: {} });
    await refetch(services);
    return undefined;
  } catch (error) {
    return problemText(error, 'portal:schedule.calendar.notRemoved');
  }
}

/** Which activities a file holds. */
export type ScheduleFileQuery = NonNullable<CallParams<'/Dashboard/GetScheduleFile', 'get'>['query']>;

/** Fetches the schedule as an iCalendar file. */
export async function fetchScheduleFile(
  client: ApiClient,
  query: ScheduleFileQuery,
): Promise<{ readonly blob: Blob; readonly fileName: string }> {
  const { data } = await client.GET('/Dashboard/GetScheduleFile', { params: { query } });
  return { blob: new Blob([data.content], { type: 'text/calendar;charset=utf-8' }), fileName: data.fileName };
}

/** Gives the user the schedule as a file, or says why not. */
export async function saveScheduleFile(
  { loadClient, store }: Services,
  query: ScheduleFileQuery,
): Promise<void> {
  try {
    const { blob, fileName } = await fetchScheduleFile(await loadClient(), query);
    saveFile(blob, fileName);
    showToast(store, { key: 'portal:list.fileSaved', values: { name: fileName } }, 'good');
  } catch (error) {
    showToast(store, problemText(error, 'portal:failures.scheduleFile'), 'critical');
  }
}
