import { randomBytes } from 'node:crypto';
import { existsSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '../../src/database/connect.ts';
import { classifyFailure } from '../../src/database/failure.ts';

// A backend that stores 200 kB at a time until its disk is full, goes on reading and trying for two seconds, and then
// until the file that its second argument names appears: from then on it writes again. First argument: data directory.

const [dataDirectory = '', spaceIsBack = ''] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);
const { db, close } = await connectDatabase({
  dataDirectory,
  watch: true,
  warn: (line) => say(`warning ${line}`),
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
for (let round = 0; round < 20; round += 1) {
  say(`then write ${await write()}, ${await count()}`);
  await sleep(100);
}
say('tried enough');
if (spaceIsBack) {
  while (!existsSync(spaceIsBack)) await sleep(50);
  while ((await write()) !== 'stored') await sleep(200);
  say('stored again');
}
await close();
say('closed');
