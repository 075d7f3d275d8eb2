// `npm run import -- FILE.csv …`: loads daily production into the backend's database, running or not.
import path from 'node:path';
import { build, command, prepare, root, run } from './bootstrap.mjs';

await run(async () => {
  await prepare();
  await build('@cnx/backend');
  const importer = path.join(root, 'apps/backend/dist/cli/import.js');
  // Paths of files are the caller's: npm changes the folder, and says in INIT_CWD where the user was.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  return (await command(process.execPath, [importer, ...process.argv.slice(2)], { cwd, stdin: 'inherit' }))
    .code;
});
