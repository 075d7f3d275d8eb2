// Imports whose disk is full: when the file of a table cannot grow (`ulimit -f`), while rows are stored and while insights
// are computed; and, where one can be mounted, on a disk that something else has filled. What was stored before is whole, what
// was not stored says so, the run has its true status, and the same file is imported once there is space.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, root, run, runChecks } from '../bootstrap.mjs';

const dist = path.join(root, 'apps/backend/dist');
const folder = mkdtempSync(path.join(tmpdir(), 'cnx-full-disk-'));
// A database that root starts runs as another user, who has to get through.
chmodSync(folder, 0o711);

/** A long name makes long rows: files grow with few of them. */
const longName = (well) => `Well ${well} of a name that fills the rows of all tables`;

/** Writes a CSV of wells with a thousand days each. @param columns figures of every row */
function writeRows(name, wells, columns) {
  const last = Date.UTC(2025, 11, 31);
  const lines = [`Date,Well,Field,Hours,${Object.keys(columns).join()}`];
  for (let well = 0; well < wells; well += 1)
    for (let day = 999; day >= 0; day -= 1) {
      const date = new Date(last - day * 86_400_000).toISOString().slice(0, 10);
      const values = Object.values(columns).map((value) =>
        (value * (1 + (well + (day % 7)) / 100)).toFixed(2),
      );
      lines.push(`${date},${longName(well)},${name} ${well % 4},24,${values.join()}`);
    }
  const file = path.join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return { file, rows: wells * 1000 };
}

