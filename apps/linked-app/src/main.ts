import { ConfigError, readConfig } from './config.ts';
import { createLinkedApp } from './server.ts';

try {
  const config = readConfig(process.env);
  const app = createLinkedApp(config);
  const stop = () => void app.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await app.listen({ host: 'localhost', port: config.port });
} catch (error) {
  const said = error instanceof ConfigError ? error.message : String(error);
  process.stderr.write(`${said}\n`);
  process.exitCode = 1;
}
