import { styled } from '../../../themes/stitches.ts';

/** @internal What a lying sheet of A4 or Letter has room for under the heading of a chart, px. */
export const sheetHeight = 460;

/** @internal The property by which a chart says how much smaller it must be to stand on one sheet. */
export const sheetScale = '--chart-sheet-scale';

/** @internal Where a chart is drawn. On paper it is made smaller where it is taller than a sheet: a drawing is not divided. */
export const Stage = styled('div', {
  position: 'relative',
  minWidth: 0,
  '@print': { zoom: `var(${sheetScale}, 1)` },
});

/** @internal Stands in place of a chart that has nothing to draw. */
export const EmptyChart = styled('div', {
  display: 'grid',
  placeItems: 'center',
  padding: '$4',
  border: '1px dashed $borderStrong',
  borderRadius: '$control',
  quiet: '$small',
  textAlign: 'center',
});
