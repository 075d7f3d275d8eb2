import { NotOfferedError, type ApiClient } from '@cnx/api';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import type { PathName } from '../paths.ts';
import { userAtom } from '../session/session.atoms.ts';
import { notOfferedAtom } from '../state/offers.atoms.ts';
import { missingPagesAtom, pageNeeds, type PageNeed } from '../state/page-needs.atoms.ts';
import { usePortal } from '../use-portal.tsx';
import type { IsInMenu } from './navigation-items.tsx';

/** Leaves out of the menus what the server offers nothing for. */
export function useOfferedMenu(isInMenu: IsInMenu): IsInMenu {
  const missing = useAtomValue(missingPagesAtom);
  return useMemo(() => (name, roleId) => !missing.has(name) && isInMenu(name, roleId), [isInMenu, missing]);
}

/**
 * Asks for what the pages of the menus need, once, when the server has turned out to lack something: a server that offers
 * everything is asked for nothing.
 */
export function useMenuCheck(isInMenu: IsInMenu): void {
  const { store, loadClient } = usePortal();
  const roleId = useAtomValue(userAtom)?.roleId;
  const lacksSome = useAtomValue(notOfferedAtom).size > 0;
  const asked = useRef(false);
  useEffect(() => {
    if (!lacksSome || asked.current) return;
    asked.current = true;
    const lacks = (path: string) => store.set(notOfferedAtom, (known) => new Set([...known, path]));
    for (const [name, need] of Object.entries(pageNeeds))
      if (isInMenu(name as PathName, roleId)) void askFor(loadClient, need, lacks);
  }, [isInMenu, lacksSome, loadClient, roleId, store]);
}

type Get = (path: string, init: object) => Promise<unknown>;

/** Asks for what a page needs. Never fails: any other failure is said by the page itself. */
async function askFor(
  loadClient: () => Promise<ApiClient>,
  { path, query }: PageNeed,
  lacks: (path: string) => void,
): Promise<void> {
  try {
    const { GET } = await loadClient();
    await (GET as Get)(path, query ? { params: { query } } : {});
  } catch (error) {
    if (error instanceof NotOfferedError) lacks(error.path);
  }
}
