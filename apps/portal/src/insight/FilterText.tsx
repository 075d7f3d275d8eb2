import { TextField } from '@cnx/ui';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** How long the typing rests before a list is asked for what was typed (ms). */
const restMs = 300;

/** Props of {@link FilterText}. */
export interface FilterTextProps {
  label: string;
  /** What the list is filtered by. */
  value: string;
  /** Called with what was typed, when the typing rests. */
  onRest: (text: string) => void;
}

/** A text that a list is filtered by, not at every key. */
export function FilterText({ label, value, onRest }: FilterTextProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <TextField
      label={label}
      icon={<Search size={16} aria-hidden="true" />}
      maxLength={200}
      value={text}
      onValueChange={(typed) => {
        setText(typed);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onRest(typed), restMs);
      }}
    />
  );
}
