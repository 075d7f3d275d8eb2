import pg from 'pg';
import { Sockets } from './sockets.ts';
import { withSettings, type SessionSettings, type Target } from './target.ts';

const { builtins } = pg.types;

/**
 * `date` stays the text `YYYY-MM-DD` (a Date would move it by the zone, and costs half the time of a long list);
 * `bigint` and `numeric` become numbers: no column holds one above 2^53, sums and counts do not reach it.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
]);

type Parser = (text: string) => unknown;

/** The driver requests values as text, and the binary format only when configured to. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number): Parser {
    const usual: unknown = pg.types.getTypeParser(oid);
    return parsers.get(oid) ?? (usual as Parser);
  },
};

export interface PoolOptions {
  /** Maximum of sessions at a time. */
  readonly size: number;
  readonly settings: SessionSettings;
  /** How long a caller waits for a free session, ms. */
  readonly timeoutMs: number;
  /** Called for sessions that were lost while idle. */
  readonly onLost?: (error: Error) => void;
  /** Makes the sockets below the sessions. @default of its own */
  readonly sockets?: Sockets;
}

/** Makes a pool of sessions; none is opened before it is needed. */
export function createPool(target: Target, options: PoolOptions): pg.Pool {
  const { size, settings, timeoutMs, onLost, sockets = new Sockets() } = options;
  const pool = new pg.Pool({
    ...withSettings(target, settings),
    types,
    max: size,
    connectionTimeoutMillis: timeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'cnx',
    stream: sockets.make,
  });
  const lost = (error: Error) => onLost?.(error);
  // Without both listeners the loss of a connection would end the process.
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}
