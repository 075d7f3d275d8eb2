import { useEffect, useRef, type ComponentProps, type SyntheticEvent } from 'react';
import { usePortal } from '../../use-portal.tsx';
import { fetchEvidence } from './evidence/evidence.atoms.ts';

/** Milliseconds that the pointer or the focus rests on a row before its evidence is fetched: who passes by wants none. */
const restMs = 60;

/** The event that a row of the list opens; null where the target is in no such row. */
function eventOf(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest('tr, li') ?? target.closest('a[href]')?.parentElement;
  const link = row?.querySelector<HTMLAnchorElement>('a[href*="exception="]:not([href*="well="])');
  return link ? new URL(link.href).searchParams.get('exception') : null;
}

/**
 * Fetches the evidence of the row that the pointer or the focus rests on, so that it is there when the row is opened.
 * @returns handlers for what is around the list
 */
export function useEvidenceAhead(): Pick<
  ComponentProps<'div'>,
  'onPointerOver' | 'onPointerDown' | 'onFocusCapture'
> {
  const { store } = usePortal();
  const wanted = useRef<{ id: string; end: () => void } | null>(null);
  useEffect(() => () => wanted.current?.end(), []);
  const want = (target: EventTarget, wait: number) => {
    const id = eventOf(target);
    if (id === null || (wanted.current?.id === id && wait > 0)) return;
    wanted.current?.end();
    let endFetch: (() => void) | undefined;
    const timer = setTimeout(() => (endFetch = fetchEvidence(store, id)), wait);
    wanted.current = {
      id,
      end: () => {
        clearTimeout(timer);
        endFetch?.();
      },
    };
  };
  const onRest = ({ target }: SyntheticEvent) => want(target, restMs);
  return { onPointerOver: onRest, onFocusCapture: onRest, onPointerDown: ({ target }) => want(target, 0) };
}
