import { useState } from 'react';

/** What {@link useValue} needs to know. */
export interface UseValueOptions<Value> {
  /** The value, where the caller keeps it. */
  readonly value: Value | undefined;
  /** The value at first, where the component keeps it. */
  readonly defaultValue: Value;
  /** Called with each new value. */
  readonly onValueChange: ((value: Value) => void) | undefined;
}

/** A value that the caller keeps, or else the component itself. */
export function useValue<Value>({
  value: given,
  defaultValue,
  onValueChange,
}: UseValueOptions<Value>): readonly [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: Value) => {
    if (given === undefined) setOwn(next);
    onValueChange?.(next);
  };
  return [given === undefined ? own : given, change];
}
