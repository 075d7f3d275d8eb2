import { describe, expect, it } from 'vitest';
import { AdminArgumentError, parseAdminArguments } from './admin-arguments.ts';

describe('parseAdminArguments', () => {
  it('reads a command with its options', () => {
    const args = [
      'create-administrator',
      '--email',
      'ada@company.example',
      '--first-name',
      ' Ada ',
      '--mail',
    ];
    expect(parseAdminArguments(args)).toEqual({
      help: false,
      command: 'create-administrator',
      email: 'ada@company.example',
      firstName: 'Ada',
      lastName: '',
      isSso: false,
      language: 'en',
      byMail: true,
      since: undefined,
      importId: 0,
      ...{ field: '', from: '', into: '', keep: undefined },
      dryRun: false,
    });
    expect(parseAdminArguments(['audit-log', '--since', '2026-01-31']).since).toBe(
      '2026-01-31T00:00:00.000Z',
    );
    const merge = ['merge-wells', '--field', 'Tern', '--from', ' TERN 1', '--into', 'T-1', '--keep', 'into'];
    expect(parseAdminArguments(merge)).toMatchObject({
      ...{ command: 'merge-wells', field: 'Tern', from: 'TERN 1', into: 'T-1', keep: 'into' },
    });
    expect(parseAdminArguments(['list-administrators']).command).toBe('list-administrators');
    expect(parseAdminArguments(['--help']).help).toBe(true);
  });

  it.each([
    [],
    ['remove'],
    ['invite'],
    ['invite', '--email', 'nobody'],
    ['merge-wells', '--field', 'Tern', '--from', 'T-1'],
    ['merge-wells', '--field', 'Tern', '--from', 'T-1', '--into', 'T-2', '--keep', 'both'],
    ['audit-log', '--since', 'yesterday'],
    ['invite', 'twice', '--email', 'a@b.example'],
    ['invite', '--email', 'a@b.example', '--language', 'xx'],
    ['create-administrator', '--email', 'a,b@c.example'],
    ['create-administrator', '--email', 'x<evil@y.example'],
    ['create-administrator', '--email', 'a@b.example', '--password', 'Portal#2026'],
    ['create-administrator', '--email', 'a@b.example', '--first-name', 'x'.repeat(101)],
    ['create-administrator', '--email', 'a@b.example', '--last-name', 'a\u202eb'],
  ])('refuses %s %s %s %s %s in one line', (...args) => {
    expect(() => parseAdminArguments(args)).toThrow(AdminArgumentError);
    expect(() => parseAdminArguments(args)).not.toThrow(/\n/);
  });

  it('reads which import is to be undone', () => {
    const undo = ['undo-import', '--import', '412'];
    expect(parseAdminArguments(undo)).toMatchObject({ importId: 412, dryRun: false });
    expect(parseAdminArguments([...undo, '--dry-run'])).toMatchObject({ importId: 412, dryRun: true });
    for (const wrong of [['undo-import'], ['undo-import', '--import', 'november.csv']])
      expect(() => parseAdminArguments(wrong)).toThrow('the number of an import');
  });
});
