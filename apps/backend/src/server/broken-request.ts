import type { ConnectionError } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { RefusalCode } from '../refusal.ts';

type Answer = readonly [status: string, message: string, code: RefusalCode];

const answers: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'header must not be larger than 16 KiB',
    'tooLarge',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'the request did not arrive in time', 'unavailable'],
};

/** Answers what is not even HTTP, in the shape of all other errors, and closes the connection. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const other: Answer = ['400 Bad Request', 'the request is not valid HTTP', 'invalid'];
  const [status, message, code] = answers[error.code] ?? other;
  const body = JSON.stringify({ errors: [{ message, code }] });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\n` +
        `Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

/** Whether a client went away, or was given up, before its request had arrived: no failure that follows is ours. */
export function isAborted({ destroyed, complete }: IncomingMessage): boolean {
  return destroyed && !complete;
}
