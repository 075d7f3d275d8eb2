import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import type { Audit } from '../auth/audit.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { canonical, cleanName } from '../import/identity.ts';
import {
  listTemplates,
  maxTemplates,
  saveTemplate,
  templateOf,
  type OfferedTemplate,
  type StoredTemplate,
} from '../import/templates/template-store.ts';
import { Refusal } from '../refusal.ts';
import { optionsKey } from './import-options.ts';
import type { Administrator } from './people.ts';

type Schemas = components['schemas'];

/** What templates are kept with. */
export interface ImportTemplatesOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly audit: Audit;
  readonly changesOfUser: RateLimiter;
}

/** Words that the audit log says of other things too. */
type Action = 'add' | 'change' | 'rename' | 'remove';

/** Ways to read files, kept under names. */
export function createImportTemplates({ db, now, audit, changesOfUser }: ImportTemplatesOptions) {
  const record = (
    { userId, sid, address }: Administrator,
    subject: string,
    action: Action,
    transaction: Kysely<Database>,
  ) =>
    audit(
      { kind: 'importTemplateChange', outcome: 'ok', userId, sid, address, detail: { subject, action } },
      transaction,
    );

  async function found(transaction: Kysely<Database>, id: number): Promise<StoredTemplate> {
    const template = await templateOf(transaction, id);
    if (!template) throw new Refusal(404, `body/id names no template: ${id}`);
    return template;
  }

  return {
    async list(): Promise<Schemas['ImportTemplate'][]> {
      return (await listTemplates(db)).map(shownTemplate);
    },
    /**
     * Keeps how a file of the caller was read last.
     * @throws Refusal 404 for a file that there is not, 409 where it was read with other options or the name is another template's, 429 for too many changes
     */
    async save(
      by: Administrator,
      { fileId, options, name, replaces }: Schemas['SaveImportTemplateRequest'],
    ): Promise<Schemas['ImportTemplate']> {
      await changesOfUser.take(by.userId);
      assertName(name);
      const file = await db
        .selectFrom('import_file')
        .select(['previewed', 'layout'])
        .where('id', '=', fileId)
        .where('user_id', '=', by.userId)
        .executeTakeFirst();
      if (!file) throw new Refusal(404, `body/fileId names no file of yours: ${fileId}`);
      if (file.previewed !== optionsKey(options))
        throw new Refusal(409, 'the file was not previewed with these options');
      const layout = file.layout ?? { headers: [], needed: [] };
      return db.transaction().execute(async (transaction) => {
        const content = { options, layout, now: now(), userId: by.userId };
        const saved = await saveTemplate(transaction, name, content, replaces);
        if ('refused' in saved) throw new Refusal(409, refusals[saved.refused]);
        await record(by, cleanName(name), replaces === undefined ? 'add' : 'change', transaction);
        return shownTemplate(await found(transaction, saved.id));
      });
    },
    /** @throws Refusal 404 for none, 409 where the name is another template's, 429 for too many changes */
    async rename(
      by: Administrator,
      { id, name }: Schemas['RenameImportTemplateRequest'],
    ): Promise<Schemas['ImportTemplate']> {
      await changesOfUser.take(by.userId);
      assertName(name);
      return db.transaction().execute(async (transaction) => {
        await found(transaction, id);
        const key = canonical(cleanName(name));
        const other = await transaction
          .selectFrom('import_template')
          .select('id')
          .where('name_key', '=', key)
          .where('id', '!=', id)
          .executeTakeFirst();
        if (other) throw new Refusal(409, refusals.nameTaken);
        await transaction
          .updateTable('import_template')
          .set({ name: cleanName(name), name_key: key })
          .where('id', '=', id)
          .execute();
        await record(by, cleanName(name), 'rename', transaction);
        return shownTemplate(await found(transaction, id));
      });
    },
    /** @throws Refusal 404 for none, 429 for too many changes */
    async delete(by: Administrator, { id }: Schemas['DeleteImportTemplateRequest']): Promise<void> {
      await changesOfUser.take(by.userId);
      await db.transaction().execute(async (transaction) => {
        const { name } = await found(transaction, id);
        await transaction.deleteFrom('import_template').where('id', '=', id).execute();
        await record(by, name, 'remove', transaction);
      });
    },
  };
}

const refusals = {
  nameTaken: 'body/name is the name of another template',
  otherReplaced: 'body/replaces is not the template of that name',
  tooMany: `there are ${maxTemplates} templates: delete one first`,
};

/** @throws Refusal 400 */
function assertName(name: string): void {
  if (cleanName(name) === '') throw new Refusal(400, 'body/name has no letter');
}

/** A template in the shape of the contract. */
export function shownTemplate({
  id,
  name,
  options,
  needed,
  saved_at: at,
  email,
}: StoredTemplate): Schemas['ImportTemplate'] {
  return {
    id,
    name,
    // What is stored came through the contract, or from arguments that were read by the same rules.
    options: options as unknown as Schemas['ImportOptions'],
    columns: [...needed],
    savedAt: at.toISOString(),
    savedBy: email,
  };
}

/** A template that a file fits, or nearly. */
export const shownOffer = ({ template, fit }: OfferedTemplate): Schemas['OfferedTemplate'] => ({
  template: shownTemplate(template),
  missing: [...fit.missing],
});
