// `npm run import -- FILE.csv …`: loads daily production into the backend's database, running or not.
import path from 'node:path';
import { command, prepare, ReadableError, root, run } from './bootstrap.mjs';

await run(async () => {
  await prepare();
  const built = await command(
    'turbo',
    ['run', 'build', '--filter=@cnx/backend', '--output-logs=errors-only', '--ui=stream'],
    { quiet: true },
  );
  if (built.code !== 0) throw new ReadableError(`the build failed:\n${built.output.trim().slice(-4000)}`);
  const importer = path.join(root, 'apps/backend/dist/cli/import.js');
  // Paths of files are the caller's: npm changes the folder, and says in INIT_CWD where the person was.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  return (await command(process.execPath, [importer, ...process.argv.slice(2)], { cwd })).code;
});
