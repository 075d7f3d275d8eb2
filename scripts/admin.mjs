// `npm run admin -- create-administrator --email …`: administers accounts of the backend's database, running or not.
import path from 'node:path';
import { build, command, prepare, root, run } from './bootstrap.mjs';

await run(async () => {
  await prepare();
  await build('@cnx/backend');
  const admin = path.join(root, 'apps/backend/dist/cli/admin.js');
  return (await command(process.execPath, [admin, ...process.argv.slice(2)], { cwd: root, stdin: 'inherit' }))
    .code;
});
