import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { ConfigError } from './environment.ts';
import { DatabaseError } from './database/database-error.ts';
import { PortInUse, startBackend } from './start.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Errors that a person can act on are said in their own words, all others with the place they came from. */
function explain(error: unknown): string {
  const readable =
    error instanceof ConfigError || error instanceof DatabaseError || error instanceof PortInUse;
  if (readable) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  const config = readConfig(process.env, repository);
  const backend = await startBackend(config, (line) => console.log(line));
  const stop = () => void backend.stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  console.log(`Portal ready at ${config.publicOrigin}`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
