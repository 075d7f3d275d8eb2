import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../scripts/ports.mjs';
import { systemTime } from './clock.ts';
import { systemDatabase } from './database.ts';

/** A second backend over the running system's database, with settings of its own. */
export interface SecondBackend {
  readonly origin: string;
  /** The end of what it has printed, its log included. */
  printed(): string;
  stop(): Promise<void>;
}

/** How long a backend may take until it answers: it may have to compute a field whose day has just ended (ms). */
const maxStartMs = 120_000;
/** How long one question whether it is ready may take (ms). */
const maxAnswerMs = 5_000;
/** Between the choice of a free port and its use any connection of this machine can take it. */
const maxPorts = 3;

/**
 * Starts a backend beside the running one.
 * @param settings Environment variables that differ.
 * @throws with what it printed, when it ends or does not answer within two minutes.
 */
export async function startSecondBackend(settings: Record<string, string>): Promise<SecondBackend> {
  const databaseUrl = await systemDatabase();
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOn(await freePort(), { DATABASE_URL: databaseUrl, ...settings });
    } catch (error) {
      if (tries === maxPorts || !/ is in use/.test(String(error))) throw error;
    }
  }
}

async function startOn(port: number, settings: Record<string, string>): Promise<SecondBackend> {
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['apps/backend/dist/main.js'], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      CNX_DEMONSTRATION: 'on',
      CNX_NOW: systemTime().toISOString(),
      ...settings,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (printed = (printed + text.toString()).slice(-4_000)));
  }
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    // Not its exit: what it printed last may still be on its way then.
    child.once('close', () => {
      hasEnded = true;
      resolve();
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const limit = performance.now() + maxStartMs;
  while (!hasEnded && performance.now() < limit) {
    const answer = await fetch(`${origin}/api/health/ready`, {
      signal: AbortSignal.timeout(maxAnswerMs),
    }).catch(() => undefined);
    if (answer?.ok) return { origin, printed: () => printed, stop };
    await new Promise((pass) => setTimeout(pass, 500));
  }
  const what = hasEnded ? 'has ended' : 'does not answer';
  await stop();
  throw new Error(`the second backend ${what}; it printed:\n${printed}`);
}
