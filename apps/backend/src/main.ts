import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { errorText } from './readable-error.ts';
import { startBackend } from './start.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

try {
  const config = readConfig(process.env, repository);
  const backend = await startBackend(config, (line) => console.log(line));
  const stop = () => void backend.stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  console.log(`Portal ready at ${config.publicOrigin}`);
} catch (error) {
  console.error(errorText(error));
  process.exit(1);
}
