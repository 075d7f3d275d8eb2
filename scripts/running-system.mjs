// Starts the whole system on ports and data of its own, for measurements and screenshots.
import { spawn } from 'node:child_process';
import { constants, publicEncrypt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReadableError, root } from './bootstrap.mjs';
import { freePort } from './ports.mjs';

/** How long a system may take until it answers: it makes its demonstration on a machine that has other work (ms). */
const maxStartMs = 15 * 60_000;

/** Password of the demonstration accounts. */
export const demonstrationPassword = 'Portal#2026';

/**
 * Runs `npm start`'s program until `stop` is called.
 * @param {object} [options]
 * @param {string} [options.data] data folder; a new one, removed by `stop`, when absent
 * @param {{ wells: number, years: number }} [options.demonstration] size of a new demonstration; the usual one when absent
 * @param {Record<string, string>} [options.settings] environment variables that differ
 * @returns origin, process id, data folder, milliseconds until it was ready, and `stop`
 */
export async function startSystem({ data, demonstration, settings = {} } = {}) {
  const folder = data ?? mkdtempSync(path.join(tmpdir(), 'cnx-run-'));
  // So that the account which the database of root is lowered to can enter, and the database lies where `stop` removes it.
  if (!data) chmodSync(folder, 0o711);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      LINKED_APP_PORT: String(await freePort()),
      CNX_DATA_DIR: folder,
      CNX_DEMONSTRATION: 'on',
      ...(demonstration && {
        CNX_DEMONSTRATION_WELLS: String(demonstration.wells),
        CNX_DEMONSTRATION_YEARS: String(demonstration.years),
      }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async ({ keepData = Boolean(data) } = {}) => {
    child.kill('SIGTERM');
    await ended;
    if (!keepData) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || performance.now() - started > maxStartMs) {
      await stop();
      throw new ReadableError(`the system did not start:\n${output.slice(-3000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return { origin, pid: child.pid, data: folder, readyAfter: performance.now() - started, stop };
}

/** Whether the system at an origin answers, and can store what it gets. */
export async function isReady(origin) {
  try {
    const answer = await fetch(`${origin}/api/health/ready`);
    return answer.ok && (await answer.json()).status === 'ok';
  } catch {
    return false;
  }
}

/** Signs in through the API and gives the id_token. */
export async function signInToken(origin, email = 'admin@cnx.example') {
  const { passwordPublicKey } = await (await fetch(`${origin}/cnx-config.json`)).json();
  const text = `${demonstrationPassword}|${Math.floor(Date.now() / 1000)}`;
  const padding = { key: passwordPublicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const answer = await fetch(`${origin}/api/CNXAuth/ValidateEmailAndPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      Email: email,
      Password: publicEncrypt(padding, Buffer.from(text)).toString('base64'),
    }),
  });
  if (!answer.ok) throw new ReadableError(`signing in answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).id_token;
}
