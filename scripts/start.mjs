// `npm start`: installs and builds what is missing, then runs the portal with its backend, database, identity provider
// and linked application on loopback until it is stopped.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildSystem, prepare, root, run, say } from './bootstrap.mjs';
import { requireFreePort } from './ports.mjs';

/** Starts one of our programs; it lives until the signal that ends this process reaches it. */
function program(file) {
  return spawn(process.execPath, [path.join(root, file)], { cwd: root, stdio: 'inherit', env: process.env });
}

await run(async () => {
  await prepare();
  await requireFreePort('PORT', 4000, 'the portal');
  await requireFreePort('LINKED_APP_PORT', 4100, 'the linked application');
  say('Building what changed …');
  await buildSystem();
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
