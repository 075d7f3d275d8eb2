import { css, keyframes } from '../../themes/stitches.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.98)' } });
const vanish = keyframes({ to: { opacity: 0, transform: 'scale(0.98)' } });

/**
 * The style of what floats at its trigger: menus and popovers.
 * @internal
 */
export const overlayRules = css({
  zIndex: '$overlay',
  boxSizing: 'border-box',
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'var(--radix-popper-available-height)',
  border: '1px solid $raisedBorder',
  borderRadius: '$card',
  backgroundColor: '$raised',
  elevation: 'popover',
  color: '$text',
  transformOrigin: 'var(--radix-popper-transform-origin)',
  animation: `${appear.name} $transitions$fast`,
  '&[data-state=closed]': { animation: `${vanish.name} $transitions$fast forwards`, pointerEvents: 'none' },
  '&:focus-visible': { outline: 'none' },
});

const exit = (properties: readonly string[]) =>
  [...properties, 'overlay', 'display']
    .map((property) => `${property} $transitions$base allow-discrete`)
    .join();

/**
 * The exit of a modal `<dialog>`: where it goes to is the `transform` of its `:not([open])`. A closed dialog is no
 * longer placed by the browser, so its place is given here; and it leaves only where it can stay in the top layer
 * until it is gone. Elsewhere it just closes.
 * @internal
 */
export const modalRules = css({
  position: 'fixed',
  '@supports (transition-behavior: allow-discrete) and (overlay: auto)': {
    '&:not([open])': {
      opacity: 0,
      pointerEvents: 'none',
      transition: exit(['opacity', 'transform']),
    },
    '&:not([open])::backdrop': {
      backgroundColor: 'transparent',
      transition: exit(['background-color']),
    },
  },
});
