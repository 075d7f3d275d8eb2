import { styled, VisuallyHidden } from '@cnx/ui';
import { useRef, type ReactNode } from 'react';
import { useKeptFocus } from '../use-kept-focus.ts';

const Place = styled('div', { minWidth: 0 });

/** Props of {@link ListPlace}. */
export interface ListPlaceProps {
  /** What the list says it shows; empty while it is loaded. */
  said: string;
  /** The list, or what stands in its place. */
  children: ReactNode;
}

/**
 * Where a list stands, whatever stands for it: it says how much is shown when that changes, and keeps the focus as other rows
 * take the place of those before.
 */
export function ListPlace({ said, children }: ListPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  return (
    <Place ref={place}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {children}
    </Place>
  );
}
