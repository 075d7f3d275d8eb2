import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { errorText } from './readable-error.ts';
import { startBackend } from './start.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

try {
  const config = readConfig(process.env, repository);
  // A start that is not over has nothing to finish: what it writes is stored whole or not at all.
  let stop = (): void => process.exit(0);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop());
  // Rotation of logs sends it to each service; there is nothing to read again.
  process.on('SIGHUP', () => undefined);
  const backend = await startBackend(config, (line) => console.log(line));
  stop = () => void backend.stop().then(() => process.exit(0));
} catch (error) {
  console.error(errorText(error));
  process.exit(1);
}
