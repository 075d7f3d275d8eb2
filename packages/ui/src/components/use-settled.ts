import { useEffect, useState } from 'react';

/** How long a text stays as it is before it is said (ms): a screen reader would say each one between. */
const settledMs = 500;

/** @returns The text as it was when it last stayed the same for half a second, for what is announced while a user types. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = setTimeout(() => setSettled(text), settledMs);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
