import { styled } from '../../../themes/stitches.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import type { RowsProps } from './TableGrid.tsx';

const List = styled('ul', { display: 'flex', flexDirection: 'column', padding: 0, listStyle: 'none' });

const Item = styled('li', {
  position: 'relative',
  padding: '$3',
  borderBottom: '1px solid $border',
  backgroundColor: '$surface',
  color: '$text',
  fontSize: '$small',
  '&:last-child': { borderBottom: 0 },
  variants: {
    live: { true: { minHeight: '$sizes$touch', cursor: 'pointer' } },
    chosen: { true: { backgroundColor: '$selected', boxShadow: 'inset 3px 0 0 $colors$accentMark' } },
  },
});

const Title = styled('div', {
  fontSize: '$body',
  fontWeight: '$medium',
  overflowWrap: 'anywhere',
  button: {
    all: 'unset',
    cursor: 'pointer',
    // The whole card is the target.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { outline: '2px solid $focus', outlineOffset: -2 },
  },
});

const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$1 $4',
  marginTop: '$2',
  dt: { color: '$textQuiet', fontSize: '$caption', cut: true },
  dd: { figures: 'tabular', overflowWrap: 'anywhere' },
});

const Unit = styled('span', { color: '$textQuiet' });

const Deeds = styled('div', { position: 'relative', zIndex: 1, display: 'flex', gap: '$2', marginTop: '$2' });

const Marks = styled('div', {
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  marginTop: '$2',
});

const Totals = styled('div', { padding: '$3', backgroundColor: '$sunken', fontSize: '$small' });

const Room = styled('li', { '&&': { padding: 0, border: 0 } });

/** Rows as cards, for screens too narrow for columns: the first column is the title, the others name their values. */
export function TableCards<Row>(props: RowsProps<Row>) {
  const { caption, model, columns, texts, window, rowId, selectedId, onOpen, actions } = props;
  const { selection, detail, expanded, totals } = props;
  const [first, ...others] = columns;
  const rows = new Map(model.getRowModel().rows.map(({ original }) => [original.place, original.row]));
  return (
    <>
      <List aria-label={caption}>
        {window.parts.map((part) => {
          if (part.kind === 'room')
            return <Room key={part.key} aria-hidden="true" style={{ height: part.size }} />;
          const row = rows.get(part.place)!;
          const id = rowId(row);
          const title = first && (first.cell ? first.cell(row) : texts.get(first.id)!(row));
          return (
            <Item
              key={id}
              ref={window.virtual ? window.measure : undefined}
              data-index={part.place}
              live={onOpen !== undefined}
              chosen={id === selectedId}
              aria-current={id === selectedId ? 'true' : undefined}
              aria-posinset={part.place + 1}
              aria-setsize={props.total}
            >
              <Title>
                {onOpen ? (
                  <button type="button" onClick={() => onOpen(row)}>
                    {title}
                  </button>
                ) : (
                  title
                )}
              </Title>
              <Facts>
                {others.map((column) => (
                  <div key={column.id}>
                    <dt>{column.header}</dt>
                    <dd>
                      {column.cell ? column.cell(row) : texts.get(column.id)!(row)}
                      {column.unit && <Unit> {column.unit}</Unit>}
                    </dd>
                  </div>
                ))}
              </Facts>
              {actions && <Deeds>{actions(row)}</Deeds>}
              {(selection || detail) && (
                <Marks>
                  {selection && (
                    <Checkbox
                      label={selection.selectRow(first ? texts.get(first.id)!(row) : id)}
                      checked={selection.ids.has(id)}
                      onChange={() => props.onSelect(id)}
                    />
                  )}
                  {detail && (
                    <Button
                      size="sm"
                      tone="ghost"
                      aria-expanded={expanded.has(id)}
                      onClick={() => props.onExpand(id)}
                    >
                      {detail.show(first ? texts.get(first.id)!(row) : id)}
                    </Button>
                  )}
                </Marks>
              )}
              {detail && expanded.has(id) && detail.render(row)}
            </Item>
          );
        })}
      </List>
      {totals && (
        <Totals>
          <strong>{first && totals.get(first.id)}</strong>
          <Facts>
            {others.flatMap((column) =>
              totals.get(column.id)
                ? [
                    <div key={column.id}>
                      <dt>{column.header}</dt>
                      <dd>
                        {totals.get(column.id)}
                        {column.unit && <Unit> {column.unit}</Unit>}
                      </dd>
                    </div>,
                  ]
                : [],
            )}
          </Facts>
        </Totals>
      )}
    </>
  );
}
