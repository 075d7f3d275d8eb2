import { css } from '../../themes/stitches.ts';

/**
 * The style of what a user types into or chooses from.
 * @internal
 */
export const controlRules = css({
  display: 'block',
  width: '100%',
  minWidth: 0,
  margin: 0,
  border: '1px solid $controlBorder',
  borderRadius: '$control',
  backgroundColor: '$control',
  color: '$text',
  fontFamily: 'inherit',
  lineHeight: '$snug',
  textAlign: 'start',
  easeInUse: ['border-color'],
  '&::placeholder': { color: '$textQuiet', opacity: 1 },
  '&:hover:not(:disabled)': { borderColor: '$textQuiet' },
  '&:focus-visible': { borderColor: '$focus', outline: '2px solid $colors$focus', outlineOffset: -1 },
  '&[aria-invalid=true]': { borderColor: '$criticalMark' },
  '&[aria-invalid=true]:focus-visible': { outlineColor: '$colors$criticalMark' },
  '&:disabled': {
    borderColor: '$border',
    backgroundColor: '$sunken',
    color: '$textDisabled',
    cursor: 'not-allowed',
  },
  // The browser paints its own ground and text over a field that it filled in.
  '&:-webkit-autofill': {
    boxShadow: 'inset 0 0 0 100px $colors$control',
    WebkitTextFillColor: '$colors$text',
    caretColor: '$text',
  },
  // Safari on a phone zooms into a field of smaller letters, and does not go back: above what the sizes say.
  '@touch': { minHeight: '$touch', '&&': { fontSize: '$lead' } },
  variants: {
    size: {
      sm: { height: '$controlSmall', paddingInline: '$2', fontSize: '$small' },
      md: { height: '$control', paddingInline: '$3', fontSize: '$body' },
      lg: { height: '$touch', paddingInline: '$3', fontSize: '$lead' },
    },
  },
});
