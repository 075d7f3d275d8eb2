import { useEffect } from 'react';
import type { SearchCommand } from './suggestions.ts';
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
  const { commands, onSearch } = useSuggestions();
  useEffect(() => onSearch(text), [onSearch, text]);
  useEffect(() => onCommands(commands.filter(({ found }) => found)), [onCommands, commands]);
  return null;
}
