import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, dropDatabase, systemDatabase } from './database.ts';
import { startSecondBackend, type SecondBackend } from './second-backend.ts';

/** Half past six at the fields, whose production day begins at six. */
export const morning = new Date('2026-03-12T05:30:00Z');

/** One field for each way in which a test goes through the morning: what one decides the other does not meet. */
export const fields = { pointer: 'Norhavn', keyboard: 'Sorhavn' } as const;

const zone = ['--time-zone', 'Europe/Oslo', '--day-start', '6'];
const days = 75;
const dayMs = 86_400_000;
const newestDay = Date.UTC(2026, 2, 11);

/** When the step is over that is planned in the morning for the next one, and the morning that has the report of its day. */
export const stepMade = new Date('2026-03-13T16:30:00Z');
export const reported = new Date('2026-03-14T05:30:00Z');
const daysUntilReported = 2;

/** Sm3/d of oil before anything happens, by the end of the well's name. */
const levels = { 1: 220, 2: 90, 3: 110 } as const;
/** What is left of it from March 10 on: one well falls after its pump was slowed down, one is being tested. */
const left: Readonly<Record<number, number>> = { 1: 0.62, 2: 0.55 };
const fallsOn = Date.UTC(2026, 2, 10);

/** Within ±1 %, and the same in every run. */
const noise = (day: number, well: number) => 1 + Math.sin(day * 12.9898 + well * 78.233) / 100;

/** Names of the wells of a field: the one that fell, the one that is tested, and a quiet one. */
export function wellsOf(field: string) {
  const name = (number: number) => `${field.slice(0, 3).toUpperCase()}-${number}`;
  return { fallen: name(1), tested: name(2), quiet: name(3) };
}

/** Daily production of the fields, as a file to import. @param newest ms @param count days up to it */
export function productionFile(newest = newestDay, count = days): string {
  const lines = ['Field,Well,Date,Hours (h),Oil (Sm3),Gas (Sm3),Water (Sm3)'];
  for (const field of Object.values(fields)) {
    for (const [number, well] of Object.values(wellsOf(field)).entries()) {
      for (let age = count - 1; age >= 0; age -= 1) {
        const day = newest - age * dayMs;
        const level = Object.values(levels)[number]! * (day >= fallsOn ? (left[number + 1] ?? 1) : 1);
        const oil = level * noise(day / dayMs, number);
        const figures = [24, oil, oil * 95, oil * 0.4].map((value) => value.toFixed(1));
        lines.push([field, well, new Date(day).toISOString().slice(0, 10), ...figures].join(','));
      }
    }
  }
  return `${lines.join('\n')}\n`;
}

function wellsFile(): string {
  const lines = Object.values(fields).flatMap((field) =>
    Object.values(wellsOf(field)).map((well) => `${field},${well},ESP`),
  );
  return ['Field,Well,Method', ...lines, ''].join('\n');
}

function eventsFile(): string {
  const lines = Object.values(fields).map(
    (field) => `${field},${wellsOf(field).fallen},frequency,2026-03-09T22:10:00+01:00,48,44,Hz`,
  );
  return ['Field,Well,Kind,Start,From,To,Unit', ...lines, ''].join('\n');
}

function scheduleFile(): string {
  const lines = Object.values(fields).map((field) =>
    [
      ...[field, wellsOf(field).tested, 'wellTest', 'Planned well test'],
      ...['2026-03-10T06:00:00+01:00', '2026-03-13T06:00:00+01:00', 'confirmed', 'Well services'],
      ...['120', '2026-02-20T08:00:00+01:00'],
    ].join(','),
  );
  const head =
    'Field,Well,Activity,Title,Planned start,Planned end,Status,Owner,Expected loss (Sm3),Approved';
  return [head, ...lines, ''].join('\n');
}

/** A backend over a database of its own, with the fields of a morning. */
export interface MorningSystem extends SecondBackend {
  /** Of the database. */
  readonly databaseUrl: string;
  /** Does something at a later moment, at the origin of a backend whose clock begins there. */
  at(moment: Date, act: (origin: string) => Promise<void>): Promise<void>;
  /** Brings the days until {@link reported}. */
  report(): Promise<void>;
}

/** Starts a backend at half past six over data that was imported by the commands that its users have. */
export async function startMorning(): Promise<MorningSystem> {
  const databaseUrl = await createDatabase(await systemDatabase());
  const settingsAt = (moment: Date) => ({
    ...{ DATABASE_URL: databaseUrl, CNX_NOW: moment.toISOString(), CNX_IDP: 'off' },
    // The accounts are what is wanted of it.
    CNX_DEMONSTRATION_WELLS: '8',
    CNX_DEMONSTRATION_YEARS: '1',
    CNX_DEMONSTRATION_GAS_WELLS: '0',
  });
  const backend = await startSecondBackend(settingsAt(morning));
  const folder = await mkdtemp(path.join(tmpdir(), 'cnx-morning-'));
  const stop = async () => {
    await backend.stop();
    await dropDatabase(databaseUrl);
    await rm(folder, { recursive: true, force: true });
  };
  const bring = async (moment: Date, name: string, text: string, options: readonly string[]) => {
    const file = path.join(folder, name);
    await writeFile(file, text);
    await runCommand('import', [...options, '--yes', '--strict', file], settingsAt(moment));
  };
  try {
    const place = ['--business-unit', 'Coast', '--area', 'Havn'];
    await bring(morning, 'production.csv', productionFile(), [...zone, ...place]);
    await bring(morning, 'wells.csv', wellsFile(), ['--kind', 'wells']);
    await bring(morning, 'events.csv', eventsFile(), ['--kind', 'events']);
    await bring(morning, 'schedule.csv', scheduleFile(), ['--kind', 'schedule']);
    return {
      ...{ ...backend, databaseUrl, stop },
      async at(moment, act) {
        const later = await startSecondBackend(settingsAt(moment));
        try {
          await act(later.origin);
        } finally {
          await later.stop();
        }
      },
      report() {
        const text = productionFile(newestDay + daysUntilReported * dayMs, daysUntilReported);
        return bring(reported, 'reported.csv', text, zone);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Runs a command of the backend.
 * @param settings Environment variables that differ.
 * @returns what it printed
 * @throws with that, when it does not end well
 */
export async function runCommand(
  command: 'import' | 'admin',
  options: readonly string[],
  settings: Record<string, string>,
): Promise<string> {
  const child = spawn(process.execPath, [`apps/backend/dist/cli/${command}.js`, ...options], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (printed += text.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${command} ${options.at(-1)!} ended with ${String(code)}:\n${printed}`);
  return printed;
}