/** Runs the importer. @param limit largest file that it and its database may write, in MB */
function importFile(file, data, limit) {
  const node = [process.execPath, path.join(dist, 'cli/import.js'), file, '--yes', '--units', 'metric'];
  const through =
    limit === undefined ? node : ['/bin/sh', '-c', `ulimit -f ${limit * 2048}; exec "$@"`, 'sh', ...node];
  const child = spawn(through[0], through.slice(1), { env: { ...process.env, CNX_DATA_DIR: data } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

/** Stored days of a well that is computed: by two methods, from the sixth day on. */
const daysOfWhole = 2 * (1000 - 5);

/** What stands in the database, opened without a limit; `halves` are wells computed in part, or wrongly not due. */
async function held(data) {
  const { connectDatabase } = await import(path.join(dist, 'database/connect.js'));
  const { settleInterruptedRuns } = await import(path.join(dist, 'import/run-protocol.js'));
  const connection = await connectDatabase({ dataDirectory: data });
  try {
    const { db } = connection;
    await settleInterruptedRuns(db, new Date());
    const count = async (table) =>
      Number(
        (
          await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('rows'))
            .executeTakeFirst()
        ).rows,
      );
    const last = await db
      .selectFrom('import_run')
      .select(['status', 'message', 'rows_new'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const wells = await db
      .selectFrom('well')
      .leftJoin('well_computation as known', 'known.well_id', 'well.id')
      .select(({ selectFrom }) => [
        'known.rows_changed as rowsChanged',
        selectFrom('deferred_production as deferral')
          .whereRef('deferral.well_id', '=', 'well.id')
          .select(({ fn }) => fn.countAll().as('days'))
          .as('days'),
      ])
      .execute();
    const halves = wells.filter(({ days, rowsChanged }) =>
      Number(days) === 0 ? rowsChanged === false : Number(days) !== daysOfWhole,
    );
    return {
      rows: await count('daily_production'),
      computed: await count('deferred_production'),
      halves: halves.length,
      last,
    };
  } finally {
    await connection.close();
  }
}

const rowsStored = /The rows are stored, but their insights could not be recomputed/;

/** Faults of an import that must fail, and of the one after it that must not. */
async function fails({
  data,
  small,
  large,
  limit,
  says,
  leaves: expected,
  prepare = () => undefined,
  restore = () => undefined,
}) {
  const faults = [];
  const expect = (holds, what) => void (holds || faults.push(what));
  const first = await importFile(small.file, data);
  expect(first.code === 0, `the small file was not imported: ${first.output.slice(-800)}`);
  const before = await held(data);
  prepare();
  const full = await importFile(large.file, data, limit);
  restore();
  expect(full.code === 1 && says.test(full.output), `it ended with ${full.code}: ${full.output.slice(-800)}`);
  const after = await held(data);
  // On a disk that fills meanwhile, the command itself says how far it came.
  const leaves = expected ?? (rowsStored.test(full.output) ? 'rows' : 'nothing');
  const wanted = leaves === 'nothing' ? before.rows : before.rows + large.rows;
  expect(after.rows === wanted, `${after.rows} rows are stored, not ${wanted}`);
  expect(after.halves === 0, `${after.halves} wells are computed in part, or not due`);
  const most = leaves === 'nothing' ? before.computed : wanted * (daysOfWhole / 1000) - 1;
  expect(after.computed <= most, `${after.computed} days are computed, of ${most} at most`);
  const status = leaves === 'nothing' ? 'failed' : 'done';
  // A database that can only be read cannot keep a message; its wells are due until they are computed.
  const isReported = after.last.message || expected === undefined;
  expect(after.last.status === status && isReported, `the run is ${JSON.stringify(after.last)}`);
  const again = await importFile(large.file, data);
  expect(again.code === 0, `the file was not imported when there was space: ${again.output.slice(-800)}`);
  const end = await held(data);
  expect(end.rows === before.rows + large.rows, `${end.rows} rows in the end`);
  expect(end.computed === end.rows * (daysOfWhole / 1000), `${end.computed} days are computed in the end`);
  expect(end.last.status === 'done' && !end.last.message, `the last run is ${JSON.stringify(end.last)}`);
  return faults;
}

/** A file system of 800 MB at `disk`. @returns why there is none */
function mountSmallDisk(disk) {
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=800m,mode=711', 'tmpfs', disk], {
    encoding: 'utf8',
  });
  return mounted.status === 0 ? undefined : (mounted.stderr ?? String(mounted.error)).trim();
}

await run(async () => {
  await build('@cnx/backend');
  const gauges = [
    'Wellhead pressure (bar)',
    'Downhole pressure (bar)',
    'Annulus pressure (bar)',
    'Choke (%)',
  ];
  const small = writeRows('small.csv', 2, { Oil: 100 });
  const wide = writeRows('wide.csv', 120, {
    Oil: 100,
    Gas: 9_000,
    Water: 30,
    ...Object.fromEntries(gauges.map((gauge) => [gauge, 40])),
  });
  const long = writeRows('long.csv', 80, { Oil: 100 });
  const disk = path.join(folder, 'disk');
  const unmounted = mountSmallDisk(disk);
  const foreign = path.join(disk, 'foreign');
  const noSpace = /no space left; nothing was stored|connection to the database was lost; nothing was stored/;
  try {
    return await runChecks([
      [
        `${wide.rows} rows that do not fit: nothing of them is stored, and the run is called failed`,
        () =>
          fails({
            data: path.join(folder, 'a'),
            small,
            large: wide,
            limit: 17,
            says: noSpace,
            leaves: 'nothing',
          }),
      ],
      [
        `${long.rows} rows whose insights do not fit: all are stored, no well is computed in part, and the run says so`,
        () =>
          fails({
            data: path.join(folder, 'b'),
            small,
            large: long,
            limit: 17,
            says: rowsStored,
            leaves: 'rows',
          }),
      ],
      unmounted === undefined
        ? [
            'a disk that is full to the last 80 MB: all rows are stored or none, and the command says which',
            () =>
              fails({
                data: path.join(disk, 'data'),
                small,
                large: wide,
                says: new RegExp(`${noSpace.source}|${rowsStored.source}`),
                prepare() {
                  const { bavail, bsize } = statfsSync(disk);
                  writeFileSync(foreign, Buffer.alloc(bavail * bsize - 80 * 1024 * 1024));
                },
                restore: () => rmSync(foreign),
              }),
          ]
        : [`a full disk is not tried, for none can be mounted here: ${unmounted}`, () => []],
    ]);
  } finally {
    if (unmounted === undefined) spawnSync('umount', [disk]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
