import { css } from '../../themes/stitches.ts';

/** What pressing a button may mean: `critical` for what destroys. */
export const buttonTones = ['neutral', 'critical'] as const;

const criticalText = { '&&': { color: '$criticalText' } };
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
    emphasis: {
      strong: {
        backgroundColor: '$accent',
        color: '$onAccent',
        '@forced': { forcedColorAdjust: 'none' },
        [`${live}:hover`]: { backgroundColor: '$accentHover' },
        [`${live}:active`]: { backgroundColor: '$accentActive' },
      },
      normal: {
        backgroundColor: '$surface',
        borderColor: '$controlBorder',
        color: '$text',
        [`${live}:hover`]: { backgroundColor: '$hover' },
        [`${live}:active`]: { backgroundColor: '$active' },
      },
      quiet: {
        backgroundColor: 'transparent',
        color: '$text',
        [`${live}:hover`]: { backgroundColor: '$hover' },
        [`${live}:active`]: { backgroundColor: '$active' },
      },
    },
    critical: {
      strong: {
        '&&': { backgroundColor: '$criticalSolid', color: '$onCriticalSolid' },
        '@forced': { forcedColorAdjust: 'none' },
        [`&${live}:hover, &${live}:active`]: { backgroundColor: '$criticalSolidHover' },
      },
      normal: criticalText,
      quiet: criticalText,
    },
    size: {
      sm: { height: '$controlSmall', paddingInline: '$2', fontSize: '$small' },
      md: { height: '$control', paddingInline: '$3', fontSize: '$body' },
      lg: { height: '$touch', paddingInline: '$5', fontSize: '$body' },
    },
    fullWidth: { true: { width: '100%' } },
    off: {
      filled: { '&&': { backgroundColor: '$neutralSubtle', borderColor: '$border', color: '$textDisabled' } },
      plain: { '&&': { color: '$textDisabled' } },
    },
  },
});
