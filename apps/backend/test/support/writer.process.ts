import { writeSync } from 'node:fs';
import { connectDatabase } from '../../src/database/connect.ts';

// A backend that stores pairs of rows until it is killed, and says so only after each pair is stored. Arguments: the
// data directory and a prefix for keys; WRITER_DATABASE_URL instead of the embedded server.

const [dataDirectory = '', prefix = ''] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);

const { db } = await connectDatabase({
  databaseUrl: process.env['WRITER_DATABASE_URL'],
  dataDirectory,
  warn: (message) => say(`warning ${message}`),
});
say('ready');

async function write(writer: number): Promise<void> {
  for (let number = 0; ; number += 1) {
    const key = `${prefix}-${writer}-${number}`;
    try {
      await db.transaction().execute(async (transaction) => {
        for (const half of ['first', 'second']) {
          await transaction
            .insertInto('setting')
            .values({ key: `${key}-${half}`, value: '1' })
            .execute();
        }
      });
      say(`stored ${key}`);
    } catch (error) {
      say(`failed ${error instanceof Error ? error.message : String(error)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

await Promise.all([0, 1, 2, 3].map(write));
