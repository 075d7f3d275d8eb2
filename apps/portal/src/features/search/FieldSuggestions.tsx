import { useEffect } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { allResults, type SearchCommand } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Props of {@link FieldSuggestions}. */
export interface FieldSuggestionsProps {
  /** What is typed into the field. */
  readonly text: string;
  /** Called with what the field may suggest. */
  readonly onCommands: (commands: readonly SearchCommand[]) => void;
}

/** Finds what the header's field suggests; shows nothing itself. */
export function FieldSuggestions({ text, onCommands }: FieldSuggestionsProps) {
  const { t } = useFormats();
  const { commands, text: asked, onSearch } = useSuggestions();
  useEffect(() => onSearch(text), [onSearch, text]);
  useEffect(
    () =>
      onCommands([
        ...commands
          .filter(({ found, id }) => found && id !== 'all work')
          // There are no headings here to say so.
          .map((command) =>
            command.group === t('search.didYouMean') ? { ...command, hint: t('search.similar') } : command,
          ),
        ...(asked === '' ? [] : [allResults(t, asked)]),
      ]),
    [onCommands, commands, asked, t],
  );
  return null;
}
