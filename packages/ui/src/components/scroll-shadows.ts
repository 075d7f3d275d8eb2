import { keyframes } from '../themes/stitches.ts';

const width = 28;
/** How far, in px, what is hidden must reach for the whole of it. */
const range = 24;

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/**
 * Rules for a box that scrolls sideways: its content lies in a row, and fades into the ground at each side where more of
 * it is hidden. The browser draws that by the scroll itself; one that cannot, a forced palette and paper have none.
 *
 * @param gap the box's own gap between what lies in it
 * @param ground the color behind the content @default '$colors$surface'
 */
export function scrollShadows(gap = '0px', ground = '$colors$surface') {
  return {
    display: 'flex',
    alignItems: 'flex-start',
    '&::before, &::after': {
      content: '""',
      position: 'sticky',
      // As high as what is seen of the box, wherever it is scrolled to.
      top: 0,
      zIndex: 4,
      flex: 'none',
      alignSelf: 'stretch',
      width,
      backgroundImage: `linear-gradient(to right, ${ground}, transparent)`,
      opacity: 0,
      pointerEvents: 'none',
    },
    '&::before': { insetInlineStart: 0, marginInlineEnd: `calc(${-width}px - ${gap})` },
    '&::after': {
      insetInlineEnd: 0,
      marginInlineStart: `calc(${-width}px - ${gap})`,
      transform: 'scaleX(-1)',
    },
    '&:dir(rtl)::before': { transform: 'scaleX(-1)' },
    '&:dir(rtl)::after': { transform: 'none' },
    '@supports (animation-timeline: scroll())': {
      '&::before, &::after': {
        animation: `${appear.name} linear both`,
        // The scroll is its clock: what stops all that moves by itself must not stop it.
        animationDuration: 'auto !important',
        animationTimeline: 'scroll(nearest inline)',
      },
      '&::before': { animationRange: `0 ${range}px` },
      '&::after': {
        animationRange: `calc(100% - ${range}px) 100%`,
        animationDirection: 'reverse',
      },
    },
    '@forced': { '&::before, &::after': { display: 'none' } },
    '@print': { '&::before, &::after': { display: 'none' } },
  } as const;
}

/**
 * Rules for a box that scrolls sideways and stands on any ground: what it holds becomes transparent at each side where
 * more of it is hidden, without a scroll bar; a browser that cannot draw that has the bar. Unlike {@link scrollShadows} it knows
 * no color, but takes what sticks in the box along.
 *
 * @param wide how wide what fades is, px
 */
export function scrollFades(wide = width) {
  const fade = `calc(100% + ${wide}px) 100%`;
  // Of the two layers of the mask, the left one fades by its place and the right one by its size: each has an animation.
  const left = keyframes({ from: { maskPosition: `${-wide}px 0, 0 0` }, to: { maskPosition: '0 0, 0 0' } });
  const right = keyframes({
    from: { maskSize: `${fade}, 100% 100%` },
    to: { maskSize: `${fade}, ${fade}` },
  });
  const [atStart, atEnd] = [`0 ${range}px`, `calc(100% - ${range}px) 100%`];
  return {
    // Nothing scrolls on paper: the mask would hide what it lies on, and a rule for paper could be lost beside another one.
    '@media screen and (forced-colors: none)': {
      '@supports (animation-timeline: scroll()) and (mask-composite: intersect)': {
        scrollbarWidth: 'none',
        maskImage: [
          `linear-gradient(to right, transparent, black ${wide}px)`,
          `linear-gradient(to left, transparent, black ${wide}px)`,
        ].join(),
        maskRepeat: 'no-repeat',
        maskComposite: 'intersect',
        maskPosition: `${-wide}px 0, 0 0`,
        maskSize: `${fade}, ${fade}`,
        animation: `${left.name} linear both, ${right.name} linear both`,
        // The scroll is its clock: what stops all that moves by itself must not stop it.
        animationDuration: 'auto !important',
        animationTimeline: 'scroll(self inline)',
        animationRange: `${atStart}, ${atEnd}`,
        '&:dir(rtl)': { animationRange: `${atEnd}, ${atStart}`, animationDirection: 'reverse' },
      },
    },
  } as const;
}
