import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../scripts/ports.mjs';
import { systemDatabase } from './database.ts';

/** A second backend over the running system's database, with settings of its own. */
export interface SecondBackend {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts a backend beside the running one.
 * @param settings Environment variables that differ.
 * @throws when it does not answer within half a minute.
 */
export async function startSecondBackend(settings: Record<string, string>): Promise<SecondBackend> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const root = path.join(import.meta.dirname, '..');
  const child = spawn(process.execPath, ['apps/backend/dist/main.js'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: await systemDatabase(),
      CNX_DEMONSTRATION: 'on',
      ...settings,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return { origin, stop };
    await new Promise((pass) => setTimeout(pass, 500));
  }
  await stop();
  throw new Error('the second backend does not answer');
}
