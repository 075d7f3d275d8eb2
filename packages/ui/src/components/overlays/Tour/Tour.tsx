import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { useJoinedRef } from '../../use-joined-ref.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { isComposing } from '../../composing.ts';
import { useOverlayContainer } from '../overlay-container.ts';
import { overlayRules } from '../overlay-rules.ts';
import { tourWords, type TourLabels } from './tour.words.ts';

const Content = styled('div', overlayRules, {
  position: 'fixed',
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
/** How far the panel stands from what it is about, and from the edges of the window, px. */
const panelGap = 10;
const edge = 8;
/** What the panel has where nothing beside its target has room for it, px. */
const leastHeight = 160;

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
  const shown = items[stop];
  const target = shown?.target?.() ?? null;
  const around = useRectOf(target);
  const place = usePlace(own, around);
  useFocusWhileShown(own);
  useLayoutEffect(() => {
    // It returns a promise in newer browsers, which no effect may.
    void target?.scrollIntoView({ block: 'nearest' });
  }, [target]);
  if (!shown) return null;
  const isLast = stop === items.length - 1;
  return createPortal(
    <>
      {around && <Ring aria-hidden="true" style={ringAround(around)} />}
      <Content
        {...rest}
        ref={panel}
        role="dialog"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        style={place}
        onKeyDown={(event) => {
          // Elsewhere in the page it is that place's own: a dialog over it, full screen.
          if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          onDismiss(isLast);
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
    </>,
    container ?? document.body,
  );
}

/** Takes the focus, unless the reader is typing, and gives it back where it would be lost. */
function useFocusWhileShown(own: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const panel = own.current;
    const came = document.activeElement;
    if (!isTyped(came)) panel?.querySelector<HTMLElement>('[data-forward]')?.focus();
    return () => {
      const { activeElement } = document;
      const isLost =
        activeElement === null || activeElement === document.body || panel?.contains(activeElement);
      if (isLost && came instanceof HTMLElement) came.focus({ preventScroll: true });
    };
  }, [own]);
}

/** Where an element is in the window, also when the page moves. */
function useRectOf(target: Element | null): DOMRect | null {
  const [found, setFound] = useState<{ target: Element; rect: DOMRect } | null>(null);
  useLayoutEffect(() => {
    if (!target) return;
    const follow = () => setFound({ target, rect: target.getBoundingClientRect() });
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
  return found !== null && found.target === target ? found.rect : null;
}

const ringAround = ({ top, left, width, height }: DOMRect): CSSProperties => ({
  insetBlockStart: top - ringGap,
  left: left - ringGap,
  width: width + 2 * ringGap,
  height: height + 2 * ringGap,
});

/** Below what the stop is about, above it where there is more room, and in the corner of the window without it. */
function usePlace(own: RefObject<HTMLElement | null>, around: DOMRect | null): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>(corner);
  useLayoutEffect(() => {
    const panel = own.current;
    if (!panel || !around) return;
    const follow = () => setPlace(besideOf(panel, around));
    follow();
    const size = new ResizeObserver(follow);
    size.observe(panel);
    return () => size.disconnect();
  }, [own, around]);
  return around ? place : corner;
}

const corner: CSSProperties = { right: edge, bottom: edge, maxHeight: `calc(100vh - ${2 * edge}px)` };

function besideOf(panel: HTMLElement, { top, bottom, left, right }: DOMRect): CSSProperties {
  const { innerWidth, innerHeight } = window;
  const above = top - panelGap - edge;
  const below = innerHeight - bottom - panelGap - edge;
  const isBelow = below >= panel.scrollHeight || below >= above;
  const start = getComputedStyle(panel).direction === 'rtl' ? right - panel.offsetWidth : left;
  return {
    left: Math.max(edge, Math.min(start, innerWidth - edge - panel.offsetWidth)),
    maxHeight: Math.max(isBelow ? below : above, leastHeight),
    ...(isBelow
      ? { top: Math.max(edge, Math.min(bottom + panelGap, innerHeight - edge - leastHeight)) }
      : { bottom: Math.max(edge, Math.min(innerHeight - top + panelGap, innerHeight - edge - leastHeight)) }),
  };
}
