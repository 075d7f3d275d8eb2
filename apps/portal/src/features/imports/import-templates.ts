import type { ImportOptions, ImportTemplate, SaveImportTemplateRequest } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Message } from '../../i18n/message.ts';
import type { Portal } from '../../portal.ts';
import { problemText } from '../../state/problem-text.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { readImportTemplate } from './import-answer.ts';
import { askedOptions, chosenOf } from './import-choices.ts';

type Services = Pick<Portal, 'loadClient' | 'store'>;

/** Has the list of templates fetched anew. */
const fetchAnew = ({ store }: Services) =>
  void store.get(queryClientAtom).invalidateQueries({ queryKey: ['/Administration/GetImportTemplates'] });

/** Keeps how a file was read under a name. @returns why not */
export async function saveTemplate(
  services: Services,
  body: SaveImportTemplateRequest,
): Promise<Message | undefined> {
  try {
    const { POST } = await services.loadClient();
    const { data } = await POST('/Administration/SaveImportTemplate', { body });
    const { name } = readImportTemplate('POST /Administration/SaveImportTemplate', data);
    showToast(services.store, { key: 'portal:imports.templates.saved', values: { name } }, 'good');
    fetchAnew(services);
    return undefined;
  } catch (error) {
    return problemText(error, 'portal:imports.templates.failed');
  }
}

/** Gives a template another name. @returns why not */
export async function renameTemplate(
  services: Services,
  id: number,
  name: string,
): Promise<Message | undefined> {
  try {
    const { POST } = await services.loadClient();
    const { data } = await POST('/Administration/RenameImportTemplate', { body: { id, name } });
    readImportTemplate('POST /Administration/RenameImportTemplate', data);
    fetchAnew(services);
    return undefined;
  } catch (error) {
    return problemText(error, 'portal:imports.templates.failed');
  }
}

/** Deletes a template; what was imported by it stays. @returns why not */
export async function deleteTemplate(services: Services, id: number): Promise<Message | undefined> {
  try {
    const { POST } = await services.loadClient();
    await POST('/Administration/DeleteImportTemplate', { body: { id } });
    fetchAnew(services);
    return undefined;
  } catch (error) {
    return problemText(error, 'portal:imports.templates.failed');
  }
}

/** Names as they are compared: case and spaces do not matter. */
const keyOf = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The template that has a name, however it is written. */
export function templateOfName(
  templates: readonly ImportTemplate[],
  name: string,
): ImportTemplate | undefined {
  return templates.find((one) => keyOf(one.name) === keyOf(name));
}

/** Whether a file was read by just these options. */
export function isReadBy(read: ImportOptions | undefined, { options }: ImportTemplate): boolean {
  const chosen = (of: ImportOptions) => JSON.stringify(askedOptions(chosenOf(of)));
  return read !== undefined && chosen(read) === chosen(options);
}
