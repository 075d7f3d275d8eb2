import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readContract, type Contract } from './contract-document.ts';

/** The contract as it is written. */
const sourceFile = fileURLToPath(new URL('../../../../openapi/cnx.yaml', import.meta.url));

/** The same as JSON, made by the build: reading it takes a tenth of the time. */
export const compiledFile = fileURLToPath(new URL('./contract.json', import.meta.url));

let loaded: Promise<Contract> | undefined;

/** @returns The contract: as compiled if that is newer than the source, else from the source itself; read once. */
export function loadContract(): Promise<Contract> {
  loaded ??= readContractDocument().then(readContract);
  return loaded;
}

async function readContractDocument(): Promise<unknown> {
  const compiledAt = statSync(compiledFile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (compiledAt > statSync(sourceFile).mtimeMs) return JSON.parse(readFileSync(compiledFile, 'utf8'));
  return parseContractSource();
}

/** @returns The OpenAPI document as written, parsed. */
export async function parseContractSource(): Promise<unknown> {
  const { parse } = await import('yaml');
  return parse(readFileSync(sourceFile, 'utf8'));
}
