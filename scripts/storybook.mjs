// `npm run storybook` (development, hot reload) and `npm run storybook:build` (static pages in storybook-static).
import { command, prepare, ReadableError, run } from './bootstrap.mjs';
import { requireFreePort } from './ports.mjs';

await run(async () => {
  await prepare();
  const mode = process.argv[2];
  if (mode === 'build') return (await command('storybook', ['build', '--quiet'])).code;
  if (mode !== 'dev') throw new ReadableError('say "dev" or "build".');
  const port = await requireFreePort('STORYBOOK_PORT', 6006, 'Storybook');
  return (await command('storybook', ['dev', '--port', String(port), '--no-open'])).code;
});
