import { useState } from 'react';

/**
 * State that a caller keeps, or that the component keeps itself.
 * @param given The caller's state; undefined where the component keeps it.
 * @param first What the component begins with where it keeps it.
 * @param onChange Called with each change that the user asks for.
 */
export function useControlled<Value>(
  given: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(first);
  const change = (value: Value) => {
    setOwn(value);
    onChange?.(value);
  };
  return [given === undefined ? own : given, change];
}
