import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseError } from './database-error.ts';
import { classifyFailure } from './failure.ts';
import { Sockets } from './sockets.ts';
import { withSettings, type Target } from './target.ts';

const intervalMs = 300;
const probeLimitMs = 700;

/**
 * Watches whether the database answers, on a connection of its own. When it is away, waiting and new requests are
 * refused at once instead of piling up, and connections that hang are cut; when it is back, requests flow again
 * without a restart. A database that is merely slow is left alone: as long as bytes arrive, it is there.
 */
export class Availability {
  readonly #target: Target;
  /** Of the pool that serves requests. */
  readonly #serving: Sockets;
  /** Of the probe's own connection. */
  readonly #probing = new Sockets();
  readonly #onChange: (available: boolean) => void;
  readonly #ended = new AbortController();
  #available = true;
  #client: pg.Client | undefined;
  #refusals = new Set<(error: Error) => void>();
  #loop: Promise<void> | undefined;

  constructor(target: Target, serving: Sockets, onChange: (available: boolean) => void) {
    this.#target = target;
    this.#serving = serving;
    this.#onChange = onChange;
  }

  get available(): boolean {
    return this.#available;
  }

  start(): void {
    this.#loop ??= this.#watch();
  }

  async stop(): Promise<void> {
    this.#ended.abort();
    this.#dropClient();
    await this.#loop;
  }

  /** Runs `connect`, but fails with `DB_UNAVAILABLE` as soon as the database is known to be away. */
  async guard(connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    if (!this.#available) throw unavailable();
    let refuse: (error: Error) => void = () => undefined;
    const refused = new Promise<never>((_, reject) => (refuse = reject));
    this.#refusals.add(refuse);
    const connecting = connect();
    let settled = false;
    try {
      return await Promise.race([connecting, refused]);
    } catch (error) {
      settled = true;
      // A session that comes too late goes back to the pool.
      connecting.then(
        (client) => settled && client.release(),
        () => undefined,
      );
      throw classifyFailure(error) === 'unavailable' ? unavailable(error) : error;
    } finally {
      this.#refusals.delete(refuse);
    }
  }

  async #watch(): Promise<void> {
    while (!this.#ended.signal.aborted) {
      const alive = (await this.#probe()) || (await this.#probe());
      if (this.#ended.signal.aborted) return;
      this.#set(alive);
      await sleep(intervalMs, undefined, { ref: false, signal: this.#ended.signal }).catch(() => undefined);
    }
  }

  #set(available: boolean): void {
    if (!available) {
      for (const refuse of this.#refusals) refuse(unavailable());
      this.#serving.cutAll();
    }
    if (available === this.#available) return;
    this.#available = available;
    this.#onChange(available);
  }

  /** One question and its answer; true as well when the answer is late but other connections receive something. */
  async #probe(): Promise<boolean> {
    const before = this.#serving.bytesReceived;
    try {
      await withinLimit(this.#ask());
      return true;
    } catch (error) {
      this.#dropClient();
      // A refusal with any other reason than being away is an answer too.
      if (error !== late) return classifyFailure(error) !== 'unavailable' || isCrowded(error);
      return this.#serving.bytesReceived > before;
    }
  }

  async #ask(): Promise<void> {
    if (!this.#client) {
      const client = new pg.Client({
        ...withSettings(this.#target, {}),
        application_name: 'cnx watch',
        stream: this.#probing.make,
      });
      client.on('error', () => {
        if (this.#client === client) this.#client = undefined;
      });
      this.#client = client;
      await client.connect();
    }
    await this.#client.query('select 1');
  }

  #dropClient(): void {
    this.#client = undefined;
    this.#probing.cutAll();
  }
}

const late = new Error('late');

/** Fails with `late`; an answer that had arrived while this process was busy still counts. */
async function withinLimit(asked: Promise<void>): Promise<void> {
  let answered = false;
  const answer = asked.finally(() => (answered = true));
  answer.catch(() => undefined);
  const limit = new AbortController();
  const timer = sleep(probeLimitMs, undefined, { ref: false, signal: limit.signal }).then(
    () => new Promise<void>((resolve) => setImmediate(resolve)),
    () => undefined,
  );
  await Promise.race([answer, timer]);
  limit.abort();
  if (!answered) throw late;
  await answer;
}

/** All sessions are taken: crowded, but there. */
function isCrowded(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '53300';
}

function unavailable(cause?: unknown): DatabaseError {
  return new DatabaseError('DB_UNAVAILABLE', 'The database does not answer at the moment.', cause);
}
