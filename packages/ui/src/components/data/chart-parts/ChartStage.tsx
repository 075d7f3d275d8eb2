import { styled } from '../../../themes/stitches.ts';

/** @internal Where a chart is drawn. */
export const Stage = styled('div', { position: 'relative', minWidth: 0 });

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
