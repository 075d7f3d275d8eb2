import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '@cnx/api/schema';
import { importResult } from '../../src/administration/import-result.ts';
import { createTurns } from '../../src/feeds/turns.ts';
import { createWatchedFolder } from '../../src/feeds/watched-folder.ts';
import { parseImportArguments } from '../../src/import/arguments.ts';
import { runImport } from '../../src/import/import-run.ts';
import { mappingText } from '../../src/import/mapping-print.ts';
import { summary } from '../../src/import/report.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

type ImportResult = components['schemas']['ImportResult'];

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend();
  token = (await backend.signIn('admin@cnx.example')).body.id_token;
});
afterAll(() => backend.close());

const name = 'february.csv';

/** Good rows, and one for each fault and doubt that a row can have. */
function fileOf(field: string): string {
  const good = Array.from({ length: 12 }, (_, at) => `2026-02-${String(at + 1).padStart(2, '0')}`);
  return `${[
    'Day report',
    'Field,Well,UWI,Date,Hours,Oil (bbl),Gas (Mscf),Choke (%),Remark',
    ...good.map((day, at) => `${field},W-1,100${field.length},${day},24,${629 + at},500,40,fine`),
    ...good.map((day, at) => `${field},W-2,,${day},,${300 + at},200,35,no hours`),
    `${field},W-1,,2026-02-13,24,many,500,40,no number`,
    `${field},W-1,,2026-02-31,24,629,500,40,no day`,
    `${field},W-1,,2026-02-14,31,629,500,40,too many hours`,
    `${field},W-1,,2026-02-15,0,629,500,40,in no hours`,
    `${field},W-1,,2026-02-16,24,629,500,140,choke`,
    `${field},W-1,,2026-02-17,24,629,500,40,first`,
    `${field},W-1,,2026-02-17,24,700,500,40,other`,
    `${field},W-1,,2026-02-18,24,-5,500,40,negative`,
    `${field},W-1,,2027-02-19,24,629,500,40,future`,
    `${field},,,2026-02-20,24,629,500,40,no well`,
    `${field},Total,,2026-02-20,24,929,700,40,sum`,
    `${field},W-2,100${field.length},2026-02-21,24,629,500,40,identifier of the other`,
    `${field},W-3,4.24933E+13,2026-02-21,24,629,500,40,lost digits`,
    `${field},W-1,,2026-02-22,24,629`,
  ].join('\n')}\n`;
}

/** A report without what differs by its way: whether it was stored, and the field's name. */
function shared(result: ImportResult, field: string): object {
  const {
    state: _state,
    earlier: _earlier,
    templates: _templates,
    outlooks: _outlooks,
    fieldIds: _fieldIds,
    days: _days,
    ...rest
  } = result;
  return JSON.parse(JSON.stringify(rest).replaceAll(field, 'FIELD')) as object;
}

function written(field: string): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, fileOf(field));
  return path;
}

async function command(field: string, dryRun: boolean) {
  const args = parseImportArguments([...(dryRun ? ['--dry-run'] : []), written(field)]);
  const { batch: db, bulk } = backend.database;
  return runImport(
    { ...args, mapping: { ...args.mapping, columns: {} } },
    { db, bulk, now: backend.clock.now, recompute: () => Promise.resolve() },
    {
      onProgress: () => undefined,
      onRejected: () => undefined,
      onSuspect: () => undefined,
      onStage: () => undefined,
    },
  );
}

async function onPage(field: string): Promise<ImportResult[]> {
  const content = Buffer.from(fileOf(field));
  const fileId = randomUUID();
  const checksum = crc32(content).toString(16).padStart(8, '0');
  const part = { fileId, name, bytes: content.length, number: 0, crc32: checksum };
  const body = { ...part, content: content.toString('base64') };
  await callOperation(backend, 'addFilePart', token, { body });
  const asked = { body: { fileId, options: { kind: 'production' } } };
  const preview = await callOperation(backend, 'previewImport', token, asked);
  const stored = await callOperation(backend, 'storeImport', token, asked);
  return [preview, stored].map((answer) => answer.body as unknown as ImportResult);
}

/** What the watched folder writes beside a file that it has taken. */
async function byFolder(field: string): Promise<string> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'in'), { recursive: true });
  const path = join(folder, 'in', name);
  writeFileSync(path, fileOf(field));
  utimesSync(path, 1_767_225_600, 1_767_225_600);
  const { batch: db, bulk } = backend.database;
  const watched = createWatchedFolder({
    ...{ folder, db, bulk, now: backend.clock.now, turns: createTurns(), onStored: () => undefined },
    log: { info: () => undefined, warn: () => undefined },
  });
  await watched.check();
  backend.clock.pass(10);
  await watched.check();
  await watched.stop();
  const done = join(folder, 'done');
  const report = readdirSync(done).find((one) => one.endsWith('.report.txt'));
  return readFileSync(join(done, report!), 'utf8').replaceAll(field, 'FIELD');
}

it('is one report of a file with every fault, by preview, dry run, command, page and feed', async () => {
  const dry = await command('Aspen', true);
  const expected = shared(importResult(dry, true), 'Aspen');
  expect(dry).toMatchObject({
    status: 'done',
    rowsRead: 38,
    rowsRejected: 10,
    rowsOfSums: 1,
    rowsSuspect: 3,
  });
  expect(dry.rowsWithoutHours).toBeGreaterThan(0);
  const [preview, stored] = await onPage('Beech');
  expect(shared(preview!, 'Beech')).toEqual(expected);
  expect(shared(stored!, 'Beech')).toEqual(expected);
  expect(shared(importResult(await command('Cedar', false), false), 'Cedar')).toEqual(expected);

  const { outlooks: _outlooks, ...withoutOutlooks } = dry;
  const lines = [
    ...dry.tables.map(mappingText),
    summary(withoutOutlooks, false),
    ...dry.rejected.map(({ file, line, reason }) => `${file}:${line}: rejected: ${reason}`),
    ...dry.suspect.map(({ file, line, reason }) => `${file}:${line}: suspect: ${reason}`),
  ].flatMap((text) => text.replaceAll('Aspen', 'FIELD').split('\n'));
  const [, ...report] = (await byFolder('Maple')).trimEnd().split('\n');
  expect(report.toSorted()).toEqual(lines.toSorted());
});

it('says of each of these rows the same to readers in other languages', async () => {
  const dry = importResult(await command('Rowan', true), true);
  const texts = [...dry.rejected, ...dry.suspect].flatMap(({ sentences }) => sentences);
  expect(texts.filter(({ code }) => code === 'other')).toEqual([]);
  expect(texts.length).toBeGreaterThanOrEqual(14);
});
