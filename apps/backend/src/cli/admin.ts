import { fileURLToPath } from 'node:url';
import { auditEventsSince } from '../administration/audit-log.ts';
import { AdministrationError, createCommandLineAdministration } from '../administration/from-command-line.ts';
import type { Invitation } from '../auth/invitations.ts';
import { createClock, type Clock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts';
import { importLines, undoLines } from './import-lines.ts';
import { createCommandLineImports } from './imports.ts';
import { createLog } from '../log.ts';
import { errorText } from '../readable-error.ts';
import { createCommandLineMerges, mergeLines } from './well-merges.ts';
import { adminUsage, parseAdminArguments, type AdminArguments } from './admin-arguments.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** `npm run admin`: what came of it, for standard output. */
async function main(): Promise<string> {
  const request = parseAdminArguments(process.argv.slice(2));
  if (request.help) return adminUsage;
  const config = readConfig(process.env, repository);
  if (request.byMail && !config.mail)
    throw new AdministrationError('There is no mail server: set SMTP_URL, or leave --mail out.');
  const { databaseUrl, dataDirectory, limits, publicOrigin } = config;
  const warn = (line: string): void => void process.stderr.write(`${line}\n`);
  const connection = await connectDatabase({ databaseUrl, dataDirectory, join: true, warn });
  try {
    const administration = createCommandLineAdministration({
      db: connection.db,
      now: createClock(config.clockStartsAt),
      limits,
      publicOrigin,
      byMail: request.byMail,
      log: createLog({ level: 'warn' }, process.stderr),
    });
    return await run(request, connection, administration, createClock(config.clockStartsAt));
  } finally {
    await connection.close();
  }
}

async function run(
  request: AdminArguments,
  connection: DatabaseConnection,
  administration: ReturnType<typeof createCommandLineAdministration>,
  now: Clock,
): Promise<string> {
  const { db } = connection;
  const { command, email } = request;
  switch (command) {
    case 'create-administrator':
      return `${email} is an administrator.\n${howToSignIn(request, await administration.createAdministrator(request))}`;
    case 'make-administrator':
      await administration.makeAdministrator(email);
      return `${email} is an administrator.`;
    case 'audit-log':
      for await (const event of auditEventsSince(db, request.since))
        process.stdout.write(`${JSON.stringify(event)}\n`);
      return '';
    case 'list-imports':
      return importLines(await createCommandLineImports({ ...connection, now }).list());
    case 'undo-import':
      return undoLines(request, await createCommandLineImports({ ...connection, now }).undo(request));
    case 'merge-wells':
      return mergeLines(request, await createCommandLineMerges({ ...connection, now }).merge(request));
    case 'invite':
      return howToSignIn(request, await administration.invite(email));
    case 'list-administrators': {
      const all = await administration.administrators();
      const lines = all.map(
        (one) => `${one.email}${one.canSignIn ? '' : ' (has not chosen a password yet)'}`,
      );
      return lines.join('\n') || 'Nobody administers: make the first with "create-administrator".';
    }
  }
}

/** How the invited person gets in. */
function howToSignIn({ email, byMail }: AdminArguments, { link, endsAt }: Invitation): string {
  if (byMail) return `A mail to ${email} leaves as soon as the portal runs.`;
  if (!endsAt) return `Sign in with the corporate account at ${link}`;
  return `Give this link to ${email} alone. It works once, until ${endsAt.toISOString()}:\n${link}`;
}

try {
  const said = await main();
  if (said) process.stdout.write(`${said}\n`);
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
}
