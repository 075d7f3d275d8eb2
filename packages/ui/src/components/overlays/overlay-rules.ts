import { css, keyframes } from '../../themes/stitches.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.98)' } });

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
  '&:focus-visible': { outline: 'none' },
});
