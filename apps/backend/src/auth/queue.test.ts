import { expect, it } from 'vitest';
import { createQueue, createQueues } from './queue.ts';

/** A task that runs until it is ended. */
function task() {
  let end = (_result: string): void => undefined;
  const promise = new Promise<string>((resolve) => (end = resolve));
  return { run: () => promise, end: (result: string) => end(result) };
}

it('runs as many tasks at once as it is wide, and refuses what is more than it may keep waiting', async () => {
  const inTurn = createQueue(2, 1);
  const tasks = [task(), task(), task()];
  const results = tasks.map(({ run }) => inTurn(run));
  await expect(inTurn(task().run)).rejects.toMatchObject({ status: 503 });
  tasks.forEach(({ end }, at) => end(`${at}`));
  expect(await Promise.all(results)).toEqual(['0', '1', '2']);
  expect(await inTurn(async () => 'again')).toBe('again');
});

it('goes on after a task that fails, and says so to its caller alone', async () => {
  const inTurn = createQueue(1, 1);
  const failing = inTurn(() => Promise.reject(new Error('no luck')));
  const next = inTurn(async () => 'next');
  await expect(failing).rejects.toThrow('no luck');
  expect(await next).toBe('next');
});

it('runs tasks of one name one after the other, and those of others beside them', async () => {
  const byName = createQueues(2);
  const began: string[] = [];
  const [first, second] = [task(), task()];
  const begin = (name: string, run: () => Promise<string>) =>
    byName(name.slice(0, 1), () => (began.push(name), run()));
  const all = [begin('a1', first.run), begin('a2', second.run), begin('b1', async () => 'b1')];
  await all[2];
  expect(began).toEqual(['a1', 'b1']);
  first.end('a1');
  second.end('a2');
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
  expect(began).toEqual(['a1', 'b1', 'a2']);
});
