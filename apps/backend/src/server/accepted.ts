import { rowsType } from './contract-document.ts';

/** Entries of a header that are read; more are those of an attack. */
const maxEntries = 20;

/** How much the sender of an `Accept` header wants what it lists: from 0, not at all, to 1, which is where it does not say. */
export function weightsOf(header: string): ReadonlyMap<string, number> {
  const entries = header.toLowerCase().split(',').slice(0, maxEntries);
  return new Map(
    entries.map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [name, /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(weight) ? Number(weight) : 0];
    }),
  );
}

/**
 * Whether an `Accept` header asks for the rows of a list: it names them, and wants JSON less, or no more and does not name it.
 * Clients that list all types of an operation get JSON.
 */
export function wantsRows(accept: string): boolean {
  const weights = weightsOf(accept);
  const rows = weights.get(rowsType) ?? 0;
  const named = weights.get('application/json');
  const json = named ?? weights.get('application/*') ?? weights.get('*/*') ?? 0;
  return rows > 0 && (rows > json || (rows === json && named === undefined));
}
