import { createExampleFetch } from '@cnx/api/examples';
import { QueryClient } from '@tanstack/query-core';
import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, it, vi } from 'vitest';
import { testPortal } from '../../portal.fixture.ts';
import { usageAtom } from '../../state/usage.ts';
import { confirmHandover } from './handover-changes.ts';

const read = { id: '6f1d2b7a-52c8-4f4e-9d0b-0c8f3a4d1e22', version: 1 };

it('a shift that is taken over is counted, one that is refused is not', async () => {
  let refuses = false;
  const refusal = {
    confirmShiftHandover: () => Response.json({ errors: [{ message: 'no' }] }, { status: 409 }),
  };
  const { portal, store } = testPortal({
    answer: (request) => createExampleFetch(refuses ? refusal : {})(request),
  });
  const record = vi.fn();
  store.set(usageAtom, { record });
  store.set(queryClientAtom, new QueryClient());
  expect(await confirmHandover(portal, read)).toEqual({ kind: 'done' });
  expect(record).toHaveBeenCalledExactlyOnceWith({ name: 'feature.handover' });
  refuses = true;
  expect(await confirmHandover(portal, read)).toMatchObject({ kind: 'refused' });
  expect(record).toHaveBeenCalledOnce();
});
