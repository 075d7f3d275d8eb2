import { describe, expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from './i18n/i18n.ts';
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

it('has a screen for every route of the specification, and no text that says of one that it is still to come', async () => {
  const specified = [
    ...['/', '/dashboard', '/dashboard/optimizationDashboard', '/dashboard/exception-report'],
    ...['/dashboard/user-analytics-dashboard', '/dashboard/statistics', '/settings', '/search-results'],
    ...['/dashboard-user', '/reset-password', '/forgot-password', '/logout', '/Account/SSO'],
  ];
  expect(specified.filter((path) => routeOf(path).name === 'notFound')).toEqual([]);
  expect(new Set(specified.map((path) => routeOf(path).screen)).size).toBe(specified.length);
  const i18n = createI18n('en', await loginTexts('en'));
  await loadTexts(i18n, 'portal');
  const texts = JSON.stringify(i18n.store.data['en']).match(/"(?:[^"\\\\]|\\\\.)*"/gu) ?? [];
  expect(texts.length).toBeGreaterThan(1_000);
  const toCome = texts.filter((text) =>
    /not available|coming soon|not yet built|under construction/i.test(text),
  );
  // What a server does not offer, and what its operator has not written.
  expect(toCome).toEqual(['"The assistant is not available."', '"This text is not available"']);
});
