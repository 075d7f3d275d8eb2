import { describe, expect, it } from 'vitest';
import { parseDatabaseUrl, withSettings } from './target.ts';

describe('parseDatabaseUrl', () => {
  it.each([
    ['postgres://u:secret@db.example:6432/cnx', 'db.example:6432/cnx'],
    ['postgresql://db/cnx?sslmode=verify-full', 'db:5432/cnx'],
    ['postgres://u:secret@localhost/cnx?host=/run/pg', '/run/pg:5432/cnx'],
  ])('describes %s without its password', (url, label) => {
    expect(parseDatabaseUrl(url).label).toBe(label);
  });

  it.each(['', 'db', 'http://db/cnx', 'postgres://u:p w@:x/'])('refuses %j', (url) => {
    expect(() => parseDatabaseUrl(url)).toThrow('DATABASE_URL must have the form');
  });
});

describe('withSettings', () => {
  const options = (url: string) =>
    new URL(
      withSettings(parseDatabaseUrl(url), { statement_timeout: '10000' }).connectionString ?? '',
    ).searchParams.get('options');

  it('lets each session begin with our settings', () => {
    expect(options('postgres://db/cnx')).toBe(
      '-c timezone=UTC -c datestyle=ISO -c jit=off -c random_page_cost=1.1 -c statement_timeout=10000',
    );
  });

  it('puts what the address asks for behind them, where it wins, and keeps the rest of the address', () => {
    expect(options('postgres://db/cnx?options=-c%20statement_timeout%3D500&sslmode=require')).toMatch(
      /statement_timeout=10000 -c statement_timeout=500$/,
    );
    expect(
      withSettings(parseDatabaseUrl('postgres://db/cnx?sslmode=require'), {}).connectionString,
    ).toContain('sslmode=require');
  });
});
