import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { TemplateLayout } from '../../database/tables/system.ts';
import { canonical, cleanName } from '../identity.ts';
import { ImportError } from '../import-error.ts';
import type { FileRecord } from '../records.ts';
import { fitOf, headersOf, type TemplateFit } from './template-fit.ts';
import { lastingOptions, type NamedOptions } from './template-options.ts';

/** As many templates are kept. */
export const maxTemplates = 200;
/** Of those that a file fits, as many are offered. */
const maxOffered = 5;

/** How files of a kind are read, under a name. */
export type StoredTemplate = Selectable<Database['import_template']> & {
  /** Address of who saved it last; null by command, and where the account is gone. */
  readonly email: string | null;
};

/** What is kept of a way to read. */
export interface TemplateContent {
  readonly options: NamedOptions;
  readonly layout: TemplateLayout;
  readonly now: Date;
  /** Who saves it; null by command. */
  readonly userId: string | null;
}

const select = (db: Kysely<Database>) =>
  db
    .selectFrom('import_template as template')
    .leftJoin('app_user as person', 'person.id', 'template.user_id')
    .selectAll('template')
    .select('person.email as email');

/** All templates, by name. */
export function listTemplates(db: Kysely<Database>): Promise<StoredTemplate[]> {
  return select(db).orderBy('template.name_key').limit(maxTemplates).execute();
}

/**
 * The template of a name, however it is written.
 * @throws ImportError that names those that there are
 */
export async function templateNamed(db: Kysely<Database>, name: string): Promise<StoredTemplate> {
  const found = await select(db).where('template.name_key', '=', canonical(name)).executeTakeFirst();
  if (found) return found;
  const all = await listTemplates(db);
  const known = all.map((one) => `"${one.name}"`).join(', ');
  throw new ImportError(
    `There is no template "${name}"${all.length === 0 ? '' : `; there are ${known.slice(0, 1_000)}`}.`,
  );
}

/** The template of an id; undefined where there is none. */
export function templateOf(db: Kysely<Database>, id: number): Promise<StoredTemplate | undefined> {
  return select(db).where('template.id', '=', id).executeTakeFirst();
}

/** What came of keeping a template. */
export type SavedTemplate =
  { readonly id: number } | { readonly refused: 'nameTaken' | 'tooMany' | 'otherReplaced' };

/**
 * Keeps a way to read under a name.
 * @param replaces the template of that name that it takes the place of; undefined for a new name
 */
export async function saveTemplate(
  db: Kysely<Database>,
  given: string,
  { options, layout, now, userId }: TemplateContent,
  replaces?: number,
): Promise<SavedTemplate> {
  const name = cleanName(given);
  const values = {
    name,
    name_key: canonical(name),
    options: JSON.stringify(lastingOptions(options)),
    headers: JSON.stringify(layout.headers),
    needed: JSON.stringify(layout.needed),
    saved_at: now,
    user_id: userId,
  };
  if (replaces !== undefined) {
    const replaced = await db
      .updateTable('import_template')
      .set(values)
      .where('id', '=', replaces)
      .where('name_key', '=', values.name_key)
      .returning('id')
      .executeTakeFirst();
    return replaced ?? { refused: 'otherReplaced' };
  }
  const { count } = await db
    .selectFrom('import_template')
    .select((of) => of.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxTemplates) return { refused: 'tooMany' };
  const added = await db
    .insertInto('import_template')
    .values(values)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added ?? { refused: 'nameTaken' };
}

/** Options without columns to leave out that a file does not have. */
export function withoutAbsent(options: NamedOptions, has: (header: string) => boolean): NamedOptions {
  const { ignore, ...rest } = options;
  const left = ((ignore ?? []) as readonly string[]).filter(has);
  return left.length === 0 ? rest : { ...rest, ignore: left };
}

/** A template that a file has the header of, or nearly. */
export interface OfferedTemplate {
  readonly template: StoredTemplate;
  readonly fit: TemplateFit;
}

/** The templates of a file's kind: first those that it has all columns of, the ones with the longest header first. */
export function offeredTemplates(
  templates: readonly StoredTemplate[],
  sheets: readonly (readonly FileRecord[])[],
): OfferedTemplate[] {
  const has = headersOf(sheets);
  return templates
    .flatMap((template) => {
      const fit = fitOf(template, sheets);
      return fit ? [{ template: { ...template, options: withoutAbsent(template.options, has) }, fit }] : [];
    })
    .sort(
      (one, other) => one.fit.missing.length - other.fit.missing.length || other.fit.found - one.fit.found,
    )
    .slice(0, maxOffered);
}
