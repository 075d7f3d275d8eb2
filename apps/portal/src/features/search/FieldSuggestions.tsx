import { useEffect } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { allResults, type SearchCommand } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Props of {@link FieldSuggestions}. */
export interface FieldSuggestionsProps {
  /** What is typed into the field. */
  readonly text: string;
  /** Called with what the field may suggest, and whether the text is known to find nothing at all. */
  readonly onFound: (commands: readonly SearchCommand[], isNothing: boolean) => void;
}

/** Finds what the header's field suggests; shows nothing itself. */
export function FieldSuggestions({ text, onFound }: FieldSuggestionsProps) {
  const formats = useFormats();
  const { t } = formats;
  const { commands, count, text: asked, onSearch } = useSuggestions();
  useEffect(() => onSearch(text), [onSearch, text]);
  useEffect(
    () =>
      onFound(
        [
          ...commands
            .filter(({ found, id }) => found && id !== 'all work')
            // There are no headings here to say so.
            .map((command) =>
              command.group === t('search.didYouMean') ? { ...command, hint: t('search.similar') } : command,
            ),
          // Alone it stands only where it is known to lead to something.
          ...(asked === '' || (count === null && commands.length === 0)
            ? []
            : allResults(formats, asked, count)),
        ],
        count === 0,
      ),
    [onFound, commands, count, asked, formats, t],
  );
  return null;
}
