import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import pino, { type DestinationStream, type Logger } from 'pino';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';

/** A log file that has this size is set aside as `.1`, the one before as `.2` (bytes). */
const maxLogFileBytes = 20 * 1024 * 1024;
/** How many of those that were set aside are kept. */
const keptLogFiles = 3;
/** Logs name addresses and operations of users: they are their owner's only. */
const ownerOnly = 0o600;

/** Names of properties and headers that hold secrets. */
const secretProperties = [
  'password',
  'oldPassword',
  'newPassword',
  'token',
  'id_token',
  'idToken',
  'access_token',
  'refresh_token',
  'refreshToken',
  'authorization',
  'x-api-key',
  'cookie',
];

/** Query and hash parameters that hold secrets, beside those. */
const secretParameters = ['code', 'state', 'ref', 'login_hint', 'code_verifier', 'client_info'];

const secretQuery = new RegExp(
  `([?&#](?:${[...secretProperties, ...secretParameters].join('|')})=)[^&#\\s]*`,
  'gi',
);
/** The path of a calendar address, whose secret is the key. */
const calendarPath = /(\/Calendars\/)[^/?#\s"']+/gi;
/** An API key: its id may be read, its secret not. */
const apiKeyText = /(cnx_[0-9a-f]{12}_)[\w-]+/g;
const tokenText = /\beyJ[\w.-]+/g;
const databasePassword = /(postgres(?:ql)?:\/\/[^:@\s/]+:)[^@\s/]+@/g;

/** @returns The text without tokens, passwords in addresses, secrets of API keys and calendar addresses, and values of secret query parameters. */
export function withoutSecrets(text: string): string {
  return text
    .replace(secretQuery, '$1[secret]')
    .replace(calendarPath, '$1[secret]')
    .replace(apiKeyText, '$1[secret]')
    .replace(tokenText, '[token]')
    .replace(databasePassword, '$1[secret]@');
}

/**
 * The log: one JSON object a line.
 * @param file Absent: standard output.
 * @param destination Where tests collect the lines instead.
 */
export function createLog(
  options: { level: string; file?: string | undefined; /** @default 20 MiB */ maxFileBytes?: number },
  destination?: DestinationStream,
): Logger {
  return pino(
    {
      level: options.level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      base: { pid: process.pid },
      redact: { paths: secretProperties.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
      hooks: {
        logMethod(values, method) {
          const texts = values.map((value) => (typeof value === 'string' ? withoutSecrets(value) : value));
          method.apply(this, texts as Parameters<typeof method>);
        },
      },
      serializers: { error: describeError, err: describeError },
    },
    destination ?? openDestination(options.file, options.maxFileBytes ?? maxLogFileBytes),
  );
}

function openDestination(file: string | undefined, maxFileBytes: number): DestinationStream {
  if (!file) return pino.destination({ fd: 1, sync: false });
  let stream: RotatingFileStream | undefined;
  const open = () => {
    ignoreFailure(() => mkdirSync(dirname(file), { recursive: true }));
    for (const name of [
      file,
      ...Array.from({ length: keptLogFiles }, (_, index) => `${file}.${index + 1}`),
    ]) {
      if (existsSync(name)) ignoreFailure(() => chmodSync(name, ownerOnly));
    }
    const opened = createStream(basename(file), {
      path: dirname(file),
      size: `${maxFileBytes}B`,
      rotate: keptLogFiles,
      mode: ownerOnly,
    });
    // A full disk, or a folder that cannot be written to, costs lines of the log, not the process.
    opened.on('error', () => undefined);
    return opened;
  };
  const current = () => (stream?.writable ? stream : (stream = open()));
  return {
    write: (line: string) => void current().write(line),
    /** Resolves when all lines are in the file. */
    flush: (done: () => void) => void current().end(done),
  } as DestinationStream;
}

/** For what the stream that is opened next says as well, or can do without. */
function ignoreFailure(change: () => void): void {
  try {
    change();
  } catch {
    // See above.
  }
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { name, message: withoutSecrets(message), stack: withoutSecrets(stack ?? ''), ...code, ...cause };
}
