import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { leaveFor, leavingAtom, unansweredAtom, unsavedAtom } from './leaving.atoms.ts';

const store = createStore();
let gone: string[];
const services = { store, navigation: { go: (to: string) => Promise.resolve(void gone.push(to)) } };

beforeEach(() => {
  gone = [];
  store.set(unsavedAtom, false);
  store.set(unansweredAtom, 0);
  store.set(leavingAtom, null);
});

it('goes at once where everything is saved', async () => {
  await leaveFor(services, '/news?item=1');
  expect([gone, store.get(leavingAtom)]).toEqual([['/news?item=1'], null]);
});

it('asks first where something is not saved', async () => {
  store.set(unsavedAtom, true);
  await leaveFor(services, '/settings?tab=security');
  expect([gone, store.get(leavingAtom)]).toEqual([[], { to: '/settings?tab=security', loses: 'unsaved' }]);
});

it.each([paths.logout, `${paths.logout}?state=x`])('never holds signing out for a form: %s', async (to) => {
  store.set(unsavedAtom, true);
  await leaveFor(services, to);
  expect([gone, store.get(leavingAtom)]).toEqual([[to], null]);
});

it('asks before signing out where a change is not answered, and before nothing else', async () => {
  store.set(unansweredAtom, 1);
  await leaveFor(services, '/news');
  await leaveFor(services, paths.logout);
  expect([gone, store.get(leavingAtom)]).toEqual([['/news'], { to: paths.logout, loses: 'unanswered' }]);
});
