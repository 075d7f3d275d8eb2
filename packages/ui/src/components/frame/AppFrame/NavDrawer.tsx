import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { keyframes, styled } from '../../../themes/stitches.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';

/** Props of {@link NavDrawer}. */
export interface NavDrawerProps {
  open: boolean;
  onClose: () => void;
  /** Names the drawer. */
  label: string;
  /** Words of the button that closes it. */
  closeLabel: string;
  /** Stands at the top, beside that button. */
  brand: ReactNode;
  children: ReactNode;
}

const slide = keyframes({ from: { transform: 'translateX(-100%)' } });

const Root = styled('dialog', {
  margin: 0,
  padding: '$3',
  width: 'min(300px, 85vw)',
  height: '100dvh',
  maxHeight: 'none',
  border: 0,
  borderRight: '1px solid $border',
  backgroundColor: '$surface',
  color: '$text',
  '&[open]': { animation: `${slide()} $transitions$slow` },
  '&::backdrop': { backgroundColor: '$scrim' },
});

const Top = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: '$3',
  paddingLeft: '$2',
});

/** The navigation on a narrow screen: a sheet from the left that closes on a choice, beside it or on Escape. */
export function NavDrawer({ open, onClose, label, closeLabel, brand, children }: NavDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <Root
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        const outside = event.target === dialog.current;
        if (outside || (event.target as Element).closest('a[href]')) onClose();
      }}
    >
      <Top>
        {brand}
        <IconButton label={closeLabel} icon={<X size={18} />} onClick={onClose} />
      </Top>
      {open && children}
    </Root>
  );
}
