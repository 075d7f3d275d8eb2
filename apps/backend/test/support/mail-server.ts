import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server that takes mail and keeps it. */
export interface MailServer {
  readonly url: string;
  /** Mails as they came over the wire, headers and body. */
  readonly mails: readonly string[];
  /** Whom the mails were for, as the sender named them to the server. */
  readonly recipients: readonly string[];
  /** From now on every mail is refused, or taken again. */
  refuse(refused: boolean): void;
  /** From now on mails are kept and the sender gets no answer, or answers again. */
  stall(stalled: boolean): void;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  let refused = false;
  let stalled = false;

  function serve(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let data: string | undefined;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (data !== undefined) {
          if (line !== '.') data += `${line}\n`;
          else {
            mails.push(data);
            data = undefined;
            if (!stalled) say('250 taken');
          }
        } else if (/^DATA/i.test(line)) {
          if (refused) say('451 later');
          else {
            data = '';
            say('354 go on');
          }
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else {
          const [, recipient] = /^RCPT TO:<(.*)>/i.exec(line) ?? [];
          if (recipient !== undefined) recipients.push(recipient);
          say('250 ok');
        }
      }
    });
  }

  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `smtp://localhost:${(server.address() as AddressInfo).port}`,
    mails,
    recipients,
    refuse: (value) => void (refused = value),
    stall: (value) => void (stalled = value),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
