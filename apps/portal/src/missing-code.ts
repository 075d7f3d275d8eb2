import type { MissingCode } from './lazy-code.tsx';

/** Asks the server whether it still has the build of this page: it has, where it has this file. Offline it has said nothing. */
export async function askForBuild(): Promise<MissingCode> {
  try {
    // A file of the portal, no call of the contract.
    // eslint-disable-next-line no-restricted-globals
    const { status } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    return status === 404 ? 'newVersion' : 'incomplete';
  } catch {
    return 'incomplete';
  }
}
