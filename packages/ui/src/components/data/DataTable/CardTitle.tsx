import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { RowModel } from './use-row-model.ts';

const Title = styled('div', {
  fontSize: '$body',
  fontWeight: '$medium',
  overflowWrap: 'anywhere',
  ':is(a, button)': {
    all: 'unset',
    cursor: 'pointer',
    // The whole card is the target, its line of facts included, which makes a layer of its own.
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '&:focus-visible::after': { outline: '2px solid $focus', outlineOffset: -2 },
  },
  // Beside the link of the name, that of the card is the card itself.
  ':is(a, button):empty': { position: 'absolute', inset: 0, zIndex: 1 },
  // The name leads elsewhere than the rest of the card.
  '[data-name-link]': {
    position: 'relative',
    zIndex: 1,
    color: '$accentText',
    // Large enough for a finger, without moving what is around.
    display: 'inline-block',
    padding: '4px 8px',
    margin: '-4px -8px',
    '&::after': { inset: '-6px 0' },
  },
});

/** Props of {@link CardTitle}. */
export interface CardTitleProps<Row> {
  model: Pick<RowModel<Row>, 'onSelect' | 'rowHref' | 'rowLabel'>;
  row: Row;
  /** What stands in the row's first column. */
  name: string;
  /** What is shown of it. */
  title: ReactNode;
  /** Where the name leads, where that is elsewhere than the row. */
  nameHref: string | undefined;
}

/** The heading of a row that is a card: what a press on the card does, and where its name leads. */
export function CardTitle<Row>({ model, row, name, title, nameHref }: CardTitleProps<Row>) {
  const { onSelect, rowHref, rowLabel } = model;
  const href = onSelect ? undefined : rowHref?.(row);
  const isNamed = nameHref !== undefined;
  const label = isNamed ? { 'aria-label': rowLabel(name) } : {};
  const content = isNamed ? undefined : title;
  return (
    <Title>
      {onSelect && (
        <button type="button" {...label} onClick={() => onSelect(row)}>
          {content}
        </button>
      )}
      {href !== undefined && (
        <a href={href} {...label}>
          {content}
        </a>
      )}
      {isNamed ? (
        <a data-name-link="" href={nameHref}>
          {title}
        </a>
      ) : (
        !onSelect && href === undefined && title
      )}
    </Title>
  );
}
