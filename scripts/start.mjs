// `npm start`: installs and builds what is missing, then runs the portal with its backend, database, identity provider
// and linked application on loopback until it is stopped.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildSystem, endCommands, prepare, root, run, say } from './bootstrap.mjs';
import { followParent } from './parent.mjs';
import { requireFreePort } from './ports.mjs';

const children = [];

/** Starts one of our programs; it lives until the signal that ends this process reaches it. */
function program(file) {
  const child = spawn(process.execPath, [path.join(root, file)], {
    cwd: root,
    stdio: 'inherit',
    env: process.env,
  });
  children.push(child);
  return new Promise((resolve) =>
    child.on('exit', (code, signal) => {
      stop();
      resolve(signal ? 0 : (code ?? 0));
    }),
  );
}

/** Ends all that was started, whatever has been reached. */
function stop() {
  endCommands();
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
followParent(stop);

await run(async () => {
  await prepare();
  await requireFreePort('PORT', 4000, 'the portal');
  await requireFreePort('LINKED_APP_PORT', 4100, 'the linked application');
  say('Building what changed …');
  await buildSystem();
  const ends = ['apps/backend/dist/main.js', 'apps/linked-app/dist/main.js'].map(program);
  return Math.max(...(await Promise.all(ends)));
});
