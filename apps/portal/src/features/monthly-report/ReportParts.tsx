import { styled } from '@cnx/ui';

/** The heading of a part of a section. */
export const Subheading = styled('h4', {
  fontSize: '$lead',
  fontWeight: '$strong',
  marginBlockStart: '$2',
  breakAfter: 'avoid',
});

/** A chart, kept on one sheet. */
export const ChartFigure = styled('div', { breakInside: 'avoid', minWidth: 0 });

/** Sentences that say what a section comes to. */
export const Points = styled('ul', { column: '$1', margin: 0, paddingInlineStart: '$5' });
