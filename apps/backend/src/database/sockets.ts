import { Socket } from 'node:net';

/** Makes the sockets of database connections and keeps an eye on them. */
export class Sockets {
  readonly #open = new Set<Socket>();
  #receivedByClosed = 0;

  /** A new, unconnected socket, for the driver's `stream` option. */
  readonly make = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once('close', () => {
      this.#open.delete(socket);
      this.#receivedByClosed += socket.bytesRead;
    });
    return socket;
  };

  /** Bytes received since the start on all sockets, closed ones included. */
  get bytesReceived(): number {
    let sum = this.#receivedByClosed;
    for (const socket of this.#open) sum += socket.bytesRead;
    return sum;
  }

  /** Cuts every connection; what waits on one fails at once. */
  cutAll(): void {
    for (const socket of this.#open)
      socket.destroy(new Error('Connection terminated: the database does not answer'));
  }
}
