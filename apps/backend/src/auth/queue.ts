import PQueue from 'p-queue';
import { Refusal } from '../refusal.ts';

/** Adds a task while there is room for it. @throws Refusal 503 when `depth` tasks are waiting already. */
async function addWithin<T>(queue: PQueue, depth: number, task: () => Promise<T>): Promise<T> {
  if (queue.pending >= queue.concurrency && queue.size >= depth) {
    throw new Refusal(503, 'Too many people are signing in. Try again in a moment.', 2);
  }
  return queue.add(task);
}

/** @returns A queue that runs at most `width` tasks at once while at most `depth` wait. */
export function createQueue(width: number, depth: number): <T>(task: () => Promise<T>) => Promise<T> {
  const queue = new PQueue({ concurrency: width });
  return (task) => addWithin(queue, depth, task);
}

/** @returns One queue for each name, in which tasks run one after the other while at most `depth` wait. */
export function createQueues(depth: number): <T>(name: string, task: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, PQueue>();
  return (name, task) => {
    let queue = queues.get(name);
    if (!queue) {
      queue = new PQueue({ concurrency: 1 });
      queue.once('idle', () => queues.delete(name));
      queues.set(name, queue);
    }
    return addWithin(queue, depth, task);
  };
}
