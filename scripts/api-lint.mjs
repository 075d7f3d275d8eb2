// Lints the contract by openapi/redocly.yaml: Redocly's rules, and ours in openapi/rules.mjs.
import { command, run, silenceTelemetry } from './bootstrap.mjs';

await run(async () => {
  silenceTelemetry();
  const options = ['--config', 'openapi/redocly.yaml', '--max-problems', '50'];
  const { code } = await command('redocly', ['lint', 'openapi/cnx.yaml', ...options]);
  return code;
});
