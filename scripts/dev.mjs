// `npm run dev`: the portal with hot reload on PORT, the backend restarted on change behind it, Storybook's packages
// straight from their sources. Nothing is built.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { prepare, root, run, say } from './bootstrap.mjs';
import { freePort, requireFreePort } from './ports.mjs';

const bin = (name) => path.join(root, 'node_modules/.bin', name);

await run(async () => {
  await prepare();
  const port = await requireFreePort('PORT', 4000, 'the portal');
  await requireFreePort('LINKED_APP_PORT', 4100, 'the linked application');
  const backendPort = await freePort();
  const origin = `http://localhost:${port}`;
  const start = (file, args, env, cwd = root) =>
    spawn(bin(file), args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });

  const children = [
    start('tsx', ['watch', '--clear-screen=false', 'apps/backend/src/main.ts'], {
      PORT: String(backendPort),
      CNX_PUBLIC_ORIGIN: origin,
    }),
    start('tsx', ['watch', '--clear-screen=false', 'apps/linked-app/src/main.ts'], {}),
    start(
      'vite',
      ['--port', String(port), '--strictPort', '--host', 'localhost'],
      { CNX_BACKEND: `http://localhost:${backendPort}` },
      path.join(root, 'apps/portal'),
    ),
  ];
  say(`Portal with hot reload at ${origin} (backend on ${backendPort}).`);
  const stop = () => children.forEach((child) => child.kill('SIGTERM'));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await Promise.all(
    children.map((child) => new Promise((resolve) => child.on('exit', () => resolve(stop())))),
  );
});
