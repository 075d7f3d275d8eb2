import { useEffect } from 'react';
import { useLazyCode } from '../insight/use-lazy-code.ts';
import { lazyCode } from '../lazy-code.tsx';
import { showToast } from '../state/toasts.atoms.ts';
import { usePortal } from '../use-portal.tsx';

const palette = lazyCode(() => import('../features/search/SearchPalette.tsx'));

/** Props of {@link Palette}. */
export interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The command palette, whose code is fetched when it is first opened. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  const { store } = usePortal();
  const { code } = useLazyCode(palette);
  useEffect(() => {
    if (!open) return;
    palette.load().catch(() => {
      onOpenChange(false);
      showToast(store, { key: 'portal:failures.unknown' }, 'critical');
    });
  }, [open, onOpenChange, store]);
  return code ? <code.SearchPalette open={open} onOpenChange={onOpenChange} /> : null;
}
