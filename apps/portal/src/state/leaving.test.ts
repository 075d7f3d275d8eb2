import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { leaveFor, leavingForAtom, unsavedAtom } from './leaving.atoms.ts';

const store = createStore();
let gone: string[];
const services = { store, navigation: { go: (to: string) => Promise.resolve(void gone.push(to)) } };

beforeEach(() => {
  gone = [];
  store.set(unsavedAtom, false);
  store.set(leavingForAtom, null);
});

it('goes at once where everything is saved', async () => {
  await leaveFor(services, '/news?item=1');
  expect([gone, store.get(leavingForAtom)]).toEqual([['/news?item=1'], null]);
});

it('asks first where something is not saved', async () => {
  store.set(unsavedAtom, true);
  await leaveFor(services, '/settings?tab=security');
  expect([gone, store.get(leavingForAtom)]).toEqual([[], '/settings?tab=security']);
});

it.each([paths.logout, `${paths.logout}?state=x`])('never holds signing out: %s', async (to) => {
  store.set(unsavedAtom, true);
  await leaveFor(services, to);
  expect([gone, store.get(leavingForAtom)]).toEqual([[to], null]);
});
