import { X } from 'lucide-react';
import { useId } from 'react';
import { keyframes, styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { Size } from '../../props.ts';
import { scrollsByItself } from '../../bar-height.ts';
import { useControlled } from '../../use-controlled.ts';
import { OverlayContainer } from '../overlay-container.ts';
import { dialogWords } from '../Dialog/dialog.words.ts';
import { Opener } from '../Opener.tsx';
import { modalRules } from '../overlay-rules.ts';
import { useModalDialog, type ModalProps } from '../use-modal-dialog.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';

// The shift towards its side, which lies elsewhere in a page that is read from right to left.
const away = 'translateX(var(--drawer-away))';
const slide = keyframes({ from: { transform: away, opacity: 0 } });

const Root = styled('dialog', modalRules, {
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
  flexDirection: 'column',
  '&[open]': { display: 'flex', animation: `${slide.name} $transitions$slow` },
  '&:not([open])': { transform: away },
  '&::backdrop': { backgroundColor: '$colors$scrim' },
  '@print': { display: 'none !important', '&::backdrop': { display: 'none' } },
  variants: {
    // Alone, from the top of the first sheet to the end of what it holds: the page behind has no box, see global-styles.ts.
    printed: {
      true: {
        '@print': {
          '&&[open]': {
            display: 'block !important',
            position: 'absolute',
            inset: '0 0 auto',
            width: '100%',
            maxWidth: 'none',
            height: 'auto',
            overflow: 'visible',
            border: 0,
            boxShadow: 'none',
            animation: 'none',
          },
        },
      },
    },
    side: {
      end: {
        insetInline: 'auto 0',
        borderInlineStartWidth: 1,
        '--drawer-away': '24px',
        '&:dir(rtl)': { '--drawer-away': '-24px' },
      },
      start: {
        insetInline: '0 auto',
        borderInlineEndWidth: 1,
        '--drawer-away': '-24px',
        '&:dir(rtl)': { '--drawer-away': '24px' },
      },
    },
    size: { sm: { width: 320 }, md: { width: 480 }, lg: { width: 720 }, xl: { width: 960 } },
  },
});
const Head = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  padding: '$4 $3 $3 $5',
  borderBottom: '1px solid $raisedBorder',
  '@print': { breakAfter: 'avoid', paddingInline: 0, '> button': { display: 'none' } },
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
  // What is laid out over its content, hidden texts too, scrolls with it instead of making the drawer itself scroll.
  position: 'relative',
  flex: 1,
  minHeight: 0,
  padding: '$4 $5',
  overflowY: 'auto',
  ...scrollsByItself,
  overflowWrap: 'anywhere',
  focusRing: -2,
  '@print': { overflow: 'visible', paddingInline: 0 },
});
const Foot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$2',
  padding: '$3 $5',
  borderTop: '1px solid $raisedBorder',
  '@print': { display: 'none' },
});

/** Props of {@link Drawer}. */
export interface DrawerProps extends ModalProps {
  /** From which side it comes. @default end */
  side?: 'start' | 'end';
  /** Its width: 320, 480, 720 or 960 px, and never more than the screen. @default md */
  size?: Size | 'xl';
  /**
   * Whether what is printed while it is open is its content alone, as a document of its own without buttons; false where it
   * holds controls of the page, which is printed without it then. @default true
   */
  printed?: boolean;
}

/** A panel along the side of the screen for the details of one thing, over the page it belongs to. */
export function Drawer(props: DrawerProps) {
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
  const { labels, side = 'end', size = 'md', printed = true, children, ref, dismissable, ...rest } = others;
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
        side={side}
        size={size}
        printed={printed}
        data-printed={printed || undefined}
      >
        {modal.seen && (
          <OverlayContainer value={modal.element}>
            <Head>
              <Titles>
                <Title id={`${id}-title`}>{title}</Title>
                {description && <Description id={`${id}-description`}>{description}</Description>}
              </Titles>
              {/* Its tooltip would take the Escape that is meant for what it closes. */}
              <IconButton
                size="sm"
                label={words.close}
                icon={<X size={18} />}
                tooltip={false}
                onClick={close}
              />
            </Head>
            {/* It scrolls, and so must be reachable without a mouse. */}
            <Body tabIndex={0} role="group" aria-labelledby={`${id}-title`}>
              {children}
            </Body>
            {actions && <Foot>{actions}</Foot>}
          </OverlayContainer>
        )}
      </Root>
    </>
  );
}
