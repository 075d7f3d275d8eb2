import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { viewTitlesAtom } from '../state/view-title.atoms.ts';

/**
 * Names what is open over or within the page in the title of the browser's tab, while it is open.
 * @param name null while nothing is open.
 */
export function useViewTitle(name: string | null): void {
  const setTitles = useSetAtom(viewTitlesAtom);
  useEffect(() => {
    if (name === null) return undefined;
    const own = { name };
    setTitles((titles) => [...titles, own]);
    return () => setTitles((titles) => titles.filter((title) => title !== own));
  }, [name, setTitles]);
}
