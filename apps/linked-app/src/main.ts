import { createLinkedApp } from './server.ts';

const port = Number(process.env['LINKED_APP_PORT'] ?? 4100);
const app = createLinkedApp();

const stop = () => void app.close();
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

await app.listen({ host: 'localhost', port });
