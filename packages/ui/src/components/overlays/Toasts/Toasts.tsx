import { X } from 'lucide-react';
import { Toast as Parts } from 'radix-ui';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps, Tone } from '../../props.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { ToneIcon } from '../../messages/ToneIcon/ToneIcon.tsx';
import { useToastPlace } from './use-toast-place.ts';
import { toastsWords, type ToastsLabels } from './toasts.words.ts';

const slide = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const vanish = keyframes({ to: { opacity: 0, transform: 'translateY(8px)' } });
const fade = keyframes({ to: { opacity: 0 } });

const Viewport = styled(Parts.Viewport, {
  column: '$2',
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
  pointerEvents: 'auto',
  animation: `${slide.name} $transitions$base`,
  focusRing: 2,
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-state=closed]': { animation: `${vanish.name} $transitions$base forwards`, pointerEvents: 'none' },
  '&[data-state=closed][data-swipe=end]': {
    transform: 'translateX(var(--radix-toast-swipe-end-x))',
    animation: `${fade.name} $transitions$base forwards`,
  },
  '& > svg': { flex: 'none', marginTop: 1 },
  variants: {
    tone: {
      neutral: { '& > svg': { color: '$textQuiet' } },
      info: { '& > svg': { color: '$infoMark' } },
      good: { '& > svg': { color: '$goodMark' } },
      warning: { '& > svg': { color: '$warningMark' } },
      critical: { '& > svg': { color: '$criticalMark' } },
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

/** Something to do about a message. */
export interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

/** A short message about what has just happened. */
export interface ToastItem {
  readonly id: string;
  /** What it means. @default info */
  readonly tone?: Tone;
  /** What has happened. */
  readonly label: string;
  /** What can be done about it; the same must be possible elsewhere, since a toast goes away. */
  readonly actions?: readonly ToastAction[];
  /** How long it stays, in milliseconds. @default as long as all others */
  readonly duration?: number;
}

/** Props of {@link Toasts}; the rest goes to the list. */
export interface ToastsProps extends RootProps<HTMLOListElement> {
  /** The messages shown, oldest first. */
  items: readonly ToastItem[];
  /** Called when a message has been shown long enough or was closed, and has left; drop it from `items`. */
  onDismiss: (id: string) => void;
  /** How long a message stays, in milliseconds; critical ones stay until they are closed. @default 6000 */
  duration?: number;
  /** Words instead of the component's own. */
  labels?: Partial<ToastsLabels>;
}

/** The place where messages about finished work appear, above everything, also an open dialog, but a loading overlay. */
export function Toasts({ items, onDismiss, duration = 6000, labels, ...rest }: ToastsProps) {
  const words = useWords(toastsWords, labels);
  const place = useToastPlace();
  const giveFocusBack = useFocusBack();
  return (
    <Parts.Provider
      {...(place && { announcerContainer: place })}
      label={words.region.replace('({hotkey})', '').trim()}
      duration={duration}
      swipeDirection="right"
    >
      {items.map((item) => (
        <Toast key={item.id} item={item} duration={duration} words={words} onDismiss={onDismiss} />
      ))}
      {place && createPortal(<Viewport {...rest} label={words.region} onFocus={giveFocusBack} />, place)}
    </Parts.Provider>
  );
}

/**
 * Follows the focus through the list of messages: one that leaves hands it to the list, from where nothing leads on. It goes back
 * to where it came from, if that is still there.
 */
function useFocusBack() {
  const from = useRef<HTMLElement | null>(null);
  return ({ currentTarget: list, target, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!list.contains(relatedTarget))
      from.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    else if (target === list && from.current?.isConnected) from.current.focus();
  };
}

interface ToastProps extends Required<Pick<ToastsProps, 'duration' | 'onDismiss'>> {
  item: ToastItem;
  words: ToastsLabels;
}

function Toast({ item, duration, words, onDismiss }: ToastProps) {
  const { id, tone = 'info' } = item;
  const [open, setOpen] = useState(true);
  return (
    <Root
      tone={tone}
      duration={item.duration ?? (tone === 'critical' ? Infinity : duration)}
      open={open}
      onOpenChange={setOpen}
    >
      <Message item={item} dismissLabel={words.dismiss} onGone={() => !open && onDismiss(id)} />
    </Root>
  );
}

interface MessageProps {
  item: ToastItem;
  dismissLabel: string;
  /** Called when it leaves the page: once closed, after its exit. */
  onGone: () => void;
}

function Message({ item: { tone = 'info', label, actions = [] }, dismissLabel, onGone }: MessageProps) {
  const leave = useEffectEvent(onGone);
  useEffect(() => () => leave(), []);
  return (
    <>
      <ToneIcon tone={tone} width={18} />
      <Words>{label}</Words>
      <Aside>
        {actions.map((action) => (
          <Parts.Action key={action.label} asChild altText={action.label}>
            <Button size="sm" onClick={action.onSelect}>
              {action.label}
            </Button>
          </Parts.Action>
        ))}
        <Parts.Close asChild>
          <IconButton size="sm" label={dismissLabel} icon={<X size={16} />} />
        </Parts.Close>
      </Aside>
    </>
  );
}
