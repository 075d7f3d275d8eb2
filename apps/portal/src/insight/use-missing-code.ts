import { useEffect, useState } from 'react';
import { CodeLoadError } from '../lazy-code.tsx';

/** Why code is missing, by the name of its text: a newer build has replaced the page's own, or it merely failed to arrive. */
export type MissingCode = 'newVersion' | 'incomplete';

/**
 * Asks the server whether it still has the build of this page. Offline it has said nothing.
 * @param script The address of the one with which the page begins: its name changes with every other.
 */
export async function askForBuild(script: string | undefined): Promise<MissingCode> {
  if (script === undefined) return 'incomplete';
  try {
    // A file of the portal, no call of the contract.
    // eslint-disable-next-line no-restricted-globals
    const { status } = await fetch(script, { method: 'HEAD', cache: 'no-store' });
    return status === 404 ? 'newVersion' : 'incomplete';
  } catch {
    return 'incomplete';
  }
}

/** @returns why code is missing, where that is what the error is about; until the server has answered, that it failed. */
export function useMissingCode(error: unknown): MissingCode | undefined {
  const [answer, setAnswer] = useState<MissingCode>('incomplete');
  const isMissing = error instanceof CodeLoadError;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isShown = true;
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
    void askForBuild(script).then((found) => isShown && setAnswer(found));
    return () => {
      isShown = false;
    };
  }, [isMissing]);
  return isMissing ? answer : undefined;
}
