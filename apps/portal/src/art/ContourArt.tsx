import { styled } from '@cnx/ui';
import artUrl from './entry-art.svg?url';

const Lines = styled('svg', {
  width: '100%',
  height: '100%',
  opacity: 0.5,
  // Weaker behind the words in the middle, and gone before an edge cuts them.
  // A mask counts by how much it lets through: the color's own tone does not show.
  maskImage:
    'radial-gradient(closest-side, color-mix(in srgb, black 30%, transparent) 20%, black 55%, transparent)',
});

/** The contour lines of the sign-in picture alone, faint, as large as their place. Decoration: nothing reads it out. */
export function ContourArt() {
  return (
    <Lines viewBox="40 40 520 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${artUrl}#contours`} />
    </Lines>
  );
}
