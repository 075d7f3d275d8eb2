import { X } from 'lucide-react';
import { useId } from 'react';
import { keyframes, styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { Size } from '../../props.ts';
import { scrollsByItself } from '../../bar-height.ts';
import { useControlled } from '../../use-controlled.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { OverlayContainer } from '../overlay-container.ts';
import { dialogWords } from './dialog.words.ts';
import { Opener } from '../Opener.tsx';
import { modalRules } from '../overlay-rules.ts';
import { useModalDialog, type ModalProps } from '../use-modal-dialog.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Root = styled('dialog', modalRules, {
  insetBlock: 0,
  width: 'calc(100% - 32px)',
  height: 'fit-content',
  maxHeight: 'min(85vh, 56rem)',
  padding: 0,
  border: '1px solid $raisedBorder',
  borderRadius: '$card',
  backgroundColor: '$raised',
  elevation: 'dialog',
  color: '$text',
  overflowY: 'auto',
  ...scrollsByItself,
  '&[open]': { animation: `${rise.name} $transitions$base` },
  '&:not([open])': { transform: 'translateY(8px)' },
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
  /** Its width: 400, 560 or 800 px. @default md */
  size?: Size;
  /** `alertdialog` for what interrupts and cannot wait: read out with its text at once. @default dialog */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A modal dialog: the browser's own `<dialog>`, which holds the focus, closes by Escape and gives the focus back
 * to where it was. The first control of the body gets the focus; the cross comes last.
 */
export function Dialog(props: DialogProps) {
  const {
    trigger,
    open: given,
    defaultOpen = false,
    onOpenChange,
    title,
    description,
    actions,
    ...others
  } = props;
  const { labels, size = 'md', children, ref, dismissable, ...rest } = others;
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const close = () => setOpen(false);
  const modal = useModalDialog(open, close, { ref, dismissable });
  const words = useWords(dialogWords, labels);
  const id = useId();
  return (
    <>
      {trigger && <Opener trigger={trigger} open={open} onOpen={() => setOpen(true)} />}
      <Root
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
        {...rest}
        {...modal.props}
        size={size}
      >
        {modal.seen && (
          <OverlayContainer value={modal.element}>
            <Frame>
              <Head>
                <Title id={`${id}-title`}>{title}</Title>
                {description && <Description id={`${id}-description`}>{description}</Description>}
              </Head>
              {children && <Body>{children}</Body>}
              {actions && <Foot>{actions}</Foot>}
              <Corner>
                {/* Its tooltip would take the Escape that is meant for what it closes. */}
                <IconButton
                  size="sm"
                  label={words.close}
                  icon={<X size={18} />}
                  tooltip={false}
                  onClick={close}
                />
              </Corner>
            </Frame>
          </OverlayContainer>
        )}
      </Root>
    </>
  );
}
