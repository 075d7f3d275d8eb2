import { Popover as Parts } from 'radix-ui';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { useJoinedRef } from '../../use-joined-ref.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { keepWhileComposing } from '../../composing.ts';
import { useOverlayContainer } from '../overlay-container.ts';
import { overlayRules } from '../overlay-rules.ts';
import { tourWords, type TourLabels } from './tour.words.ts';

const Content = styled(Parts.Content, overlayRules, {
  width: 360,
  overflowY: 'auto',
  column: '$3',
  padding: '$4',
  '@print': { display: 'none' },
});
const Said = styled('div', { column: '$2' });
const Title = styled('h2', { fontSize: '$body', fontWeight: '$strong', overflowWrap: 'anywhere' });
const Text = styled('div', { quiet: '$body', overflowWrap: 'anywhere' });
const Foot = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2' });
const Place = styled('span', { quiet: '$small', marginInlineEnd: 'auto' });
const Ring = styled('div', {
  position: 'fixed',
  zIndex: '$overlay',
  boxSizing: 'border-box',
  border: '2px solid $focus',
  borderRadius: '$control',
  pointerEvents: 'none',
  '@print': { display: 'none' },
});

/** How far the ring stands from what it is around, px. */
const ringGap = 4;

/** A stop of a {@link Tour}. */
export interface TourItem {
  /** What the reader sees there. */
  title: string;
  /** What it is good for. */
  text: ReactNode;
  /** What of the page it is about. Without one, or where it is not there, the stop stands in the page's corner. */
  target?: (() => Element | null) | undefined;
}

/** Props of {@link Tour}; the rest goes to the panel. */
export interface TourProps extends RootProps {
  /** The stops, in their order. */
  items: readonly TourItem[];
  /** Which of them is shown, from 0, where the caller keeps that. */
  value?: number | undefined;
  /** Which of them is shown at first. @default 0 */
  defaultValue?: number;
  /** Called with the stop that the reader goes to. */
  onValueChange?: ((stop: number) => void) | undefined;
  /** Called when the reader leaves: `true` at the last stop, `false` before it. */
  onDismiss: (seen: boolean) => void;
  /** Words instead of the component's own. */
  labels?: Partial<TourLabels>;
}

/** The corner of the page in which a stop without a target stands. */
const corner = { getBoundingClientRect: () => new DOMRect(innerWidth - 8, innerHeight - 8, 0, 0) };

const isTyped = (element: Element | null) =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'));

/** Leads a new reader through a page, one thing after the other. The page can be used meanwhile, and Escape ends it. */
export function Tour(props: TourProps) {
  const { items, value, defaultValue = 0, onValueChange, onDismiss, labels, ref, ...rest } = props;
  const [stop, setStop] = useControlled(value, defaultValue, onValueChange);
  const words = useWords(tourWords, labels);
  const numbers = new Intl.NumberFormat(useLocale());
  const container = useOverlayContainer();
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  const panel = useJoinedRef(own, ref);
  const came = useRef<Element | null>(null);
  const shown = items[stop];
  const target = shown?.target?.() ?? null;
  const anchor = useMemo(() => ({ current: target ?? corner }), [target]);
  useLayoutEffect(() => {
    // It returns a promise in newer browsers, which no effect may.
    void target?.scrollIntoView({ block: 'nearest' });
  }, [target]);
  if (!shown) return null;
  const isLast = stop === items.length - 1;
  return (
    <Parts.Root open>
      <Parts.Anchor virtualRef={anchor} />
      {target && (
        <Parts.Portal container={container}>
          <Around target={target} />
        </Parts.Portal>
      )}
      <Parts.Portal container={container}>
        <Content
          {...rest}
          ref={panel}
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}text`}
          side={target ? 'bottom' : 'top'}
          align={target ? 'start' : 'end'}
          sideOffset={target ? ringGap + 6 : 0}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const { activeElement } = document;
            came.current = activeElement;
            // Who types already goes on.
            if (!isTyped(activeElement)) own.current?.querySelector<HTMLElement>('[data-forward]')?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const { activeElement } = document;
            const isLost = activeElement === null || activeElement === document.body;
            if (isLost && came.current instanceof HTMLElement) came.current.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            keepWhileComposing(event);
            // Another key of the page's own: a dialog over it, full screen.
            if (own.current?.contains(document.activeElement)) onDismiss(isLast);
          }}
        >
          <Said aria-live="polite">
            <Title id={`${id}title`}>{shown.title}</Title>
            <Text id={`${id}text`}>{shown.text}</Text>
          </Said>
          <Foot>
            <Place>{words.place(numbers.format(stop + 1), numbers.format(items.length))}</Place>
            {!isLast && (
              <Button size="sm" emphasis="quiet" onClick={() => onDismiss(false)}>
                {words.skip}
              </Button>
            )}
            {stop > 0 && (
              <Button size="sm" onClick={() => setStop(stop - 1)}>
                {words.back}
              </Button>
            )}
            <Button
              data-forward=""
              size="sm"
              emphasis="strong"
              onClick={() => (isLast ? onDismiss(true) : setStop(stop + 1))}
            >
              {isLast ? words.done : words.next}
            </Button>
          </Foot>
        </Content>
      </Parts.Portal>
    </Parts.Root>
  );
}

/** A ring around what a stop is about, also when the page moves. */
function Around({ target }: { target: Element }) {
  const [place, setPlace] = useState(() => target.getBoundingClientRect());
  useEffect(() => {
    const follow = () => setPlace(target.getBoundingClientRect());
    follow();
    const size = new ResizeObserver(follow);
    size.observe(target);
    size.observe(document.body);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      size.disconnect();
      document.removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [target]);
  return (
    <Ring
      aria-hidden="true"
      style={{
        insetBlockStart: place.top - ringGap,
        left: place.left - ringGap,
        width: place.width + 2 * ringGap,
        height: place.height + 2 * ringGap,
      }}
    />
  );
}
