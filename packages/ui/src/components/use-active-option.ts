import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { moveActive } from './active-option.ts';
import { isComposing } from './composing.ts';

/** What {@link useActiveOption} needs to know of a list. */
export interface ActiveOptionOptions {
  /** Options in the list now. */
  readonly count: number;
  /** The option that is active at first. @default 0 */
  readonly first?: number;
  /** Options that Page Up and Page Down pass. */
  readonly page: number;
  /** Enter was pressed on the active option. */
  readonly onTake: (index: number) => void;
  /** Brings an option that became active by a key into sight. */
  readonly onReach: (index: number) => void;
}

/**
 * The active option of a list under a text field that keeps the focus, with the attributes that tie field, list and
 * options together.
 */
export function useActiveOption({ count, first = 0, page, onTake, onReach }: ActiveOptionOptions) {
  const id = useId();
  const [active, setActive] = useState(first);
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-option-${index}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') onTake(active);
    else {
      const next = moveActive(event, active, count, page);
      if (next === undefined) return;
      setActive(next);
      onReach(next);
    }
    event.preventDefault();
  };
  return {
    active,
    setActive,
    field: {
      role: 'combobox',
      'aria-expanded': true,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': count > 0 ? optionId(active) : undefined,
      onKeyDown,
    } as const,
    list: { id: listId, role: 'listbox' } as const,
    option: (index: number) => ({
      id: optionId(index),
      role: 'option',
      active: index === active,
      // Keeps the focus in the field.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onPointerMove: () => setActive(index),
    }),
  };
}
