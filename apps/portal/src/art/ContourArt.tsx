import { styled } from '@cnx/ui';
import artUrl from './entry-art.svg?url';

const Lines = styled('svg', {
  width: '100%',
  height: '100%',
  opacity: 0.5,
  // Weaker behind the words in the middle, and gone before an edge cuts them.
  maskImage: 'radial-gradient(closest-side, rgb(0 0 0 / 0.3) 20%, black 55%, transparent)',
});

/** The contour lines of the sign-in picture alone, faint, as large as their place. Decoration: nothing reads it out. */
export function ContourArt() {
  return (
    <Lines viewBox="40 40 520 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${artUrl}#contours`} />
    </Lines>
  );
}
