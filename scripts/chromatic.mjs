// `npm run chromatic`: sends the stories to Chromatic. The project's token comes from the environment.
import { command, prepare, ReadableError, run } from './bootstrap.mjs';

await run(async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    throw new ReadableError(
      'set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project. Without one, `npm run pixels` compares here.',
    );
  }
  await prepare();
  return (await command('chromatic', process.argv.slice(2))).code;
});
