import { X } from 'lucide-react';
import { useId } from 'react';
import { keyframes, styled } from '../../../themes/stitches.ts';
import { OverlayContainer } from '../overlay-container.ts';
import { useModalDialog, type ModalProps } from '../use-modal-dialog.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';

const fromEnd = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });
const fromStart = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } });

/** Widths of a drawer: 320, 480 and 720 px, and never more than the screen. */
export const drawerSizes = ['sm', 'md', 'lg'] as const;
/** The width of a drawer. */
export type DrawerSize = (typeof drawerSizes)[number];

const Root = styled('dialog', {
  insetBlock: 0,
  height: '100dvh',
  maxWidth: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: '0 solid $raisedBorder',
  backgroundColor: '$raised',
  elevation: 'dialog',
  color: '$text',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { backgroundColor: '$colors$scrim' },
  variants: {
    side: {
      end: {
        insetInline: 'auto 0',
        borderInlineStartWidth: 1,
        '&[open]': { animation: `${fromEnd.name} $transitions$slow` },
      },
      start: {
        insetInline: '0 auto',
        borderInlineEndWidth: 1,
        '&[open]': { animation: `${fromStart.name} $transitions$slow` },
      },
    },
    size: { sm: { width: 320 }, md: { width: 480 }, lg: { width: 720 } },
  },
});
const Head = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  padding: '$4 $3 $3 $5',
  borderBottom: '1px solid $raisedBorder',
});
const Titles = styled('div', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Title = styled('h2', {
  fontSize: '$lead',
  fontWeight: '$strong',
  lineHeight: '$snug',
  paddingBlock: 4,
});
const Description = styled('p', { color: '$textQuiet' });
const Body = styled('div', {
  flex: 1,
  minHeight: 0,
  padding: '$4 $5',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  focusRing: -2,
});
const Foot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$2',
  padding: '$3 $5',
  borderTop: '1px solid $raisedBorder',
});

/** Props of {@link Drawer}. */
export interface DrawerProps extends ModalProps {
  /** From which side it comes. @default end */
  side?: 'start' | 'end';
  /** Its width. @default md */
  size?: DrawerSize;
}

/** A panel along the side of the screen for the details of one thing, over the page it belongs to. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title, description, closeLabel, side = 'end', size = 'md', footer } = props;
  const modal = useModalDialog(open, onClose);
  const id = useId();
  return (
    <Root
      {...modal.props}
      side={side}
      size={size}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      {open && (
        <OverlayContainer value={modal.element}>
          <Head>
            <Titles>
              <Title id={`${id}-title`}>{title}</Title>
              {description && <Description id={`${id}-description`}>{description}</Description>}
            </Titles>
            <IconButton size="sm" label={closeLabel} icon={<X size={18} />} onClick={onClose} />
          </Head>
          {/* It scrolls, and so must be reachable without a mouse. */}
          <Body tabIndex={0} role="group" aria-labelledby={`${id}-title`}>
            {props.children}
          </Body>
          {footer && <Foot>{footer}</Foot>}
        </OverlayContainer>
      )}
    </Root>
  );
}
