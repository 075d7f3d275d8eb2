import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { classifyFailure } from '../failure.ts';

const megabyte = 1024 * 1024;

/** Room that PostgreSQL needs to come up after it ran out of it: three segments of its log, as files of that size. */
const segmentBytes = 16 * megabyte;
const segments = 3;
const reserveBytes = segments * segmentBytes;
/** Below this much free space the database is read-only. More than the reserve: giving that away must not end it. */
const lowBytes = 64 * megabyte;
/** Free space above which it is written to again, beside the room for a new reserve. */
const enoughBytes = 96 * megabyte;
const intervalMs = 1_000;

export interface DiskGuardOptions {
  /** Folder of the database; the reserve lies in it. */
  readonly home: string;
  readonly setReadOnly: (readOnly: boolean) => Promise<void>;
  readonly warn: (message: string) => void;
  /** Bytes that may still be written. @default what the file system says */
  readonly freeBytes?: () => Promise<number>;
}

/**
 * Keeps a full disk from taking the database down. Without room for its log PostgreSQL ends and cannot come up again;
 * so the database becomes read-only while there is still room, and reads go on. When something else fills the disk
 * faster than that, a reserve is given up so that PostgreSQL can come up. Writing returns with the space.
 */
export class DiskGuard {
  readonly #options: DiskGuardOptions;
  readonly #reserve: string;
  readonly #freeBytes: () => Promise<number>;
  readonly #ended = new AbortController();
  #isLow = false;
  /** The setting that the server was given last; undefined after each of its starts. */
  #applied: boolean | undefined;
  #loop: Promise<void> | undefined;

  constructor(options: DiskGuardOptions) {
    this.#options = options;
    this.#reserve = join(options.home, 'reserve');
    this.#freeBytes = options.freeBytes ?? (() => freeBytesOf(options.home));
  }

  /** To be called when the server is ready for the first time. */
  async start(): Promise<void> {
    if (!existsSync(this.#reserve)) this.#isLow = true;
    await this.#check();
    this.#loop ??= this.#watch();
  }

  async stop(): Promise<void> {
    this.#ended.abort();
    await this.#loop;
  }

  /**
   * To be called when the server does not come up for want of space: makes room for it to come up, to be read only.
   * @returns whether there was a reserve to give up.
   */
  giveUpReserve(): boolean {
    this.#isLow = true;
    if (!existsSync(this.#reserve)) return false;
    rmSync(this.#reserve, { recursive: true });
    return true;
  }

  /** To be called when the server is ready again. */
  async serverIsBack(): Promise<void> {
    this.#applied = undefined;
    await this.#check();
  }

  async #watch(): Promise<void> {
    while (!this.#ended.signal.aborted) {
      await sleep(intervalMs, undefined, { ref: false, signal: this.#ended.signal }).catch(() => undefined);
      if (!this.#ended.signal.aborted) await this.#check();
    }
  }

  async #check(): Promise<void> {
    const free = await this.#freeBytes();
    if (this.#isLow) this.#isLow = !this.#isEnough(free);
    else this.#isLow = free < lowBytes;
    if (this.#applied === this.#isLow) return;
    try {
      await this.#options.setReadOnly(this.#isLow);
      if (this.#isLow)
        this.#options.warn(`Less than 64 MB are left in ${this.#options.home}: the database is read-only.`);
      else if (this.#applied) this.#options.warn('There is space again: the database can be written to.');
      this.#applied = this.#isLow;
    } catch (error) {
      // Without room for its answer the server gets some; when it is away, the next round tries again.
      if (classifyFailure(error) === 'full' && this.giveUpReserve()) await this.#check();
    }
  }

  /** A quota is not seen by asking for free space, but by making the reserve. */
  #isEnough(free: number): boolean {
    if (existsSync(this.#reserve)) return free > enoughBytes;
    return free > enoughBytes + reserveBytes && this.#makeReserve();
  }

  /** Random bytes, for file systems that keep zeros without using space. */
  #makeReserve(): boolean {
    const unfinished = `${this.#reserve}.unfinished`;
    try {
      rmSync(unfinished, { recursive: true, force: true });
      mkdirSync(unfinished, { mode: 0o700 });
      const block = randomBytes(megabyte);
      for (let number = 1; number <= segments; number += 1) {
        const file = openSync(join(unfinished, String(number)), 'w', 0o600);
        try {
          for (let written = 0; written < segmentBytes;) written += writeSync(file, block);
        } finally {
          closeSync(file);
        }
      }
      renameSync(unfinished, this.#reserve);
      return true;
    } catch {
      discard(unfinished);
      return false;
    }
  }
}

function discard(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Where nothing could be written there is nothing to remove.
  }
}

/** A folder whose file system does not say counts as roomy: then the server's own errors have to do. */
async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
