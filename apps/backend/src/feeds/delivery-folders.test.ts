import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { deleteLeftDeliveries, makeDeliveryFolder } from './delivery-folders.ts';

it('deletes what ended processes have left, and nothing else', async () => {
  const place = await mkdtemp(join(tmpdir(), 'cnx-left-'));
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const [own, ofEnded, ofOther] = [
    basename(await makeDeliveryFolder(place)),
    `cnx-delivery-${ended}-abcdef`,
    `cnx-delivery-${process.ppid}-abcdef`,
  ];
  for (const name of [ofEnded, ofOther, 'cnx-delivery-notes']) await mkdir(join(place, name));
  await writeFile(join(place, ofEnded, 'delivery.csv'), 'day');
  expect(await readdir(place)).toContain(own);
  await deleteLeftDeliveries(place);
  expect((await readdir(place)).sort()).toEqual([ofOther, 'cnx-delivery-notes'].sort());
  await rm(place, { recursive: true });
});
