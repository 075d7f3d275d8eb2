import { styled } from '@cnx/ui';

/** What people wrote, with its lines. */
export const Words = styled('p', { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
/** What paper does not have. */
export const OnScreen = styled('div', { display: 'contents', '@print': { display: 'none' } });
