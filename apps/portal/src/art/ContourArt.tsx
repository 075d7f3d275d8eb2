import { styled } from '@cnx/ui';
import artUrl from './entry-art.svg?url';

const Lines = styled('svg', {
  width: '100%',
  height: '100%',
  // Stronger than behind the sign-in's own ground, and gone before an edge cuts them.
  opacity: 0.5,
  maskImage: 'radial-gradient(closest-side, black 35%, transparent)',
});

/** The contour lines of the sign-in picture alone, faint, as large as their place. Decoration: nothing reads it out. */
export function ContourArt() {
  return (
    <Lines viewBox="40 40 520 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${artUrl}#contours`} />
    </Lines>
  );
}
