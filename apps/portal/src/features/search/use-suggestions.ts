import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { newsAtom } from '../../state/news.atoms.ts';
import { missingPagesAtom } from '../../state/page-needs.atoms.ts';
import { ownEntries, ownResults } from './own-results.ts';
import { suggestionsAtom, typedTextAtom } from './search.atoms.ts';
import { searchedText } from './search-address.ts';
import { commandsOfResults, type SearchCommand } from './suggestions.ts';

/** How long a user has to pause before the server is asked. */
const pauseMs = 120;

/** What the server suggests while a user types. */
export interface Suggestions {
  readonly commands: readonly SearchCommand[];
  /** How many results there are in all, with the portal's own; null while that is not known. */
  readonly count: number | null;
  /** What is typed, as it is searched. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/**
 * Asks the server for what is typed, after a short pause. Until it answers, those of its last suggestions stay that hold what is
 * typed, so that Enter never takes what another text has found.
 */
export function useSuggestions(): Suggestions {
  const formats = useFormats();
  const setTyped = useSetAtom(typedTextAtom);
  const asked = useAtomValue(typedTextAtom);
  const { data, isPlaceholderData } = useAtomValue(suggestionsAtom);
  const [text, setText] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onSearch = useCallback(
    (next: string) => {
      const cut = searchedText(next);
      setText(cut);
      clearTimeout(pause.current);
      if (cut === '') setTyped('');
      else pause.current = setTimeout(() => setTyped(cut), pauseMs);
    },
    [setTyped],
  );
  useEffect(() => () => clearTimeout(pause.current), []);
  const roleId = useAtomValue(userAtom)?.roleId;
  const news = useAtomValue(newsAtom).data?.data;
  const missing = useAtomValue(missingPagesAtom);
  const own = useMemo(
    () => ownResults(ownEntries(formats.t, roleId, news, missing), text).length,
    [formats, roleId, news, missing, text],
  );
  const results = data?.data;
  const total = data?.meta.total ?? null;
  const isCurrent = asked === text && !isPlaceholderData;
  const commands = useMemo(
    () =>
      text === ''
        ? []
        : commandsOfResults(formats, results ?? [], text).map((command) => ({
            ...command,
            found: isCurrent,
          })),
    [formats, results, text, isCurrent],
  );
  const count = text !== '' && isCurrent && total !== null ? total + own : null;
  return { commands, count, text, onSearch };
}
