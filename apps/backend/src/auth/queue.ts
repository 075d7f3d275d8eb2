import { Refusal } from '../refusal.ts';

/** Runs a task when its turn comes. @throws Refusal 503 when too many are waiting already. */
export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/** @returns A queue that runs at most `width` tasks at once while at most `depth` wait. */
export function createQueue(width: number, depth: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= width) {
      if (waiting.length >= depth) {
        throw new Refusal(503, 'Too many people are signing in. Try again in a moment.', 2);
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** @returns One queue for each name, in which tasks run one after the other while at most `depth` wait. */
export function createQueues(depth: number): <T>(name: string, task: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { run: Queue; users: number }>();
  return async (name, task) => {
    const queue = queues.get(name) ?? { run: createQueue(1, depth), users: 0 };
    queues.set(name, queue);
    queue.users += 1;
    try {
      return await queue.run(task);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) queues.delete(name);
    }
  };
}
