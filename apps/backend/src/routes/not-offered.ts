import { Refusal } from '../refusal.ts';

/** Makes the handler of a call whose counterpart this installation does not run. */
export function notOffered(what: string): () => Promise<never> {
  return () => Promise.reject(new Refusal(501, `${what} is not offered by this backend`));
}
