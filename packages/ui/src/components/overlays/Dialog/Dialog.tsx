import { X } from 'lucide-react';
import { useId } from 'react';
import { keyframes, styled } from '../../../themes/stitches.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { OverlayContainer } from '../overlay-container.ts';
import { useModalDialog, type ModalProps } from '../use-modal-dialog.ts';

/** Widths of a dialog: 400, 560 and 800 px. */
export const dialogSizes = ['sm', 'md', 'lg'] as const;
/** The width of a dialog. */
export type DialogSize = (typeof dialogSizes)[number];

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Root = styled('dialog', {
  width: 'calc(100% - 32px)',
  maxHeight: 'min(85vh, 56rem)',
  padding: 0,
  border: '1px solid $raisedBorder',
  borderRadius: '$card',
  backgroundColor: '$raised',
  elevation: 'dialog',
  color: '$text',
  overflowY: 'auto',
  '&[open]': { animation: `${rise.name} $transitions$base` },
  '&::backdrop': { backgroundColor: '$colors$scrim' },
  variants: { size: { sm: { maxWidth: 400 }, md: { maxWidth: 560 }, lg: { maxWidth: 800 } } },
});
const Frame = styled('div', {
  display: 'grid',
  gridTemplate: 'auto auto auto / minmax(0, 1fr)',
  '& > *': { gridColumn: 1 },
});
const Head = styled('div', {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  gridRow: 1,
  padding: '$5 $12 $3 $5',
  backgroundColor: '$raised',
});
const Title = styled('h2', {
  fontSize: '$lead',
  fontWeight: '$strong',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});
const Description = styled('p', { marginTop: '$1', color: '$textQuiet' });
const Body = styled('div', { gridRow: 2, padding: '$1 $5 $5', overflowWrap: 'anywhere' });
const Foot = styled('div', {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  gridRow: 3,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$2',
  padding: '$3 $5',
  borderTop: '1px solid $raisedBorder',
  backgroundColor: '$raised',
});
// Over all rows, so that it stays in sight; last in the document, so that the focus begins elsewhere.
const Corner = styled('div', {
  position: 'sticky',
  top: '$3',
  zIndex: 1,
  gridRow: '1 / -1',
  alignSelf: 'start',
  justifySelf: 'end',
  margin: '$3',
});

/** Props of {@link Dialog}. */
export interface DialogProps extends ModalProps {
  /** Its width. @default md */
  size?: DialogSize;
}

/**
 * A modal dialog: the browser's own `<dialog>`, which holds the focus, closes by Escape and gives the focus back
 * to where it was. The first control of the body gets the focus; the cross comes last.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, closeLabel, size = 'md', footer, children } = props;
  const modal = useModalDialog(open, onClose);
  const id = useId();
  return (
    <Root
      {...modal.props}
      size={size}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      {open && (
        <OverlayContainer value={modal.element}>
          <Frame>
            <Head>
              <Title id={`${id}-title`}>{title}</Title>
              {description && <Description id={`${id}-description`}>{description}</Description>}
            </Head>
            {children && <Body>{children}</Body>}
            {footer && <Foot>{footer}</Foot>}
            <Corner>
              <IconButton size="sm" label={closeLabel} icon={<X size={18} />} onClick={onClose} />
            </Corner>
          </Frame>
        </OverlayContainer>
      )}
    </Root>
  );
}
