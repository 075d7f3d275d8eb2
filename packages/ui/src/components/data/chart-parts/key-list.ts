import { styled } from '../../../themes/stitches.ts';

/** @internal What the marks of a chart mean: a mark and a name for each. */
export const KeyList = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $3',
  marginBottom: '$2',
  padding: 0,
  listStyle: 'none',
  quiet: '$caption',
  li: { display: 'inline-flex', alignItems: 'center', gap: 6 },
});
