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

  it('keeps what somebody sends inside one line', () => {
    let written = '';
    const log = createLog({ level: 'info' }, { write: (line: string) => void (written += line) });
    log.info({ path: '/x\r\n{"level":50}' }, 'answered');
    expect(written.trim().split('\n')).toHaveLength(1);
  });
});
