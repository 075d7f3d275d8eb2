import { writeSync } from 'node:fs';
import { connectDatabase } from '../../src/database/connect.ts';
import { until } from './processes.ts';

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

/** @returns whether both rows of a pair are stored. */
async function store(key: string): Promise<boolean> {
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
    return true;
  } catch (error) {
    say(`failed ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function write(writer: number): Promise<void> {
  for (let number = 0; ;) {
    await until(() => store(`${prefix}-${writer}-${number++}`), 'a write');
  }
}

await Promise.all([0, 1, 2, 3].map(write));
