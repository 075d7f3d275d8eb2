import { styled } from '@cnx/ui';

/** The heading of a part of a section. */
export const Subheading = styled('h4', {
  fontSize: '$lead',
  fontWeight: '$strong',
  marginBlockStart: '$2',
  breakAfter: 'avoid',
});

/** A chart, kept on one sheet and no wider than a standing one, on which nothing is drawn again. */
export const ChartFigure = styled('div', {
  maxWidth: 660,
  minWidth: 0,
  breakInside: 'avoid',
  '@print': { 'button:not([aria-pressed])': { display: 'none' } },
});

/** Sentences that say what a section comes to. */
export const Points = styled('ul', { column: '$1', margin: 0, paddingInlineStart: '$5' });
