import { describe, expect, it } from 'vitest';
import { linkPath, paths } from './paths.ts';
import { routeOf, routes } from './routes.tsx';

describe('routeOf', () => {
  it('finds every route by its own path, in any case and with a slash at its end', () => {
    for (const { name, path } of routes.filter(({ path }) => path !== '*')) {
      expect(routeOf(path).name).toBe(name);
      expect(routeOf(`${path.toUpperCase()}/`).name).toBe(name);
    }
  });

  it('takes any one step where a path has a name', () => {
    expect(routeOf(linkPath('4fT0qLx9Za')).path).toBe(paths.link);
    expect(routeOf('/s/').name).toBe('notFound');
    expect(routeOf('/s').name).toBe('notFound');
    expect(routeOf('/s/a/b').name).toBe('notFound');
    expect(routeOf('/x/4fT0qLx9Za').name).toBe('notFound');
  });
});

it('opens no page without a session but those of the form and the legal ones', () => {
  const open = routes.filter(({ guard }) => guard === 'open').map(({ name }) => name);
  expect(open).toEqual([
    'login',
    'logout',
    'sso',
    'forgotPassword',
    'resetPassword',
    'terms',
    'privacy',
    'accessibility',
    'notFound',
  ]);
});
