import { randomBytes } from 'node:crypto';
import { existsSync, writeSync } from 'node:fs';
import { connectDatabase } from '../../src/database/connect.ts';
import { classifyFailure } from '../../src/database/failure.ts';
import { until } from './processes.ts';

// A backend that stores 200 kB at a time until its disk is full, and goes on reading and trying. Arguments: the data
// directory; `guarded` to go on until the database is read-only and can be read; a file at whose appearance it is to
// write again.

const [dataDirectory = '', guarded = '', spaceIsBack = ''] = process.argv.slice(2);
let isReadOnly = !guarded;
const say = (line: string) => writeSync(1, `${line}\n`);
const { db, close } = await connectDatabase({
  dataDirectory,
  watch: true,
  warn: (line) => {
    say(`warning ${line}`);
    isReadOnly ||= line.includes('read-only');
  },
});
say('ready');

let number = 0;
async function write(): Promise<string> {
  const key = `filler-${(number += 1)}`;
  const value = JSON.stringify(randomBytes(100_000).toString('hex'));
  try {
    await db.insertInto('setting').values({ key, value }).execute();
    say(`stored ${key}`);
    return 'stored';
  } catch (error) {
    return classifyFailure(error) ?? String(error);
  }
}

async function count(): Promise<string> {
  try {
    const { rows } = await db
      .selectFrom('setting')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return `read ${rows} rows`;
  } catch (error) {
    return `read ${classifyFailure(error) ?? String(error)}`;
  }
}

let outcome = await write();
while (outcome === 'stored') outcome = await write();
say(`first failure ${outcome}`);
let [further, rows] = ['', ''];
for (let round = 0; round < 20 || !isReadOnly || further !== 'full' || !rows.endsWith('rows'); round += 1) {
  further = await write();
  rows = await count();
  say(`then write ${further}, ${rows}`);
}
say('tried enough');
if (spaceIsBack) {
  await until(() => existsSync(spaceIsBack), 'the return of the space');
  await until(async () => (await write()) === 'stored', 'a write');
  say('stored again');
}
await close();
say('closed');
