import type { Kysely } from 'kysely';
import { createAudit } from '../auth/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { parseImportArguments, type ImportArguments } from '../import/arguments.ts';
import { ImportError } from '../import/import-error.ts';
import type { ImportRequest } from '../import/import-request.ts';
import type { ImportReport } from '../import/import-run.ts';
import type { Mapping } from '../import/mapping-file.ts';
import { argumentsOf, columnsOf, optionsOf } from '../import/templates/template-options.ts';
import { saveTemplate, templateNamed, type StoredTemplate } from '../import/templates/template-store.ts';

/** What the command line asks for, with what the template says beside it. */
export interface TemplatedRequest {
  readonly request: ImportArguments;
  readonly columns: Mapping['columns'];
  readonly template: StoredTemplate | undefined;
}

/**
 * Reads the template that arguments name. What they say themselves wins over it.
 * @throws ImportError where there is none of that name
 */
export async function withTemplate(
  db: Kysely<Database>,
  args: readonly string[],
  given: ImportArguments,
): Promise<TemplatedRequest> {
  if (given.template === undefined) return { request: given, columns: {}, template: undefined };
  const template = await templateNamed(db, given.template);
  const request = parseImportArguments([...argumentsOf(template.options), ...args]);
  return { request, columns: columnsOf(template.options), template };
}

/**
 * Keeps how files were read under a name, anew where there is one of it.
 * @throws ImportError where there are too many
 */
export async function keepTemplate(
  { db, now }: { readonly db: Kysely<Database>; readonly now: Clock },
  name: string,
  request: ImportRequest,
  { layout = { headers: [], needed: [] } }: ImportReport,
): Promise<void> {
  const content = { options: optionsOf(request), layout, now: now(), userId: null };
  const earlier = await templateNamed(db, name).catch((error: unknown) => {
    if (error instanceof ImportError) return undefined;
    throw error;
  });
  const saved = await saveTemplate(db, name, content, earlier?.id);
  if ('refused' in saved)
    throw new ImportError(
      'The rows are stored; their template is not: there are too many, or another one was saved meanwhile.',
    );
  const detail = { subject: name, action: earlier ? 'change' : 'add', by: 'command' };
  await createAudit(db, now)({ kind: 'importTemplateChange', outcome: 'ok', detail });
}
