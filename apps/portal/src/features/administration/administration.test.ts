import { createExampleFetch, examples } from '@cnx/api/examples';
import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, it, vi } from 'vitest';
import { testPortal } from '../../portal.fixture.ts';
import { toastsAtom } from '../../state/toasts.atoms.ts';
import { auditFile, changePerson, createPerson, fetchEvents } from './administration.ts';

it('says in words of the portal why the last administrator stays', async () => {
  const refusal = { errors: [{ message: 'body/id …', code: 'lastAdministrator' }] };
  const { portal, store } = testPortal({
    answer: createExampleFetch({ changePerson: () => Response.json(refusal, { status: 409 }) }),
  });
  const why = await changePerson(portal, 'x', { roleId: 2 });
  expect(why).toEqual({ key: 'portal:administration.lastAdministrator' });
  expect(store.get(toastsAtom).shown).toEqual([]);
});

it('is done when the server has answered, and has the lists fetched anew without waiting for them', async () => {
  const { portal, store } = testPortal({ answer: createExampleFetch({}) });
  const refetch = vi.spyOn(store.get(queryClientAtom), 'invalidateQueries');
  refetch.mockReturnValue(new Promise(() => undefined));
  const person = { email: 'a@cnx.example', firstName: '', lastName: '', roleId: 2, isSSO: false };
  expect(await createPerson(portal, { ...person, language: 'en' })).toBeUndefined();
  expect(refetch).toHaveBeenCalled();
});

it('fetches the events of a file page by page', async () => {
  const asked: string[] = [];
  const { portal } = testPortal({
    answer: (request) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.get('cursor') ?? '');
      const more: Record<string, string> = asked.length < 3 ? { 'X-Next-Cursor': `c${asked.length}` } : {};
      return Promise.resolve(
        Response.json(examples.auditEvents, { headers: { 'X-Total-Count': '6', ...more } }),
      );
    },
  });
  const { events, isCut } = await fetchEvents(portal, { kind: 'signIn' });
  expect([events.length, isCut, asked]).toEqual([6, false, ['', 'c1', 'c2']]);
});

it('makes texts that begin like formulas harmless in a file', () => {
  const [event] = examples.auditEvents;
  const lines = auditFile([{ ...event!, person: '=HYPERLINK("x")@evil.example' }], (column) => column);
  expect(lines[0]).toContain('at,kind');
  expect(lines[1]).toContain(`"'=HYPERLINK`);
  expect(lines[1]).toContain('action: deactivate');
});
