// `npm start`: installs and builds what is missing, then runs the portal with its backend, database, identity provider
// and linked application on loopback until it is stopped.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { command, prepare, ReadableError, root, run, say, seconds } from './bootstrap.mjs';
import { requireFreePort } from './ports.mjs';

/** What runs; the packages are built for publishing only. */
const built = ['@cnx/portal', '@cnx/backend', '@cnx/linked-app'];

async function build() {
  const started = Date.now();
  const { code, output } = await command(
    'turbo',
    ['run', 'build', ...built.map((name) => `--filter=${name}`), '--output-logs=errors-only', '--ui=stream'],
    { quiet: true },
  );
  if (code !== 0) throw new ReadableError(`the build failed:\n${output.trim().slice(-4000)}`);
  if (seconds(started) > 2) say(`Built in ${seconds(started)} s.`);
}

/** Starts one of our programs; it lives until the signal that ends this process reaches it. */
function program(file) {
  return spawn(process.execPath, [path.join(root, file)], { cwd: root, stdio: 'inherit', env: process.env });
}

await run(async () => {
  await prepare();
  await requireFreePort('PORT', 4000, 'the portal');
  await requireFreePort('LINKED_APP_PORT', 4100, 'the linked application');
  say('Building what changed …');
  await build();
  const children = [program('apps/backend/dist/main.js'), program('apps/linked-app/dist/main.js')];
  const stop = () => children.forEach((child) => child.kill('SIGTERM'));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const codes = await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) =>
          child.on('exit', (code, signal) => {
            stop();
            resolve(signal ? 0 : (code ?? 0));
          }),
        ),
    ),
  );
  return Math.max(...codes);
});
