import { useEffect } from 'react';

/** Opens the palette by Ctrl+K, or ⌘K on a Mac, wherever the focus is; not over a dialog. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey || defaultPrevented) return;
      event.preventDefault();
      if (!repeat && !document.querySelector('dialog:modal')) open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}
