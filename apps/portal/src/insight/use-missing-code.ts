import { useEffect, useState } from 'react';
import { CodeLoadError } from '../lazy-code.tsx';

/** Why code is missing, by the name of its text: a newer build has replaced the page's own, or it merely failed to arrive. */
export type MissingCode = 'newVersion' | 'incomplete';

/**
 * Asks the server whether it still has the build of this page. Offline it has said nothing.
 * @param scripts The addresses of those with which the page begins: the name of one of them changes with every other.
 */
export async function askForBuild(scripts: readonly string[]): Promise<MissingCode> {
  const areGone = await Promise.all(scripts.map(isGone));
  return areGone.includes(true) ? 'newVersion' : 'incomplete';
}

function isGone(script: string): Promise<boolean> {
  // A file of the portal, no call of the contract.
  // eslint-disable-next-line no-restricted-globals
  return fetch(script, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );
}

function scriptsOfPage(): readonly string[] {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  return Array.from(scripts, ({ src }) => src);
}

/** @returns why code is missing, where that is what the error is about; until the server has answered, that it failed. */
export function useMissingCode(error: unknown): MissingCode | undefined {
  const [answer, setAnswer] = useState<MissingCode>('incomplete');
  const isMissing = error instanceof CodeLoadError;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isShown = true;
    void askForBuild(scriptsOfPage()).then((found) => isShown && setAnswer(found));
    return () => {
      isShown = false;
    };
  }, [isMissing]);
  return isMissing ? answer : undefined;
}
