import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { keyframes, styled } from '../../../themes/stitches.ts';
import { modalRules } from '../../overlays/overlay-rules.ts';
import { useModalDialog } from '../../overlays/use-modal-dialog.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';

/** Props of {@link NavDrawer}. */
export interface NavDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the drawer. */
  label: string;
  /** Words of the button that closes it. */
  closeLabel: string;
  /** Stands at the top, beside that button. */
  brand: ReactNode;
  children: ReactNode;
}

const away = 'translateX(var(--drawer-away))';
const slide = keyframes({ from: { transform: away } });

const Root = styled('dialog', modalRules, {
  '--drawer-away': '-100%',
  '&:dir(rtl)': { '--drawer-away': '100%' },
  insetBlock: 0,
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
  '&:not([open])': { transform: away },
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
export function NavDrawer({ open, onOpenChange, label, closeLabel, brand, children }: NavDrawerProps) {
  const close = () => onOpenChange(false);
  const modal = useModalDialog(open, close);
  const press = (event: MouseEvent) => {
    modal.props.onClick(event);
    if ((event.target as Element).closest('a[href]')) close();
  };
  return (
    <Root {...modal.props} aria-label={label} onClick={press}>
      <Top>
        {brand}
        {/* Its tooltip would take the Escape that is meant for what it closes. */}
        <IconButton label={closeLabel} icon={<X size={18} />} tooltip={false} onClick={close} />
      </Top>
      {modal.seen && children}
    </Root>
  );
}
