import { X } from 'lucide-react';
import { Toast as Parts } from 'radix-ui';
import { keyframes, styled } from '../../../themes/stitches.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { ToneIcon, type MessageTone } from '../../messages/ToneIcon/ToneIcon.tsx';

const slide = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Viewport = styled(Parts.Viewport, {
  position: 'fixed',
  insetInlineEnd: 0,
  bottom: 0,
  zIndex: '$toast',
  column: '$2',
  width: 'min(400px, 100vw)',
  margin: 0,
  padding: '$4',
  boxSizing: 'border-box',
  listStyle: 'none',
  '&:focus-visible': { outline: 'none' },
});
const Root = styled(Parts.Root, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  padding: '$3',
  border: '1px solid $raisedBorder',
  borderRadius: '$card',
  backgroundColor: '$raised',
  elevation: 'popover',
  color: '$text',
  animation: `${slide.name} $transitions$base`,
  focusRing: 2,
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '& > svg': { flex: 'none', marginTop: 1 },
  variants: {
    tone: {
      info: { '& > svg': { color: '$infoMark' } },
      success: { '& > svg': { color: '$goodMark' } },
      warning: { '& > svg': { color: '$warningMark' } },
      error: { '& > svg': { color: '$criticalMark' } },
    },
  },
});
const Words = styled(Parts.Description, {
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: '$body',
});
const Aside = styled('div', { display: 'flex', gap: '$1', marginBlock: -4 });

/** A short message about what has just happened. */
export interface ToastMessage {
  id: string;
  /** @default info */
  tone?: MessageTone;
  text: string;
  /** Something to do about it; the same must be possible elsewhere, since a toast goes away. */
  action?: { label: string; onPress: () => void };
}

/** Props of {@link Toasts}. */
export interface ToastsProps {
  /** The messages shown, oldest first. */
  messages: readonly ToastMessage[];
  /** Called when a message has been shown long enough or was closed; drop it from `messages`. */
  onDismiss: (id: string) => void;
  /** Names the region; `({hotkey})` in it names the key that leads there. */
  regionLabel: string;
  /** Names the closing cross. */
  dismissLabel: string;
  /** How long a message stays, in milliseconds; errors stay until they are closed. @default 6000 */
  duration?: number;
}

/** The place where messages about finished work appear, above everything but a loading overlay. */
export function Toasts({ messages, onDismiss, regionLabel, dismissLabel, duration = 6000 }: ToastsProps) {
  return (
    <Parts.Provider
      label={regionLabel.replace('({hotkey})', '').trim()}
      duration={duration}
      swipeDirection="right"
    >
      {messages.map(({ id, tone = 'info', text, action }) => (
        <Root
          key={id}
          tone={tone}
          duration={tone === 'error' ? Infinity : duration}
          onOpenChange={(open: boolean) => !open && onDismiss(id)}
        >
          <ToneIcon tone={tone} size={18} />
          <Words>{text}</Words>
          <Aside>
            {action && (
              <Parts.Action asChild altText={action.label}>
                <Button size="sm" onClick={action.onPress}>
                  {action.label}
                </Button>
              </Parts.Action>
            )}
            <Parts.Close asChild>
              <IconButton size="sm" label={dismissLabel} icon={<X size={16} />} />
            </Parts.Close>
          </Aside>
        </Root>
      ))}
      <Viewport label={regionLabel} />
    </Parts.Provider>
  );
}
