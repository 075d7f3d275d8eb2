import { mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import pino, { type DestinationStream, type Logger } from 'pino';

/** Log files above this size are set aside as `.1` when the process starts (bytes). */
const maxLogFileBytes = 20 * 1024 * 1024;

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
  'cookie',
];

/** Query and hash parameters that hold secrets, beside those. */
const secretParameters = ['code', 'state', 'ref', 'login_hint', 'code_verifier', 'client_info'];

const secretQuery = new RegExp(
  `([?&#](?:${[...secretProperties, ...secretParameters].join('|')})=)[^&#\\s]*`,
  'gi',
);
const tokenText = /\beyJ[\w.-]+/g;
const databasePassword = /(postgres(?:ql)?:\/\/[^:@\s/]+:)[^@\s/]+@/g;

/** @returns The text without tokens, passwords in addresses, and values of secret query parameters. */
export function withoutSecrets(text: string): string {
  return text
    .replace(secretQuery, '$1[secret]')
    .replace(tokenText, '[token]')
    .replace(databasePassword, '$1[secret]@');
}

/**
 * The log: one JSON object a line.
 * @param file Absent: standard output.
 * @param destination Where tests collect the lines instead.
 */
export function createLog(
  options: { level: string; file?: string | undefined },
  destination?: DestinationStream,
): Logger {
  return pino(
    {
      level: options.level,
      timestamp: pino.stdTimeFunctions.isoTime,
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
    destination ?? openDestination(options.file),
  );
}

function openDestination(file: string | undefined): DestinationStream {
  if (!file) return pino.destination({ fd: 1, sync: false });
  mkdirSync(dirname(file), { recursive: true });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxLogFileBytes) renameSync(file, `${file}.1`);
  return pino.destination({ dest: file, sync: false });
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { name, message: withoutSecrets(message), stack: withoutSecrets(stack ?? ''), ...code, ...cause };
}
