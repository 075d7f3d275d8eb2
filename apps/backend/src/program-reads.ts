import { AsyncLocalStorage } from 'node:async_hooks';

const reads = new AsyncLocalStorage<true>();

/** Runs a read whose answer a program with an API key gets; {@link isForProgram} says so to all that it does. */
export function forProgram<T>(read: () => Promise<T>): Promise<T> {
  return reads.run(true, read);
}

/** Whether what is read now is for a program with an API key: it learns no email address of a person. */
export function isForProgram(): boolean {
  return reads.getStore() ?? false;
}
