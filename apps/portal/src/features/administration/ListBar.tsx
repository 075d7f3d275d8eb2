import { styled } from '@cnx/ui';

/** Controls over a list; the last one stands at the end. */
export const Bar = styled('div', {
  row: '$3',
  flexWrap: 'wrap',
  alignItems: 'end',
  '& > :last-child': { marginInlineStart: 'auto' },
});
