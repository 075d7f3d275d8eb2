// Q: files and deliveries of rows. A file's preview beside a plain read of its lines, a delivery beside the least write, and reads of
// the dashboard beside an import. Rows are of fields of their own, and none of them is taken back: the system's data go with it.
// CPU seconds and memory of large imports are measured by scripts/long/large-import.mjs.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { crc32 } from 'node:zlib';
import { ReadableError } from '../scripts/bootstrap.mjs';
import { mixedReads, warmUp } from './backend.mjs';
import { median, row } from './statistics.mjs';

const partBytes = 8 * 1024 * 1024;
const dayMs = 86_400_000;
const firstDay = Date.UTC(2015, 0, 1);
const daysOfWell = 3_000;
const dayOf = (number) => new Date(firstDay + number * dayMs).toISOString().slice(0, 10);
const header = 'Field,Well,Date,Hours,Oil (Sm3),Gas (Sm3),Water (Sm3),Wellhead pressure (bar)\n';

/** A file of daily rows of so many MB. */
function fileOf(megabytes, field) {
  const lines = [header];
  for (let bytes = header.length, number = 0; bytes < megabytes * 1e6; number += 1) {
    const [well, day] = [Math.floor(number / daysOfWell), number % daysOfWell];
    const oil = (400 + (well % 90) - day / 20).toFixed(2);
    const line = `${field},${field} ${well},${dayOf(day)},24,${oil},${(oil * 95).toFixed(1)},${(day / 9).toFixed(2)},${(40 + (day % 7)).toFixed(1)}\n`;
    lines.push(line);
    bytes += line.length;
  }
  return Buffer.from(lines.join(''));
}

async function post({ origin, headers }, path, body) {
  const answer = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new ReadableError(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function upload(caller, content) {
  const fileId = randomUUID();
  for (let at = 0, number = 0; at < content.length; at += partBytes, number += 1) {
    const part = content.subarray(at, at + partBytes);
    await post(caller, 'Administration/AddFilePart', {
      ...{ fileId, name: 'bench.csv', bytes: content.length, number },
      ...{ crc32: crc32(part).toString(16).padStart(8, '0'), content: part.toString('base64') },
    });
  }
  return { fileId, options: { kind: 'production' } };
}

async function timed(work) {
  const started = performance.now();
  const value = await work();
  return { value, took: performance.now() - started };
}

/** Reads the lines of a file and splits them: the least that reading it is. */
async function readLines(content) {
  let cells = 0;
  for await (const line of createInterface({ input: Readable.from([content]) }))
    cells += line.split(',').length;
  if (cells === 0) throw new ReadableError('the file has no line');
}

/** How long a file's preview takes once its parts are there. */
async function preview(caller, content) {
  const request = await upload(caller, content);
  const { value, took } = await timed(() => post(caller, 'Administration/PreviewImport', request));
  if (value.state !== 'previewed')
    throw new ReadableError(`a preview is ${value.state}: ${value.refusal?.message}`);
  const least = await timed(() => readLines(content));
  return { request, took: took / 1000, least: least.took / 1000, rows: value.rowsRead };
}

/** Deliveries of rows by a program, each beside the least write of a person. */
async function deliver(caller, { rounds, deliveredRows }) {
  const { key } = await post(caller, 'Administration/CreateApiKey', {
    ...{ name: 'Bench', scope: 'import', fieldIds: null },
    expiresOn: new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10),
  });
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const program = { ...caller, headers: { 'x-api-key': key, 'idempotency-key': randomUUID() } };
    const rows = Array.from({ length: deliveredRows }, (_, at) => ({
      ...{ field: 'Delivered', well: `D-${at % 100}`, day: dayOf(round * 100 + Math.floor(at / 100)) },
      ...{ hours: 24, oil: 400 - round - at / 100, gas: 38_000, water: 90 },
    }));
    const ours = await timed(() => post(program, 'Feeds/SendDailyRows', { unitSystem: 'metric', rows }));
    if (ours.value.stored !== deliveredRows)
      throw new ReadableError(`a delivery of ${deliveredRows} rows stored ${ours.value.stored}`);
    const least = await timed(() => post(caller, 'Visits/SaveVisit', { place: 'exceptionReport' }));
    results.push({ ours: ours.took, limit: least.took });
  }
  return results;
}

/** @param {{ system: object, sizes: import('./sizes.mjs').Sizes }} given */
export async function benchImports({ system, sizes }) {
  const { origin } = system;
  const token = await system.signIn();
  const caller = { origin, headers: { authorization: `Bearer ${token}` } };
  const [smallMb, largeMb] = sizes.importMegabytes;
  const small = await preview(caller, fileOf(smallMb, 'Small'));
  const delivered = await deliver(caller, sizes);
  const large = await preview(caller, fileOf(largeMb, 'Large'));
  // Of its own size: what is measured are reads beside it, and a connection waits five minutes for an answer at most.
  const stored = await preview(caller, fileOf(sizes.storedMegabytes, 'Stored'));
  await warmUp(origin, token, sizes.seconds);
  let isStored = false;
  const storing = post(caller, 'Administration/StoreImport', stored.request).finally(() => (isStored = true));
  const reads = await mixedReads(origin, token, sizes.besideImport, sizes.seconds);
  const wasBeside = !isStored;
  await storing;
  const alone = await mixedReads(origin, token, sizes.besideImport, sizes.seconds);
  const previewed = (name, { took, least }, must) =>
    row(name, { value: took, unit: 's', limit: least, ratioToLimit: took / least, must, judged: 'value' });
  return [
    previewed(`Q  preview of ${smallMb} MB of CSV`, small, 2),
    previewed(`Q  preview of ${largeMb} MB of CSV, ${large.rows} rows`, large, 20),
    row(`Q  delivery of ${sizes.deliveredRows} rows by HTTP, worst of ${delivered.length}`, {
      value: Math.max(...delivered.map(({ ours }) => ours)),
      unit: 'ms',
      limit: median(delivered.map(({ limit }) => limit)),
      ratioToLimit: median(delivered.map(({ ours, limit }) => ours / limit)),
      must: 1_000,
      judged: 'value',
    }),
    row(
      `Q  reads at ${sizes.besideImport}/s beside an import${wasBeside ? '' : ' that ended before them'}, p97.5 (${reads.non2xx + reads.errors} failed)`,
      {
        value: reads.latency.p97_5,
        unit: 'ms',
        limit: alone.latency.p97_5,
        ratioToLimit: reads.latency.p97_5 / Math.max(1, alone.latency.p97_5),
        must: 150,
        judged: 'value',
      },
    ),
  ];
}
