import { styled } from '@cnx/ui';

/** The name of what a press opens, which looks like it. */
export const Opens = styled('span', {
  color: '$accentText',
  fontWeight: '$medium',
  ':is(tr, li):hover &': { textDecoration: 'underline' },
});
