import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLog, withoutSecrets } from './log.ts';

const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1In0.c2ln';

describe('withoutSecrets', () => {
  it.each([
    [`/api/x?token=${token}&from=2026-01-01`, '/api/x?token=[secret]&from=2026-01-01'],
    ['/#id_token=abc&state=xyz', '/#id_token=[secret]&state=[secret]'],
    ['/?ref=123', '/?ref=[secret]'],
    [`a ${token} in a text`, 'a [token] in a text'],
    ['postgres://cnx:hunter2@db/cnx', 'postgres://cnx:[secret]@db/cnx'],
  ])('%s → %s', (text, expected) => {
    expect(withoutSecrets(text)).toBe(expected);
  });
});

describe('createLog', () => {
  it('writes no secret, wherever it stands', () => {
    let written = '';
    const log = createLog({ level: 'info' }, { write: (line: string) => void (written += line) });
    log.info({ body: { password: 'hunter2' }, authorization: `Bearer ${token}` }, `signed in with ${token}`);
    const cause = new Error('postgres://cnx:hunter2@db');
    log.error({ err: new Error(`bad token ${token}`, { cause }) }, 'failed');
    expect(written.trim().split('\n')).toHaveLength(2);
    expect(written).not.toMatch(/eyJ|hunter2/);
  });

  it('writes files for their owner only, and sets each aside when it is full while the process runs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cnx-log-'));
    const file = join(folder, 'logs', 'backend.log');
    mkdirSync(join(folder, 'logs'));
    writeFileSync(file, 'of an earlier version\n', { mode: 0o644 });
    const log = createLog({ level: 'info', file, maxFileBytes: 4_000 });
    for (let number = 0; number < 100; number += 1) log.info({ number }, 'a line of some length');
    await new Promise<void>((resolve) => log.flush(() => resolve()));
    log.info({ number: 100 }, 'written after a flush');
    await new Promise<void>((resolve) => log.flush(() => resolve()));
    const files = readdirSync(join(folder, 'logs')).map((name) => join(folder, 'logs', name));
    expect(files.length).toBeGreaterThan(2);
    expect(files.map((name) => statSync(name).mode & 0o777)).toEqual(files.map(() => 0o600));
    expect(files.filter((name) => statSync(name).size > 5_000)).toEqual([]);
    const lines = files.flatMap((name) => readFileSync(name, 'utf8').trim().split('\n'));
    const numbers = lines.flatMap((line) => /"number":(\d+)/.exec(line)?.[1] ?? []).map(Number);
    expect(Math.max(...numbers)).toBe(100);
    expect(new Set(numbers).size).toBe(numbers.length);
    rmSync(folder, { recursive: true });
  });

  it('loses lines, but throws nothing, while its folder cannot be made', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cnx-log-'));
    const file = join(folder, 'logs', 'backend.log');
    writeFileSync(join(folder, 'logs'), 'a file where the folder should be');
    const log = createLog({ level: 'info', file });
    expect(() => log.info('lost')).not.toThrow();
    await new Promise<void>((resolve) => log.flush(() => resolve()));
    rmSync(join(folder, 'logs'));
    log.info('kept');
    await new Promise<void>((resolve) => log.flush(() => resolve()));
    expect(readFileSync(file, 'utf8')).toContain('kept');
    rmSync(folder, { recursive: true });
  });

  it('keeps what somebody sends inside one line', () => {
    let written = '';
    const log = createLog({ level: 'info' }, { write: (line: string) => void (written += line) });
    log.info({ path: '/x\r\n{"level":50}' }, 'answered');
    expect(written.trim().split('\n')).toHaveLength(1);
  });
});
