import { styled } from '@cnx/ui';
import artUrl from './entry-art.svg?url';

const Lines = styled('svg', {
  width: '100%',
  height: '100%',
  opacity: 0.5,
  // Around the words in the middle, not through them, and gone before an edge cuts it.
  // A mask counts by how much it lets through: the color's own tone does not show.
  maskImage: 'radial-gradient(closest-side, transparent 42%, black 72%, transparent)',
});

/** The contour lines of the sign-in picture alone, faint, as large as their place. Decoration: nothing reads it out. */
export function ContourArt() {
  return (
    <Lines viewBox="40 40 520 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${artUrl}#contours`} />
    </Lines>
  );
}
