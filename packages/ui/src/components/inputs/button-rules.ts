import { css } from '../../themes/stitches.ts';

/** How loud a button is, loudest first. */
export const buttonTones = ['primary', 'secondary', 'ghost', 'danger'] as const;
/** How loud a button is. */
export type ButtonTone = (typeof buttonTones)[number];

/** How large a button is; `lg` is for a form that stands alone. */
export const buttonSizes = ['sm', 'md', 'lg'] as const;
/** How large a button is. */
export type ButtonSize = (typeof buttonSizes)[number];

const live = '&:not(:disabled):not([aria-disabled=true])';

/**
 * The style of a button, for any element that acts as one.
 * @internal
 */
export const buttonRules = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  boxSizing: 'border-box',
  flex: 'none',
  border: '1px solid transparent',
  borderRadius: '$control',
  fontFamily: 'inherit',
  fontWeight: '$medium',
  lineHeight: '$tight',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  easeInUse: ['background-color', 'border-color'],
  focusRing: 2,
  '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed' },
  '&[aria-busy=true]': { cursor: 'progress' },
  '@touch': { minHeight: '$touch' },
  variants: {
    tone: {
      primary: {
        backgroundColor: '$accent',
        color: '$onAccent',
        '@forced': { forcedColorAdjust: 'none' },
        [`${live}:hover`]: { backgroundColor: '$accentHover' },
        [`${live}:active`]: { backgroundColor: '$accentActive' },
      },
      secondary: {
        backgroundColor: '$surface',
        borderColor: '$borderStrong',
        color: '$text',
        [`${live}:hover`]: { backgroundColor: '$hover' },
        [`${live}:active`]: { backgroundColor: '$active' },
      },
      ghost: {
        backgroundColor: 'transparent',
        color: '$text',
        [`${live}:hover`]: { backgroundColor: '$hover' },
        [`${live}:active`]: { backgroundColor: '$active' },
      },
      danger: {
        backgroundColor: '$criticalSolid',
        color: '$onCriticalSolid',
        '@forced': { forcedColorAdjust: 'none' },
        [`${live}:hover`]: { backgroundColor: '$criticalSolidHover' },
        [`${live}:active`]: { backgroundColor: '$criticalSolidHover' },
      },
    },
    size: {
      sm: { height: '$controlSmall', paddingInline: '$2', fontSize: '$small' },
      md: { height: '$control', paddingInline: '$3', fontSize: '$body' },
      lg: { height: '$touch', paddingInline: '$5', fontSize: '$body' },
    },
    wide: { true: { width: '100%' } },
    off: {
      filled: { '&&': { backgroundColor: '$sunken', borderColor: '$border', color: '$textDisabled' } },
      plain: { '&&': { color: '$textDisabled' } },
    },
  },
});
