import { Fragment } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { belowBar } from '../../bar-height.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { CardTitle } from './CardTitle.tsx';
import { Fact, type FactProps } from './Fact.tsx';
import { columnValue, isNothing, type DataColumn } from './data-column.ts';
import { GroupButton, groupTotal } from './GroupLine.tsx';
import type { GroupHead } from './row-groups.ts';
import { edgePadding } from './TableHead.tsx';
import type { TableModel } from './use-table.ts';

const List = styled('ul', { display: 'flex', flexDirection: 'column', padding: 0, listStyle: 'none' });

const Item = styled('li', {
  position: 'relative',
  padding: '$3',
  borderBottom: '1px solid $border',
  backgroundColor: '$surface',
  color: '$text',
  fontSize: '$small',
  '[data-flush] &': { paddingInline: edgePadding },
  '&:last-child': { borderBottom: 0 },
  variants: {
    live: { true: { minHeight: '$sizes$touch', cursor: 'pointer' } },
    chosen: {
      true: {
        backgroundColor: '$selected',
        boxShadow: 'inset 3px 0 0 $colors$accentMark',
        '@forced': { borderInlineStart: '4px solid Highlight' },
      },
    },
    compact: { true: { paddingBlock: '$2' } },
  },
});

/** Stays in sight above its rows, as the head of a table does; not in a box whose rows come and go with a scroll. */
const GroupItem = styled(Item, {
  backgroundColor: '$groupHead',
  paddingBlock: '$1',
  variants: { stays: { true: { position: 'sticky', top: belowBar, zIndex: 2 } } },
});

const Group = styled('li', {
  padding: '$4 $3 $1',
  quiet: '$caption',
  fontWeight: '$medium',
  '[data-flush] &': { paddingInline: edgePadding },
  a: {
    color: '$accentText',
    textDecoration: 'none',
    focusRing: 2,
    // Large enough for a finger, without moving what is around.
    display: 'inline-block',
    padding: '4px 8px',
    margin: '-4px -8px',
  },
});

/** What the figures beside the names are; each says it to a screen reader. */
const FigureName = styled('p', {
  padding: '$2 $3',
  borderBottom: '1px solid $border',
  quiet: '$caption',
  textAlign: 'end',
  '[data-flush] &': { paddingInline: edgePadding },
});

const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Values side by side stand on one line, whatever their names take.
  alignItems: 'end',
  gap: '$1 $4',
  marginTop: '$2',
  dt: { quiet: '$caption', overflowWrap: 'anywhere' },
  dd: { figures: 'tabular', overflowWrap: 'anywhere' },
});

/** Room in px between two facts of a line, for the dot there. */
const dotRoom = 8;

/** The two lines of a row: what it is and its figure, and what else there is to know. */
const Lines = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: '$3',
  figures: 'tabular',
  '[data-nothing]': { color: '$textQuiet' },
  '> dl:nth-child(3)': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    quiet: '$small',
    // A dot before each fact; those at the beginning of a line lie outside of what is shown.
    marginInlineStart: -dotRoom,
    clipPath: `inset(0 0 0 ${dotRoom}px)`,
    // Of the facts alone: what is in one may have boxes of its own.
    '> div': { position: 'relative', display: 'flex', gap: '$1', minWidth: 0, paddingInlineStart: dotRoom },
    '> div::before': { content: '"·"', position: 'absolute', insetInlineStart: 2 },
  },
});

const Actions = styled('div', {
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: '$2',
  marginTop: '$2',
});

const Tick = styled('div', { position: 'relative', zIndex: 1, marginTop: '$2' });

const Totals = styled('div', { padding: '$3', backgroundColor: '$total', fontSize: '$small' });

const Room = styled('li', { '&&': { padding: 0, border: 0 } });

/** A column without the unit that nothing has. */
function unitOf<Row>(column: DataColumn<Row>, nothing: boolean): FactProps['column'] {
  return nothing ? { ...column, unit: undefined } : column;
}

/** The figure of rows of two lines. */
function figureOf<Row>({ props }: TableModel<Row>, others: readonly DataColumn<Row>[]) {
  if (!props.compact && props.layout !== 'page') return undefined;
  return props.lineColumns ? others[0] : (others.find(({ kind }) => kind === 'number') ?? others.at(-1));
}

/** Whether a row is called as the one beside it, in the lines of a page's table. */
function isLike<Row>(
  { props, columns, places, window, row }: TableModel<Row>,
  place: number,
  by: -1 | 1,
): boolean {
  const [first] = columns;
  const beside = place + by;
  if (!first || !props.lineColumns || window.virtual || beside < 0 || beside >= places.length) return false;
  if (places.headAt(place) || places.headAt(beside)) return false;
  const name = row.texts.get(first.id)!;
  return name(places.at(place)) === name(places.at(beside));
}

/** Whether a row stands among rows that are called alike. */
function inGroup<Row>(model: TableModel<Row>, place: number): boolean {
  return isLike(model, place, -1) || isLike(model, place, 1);
}

/**
 * The columns named, in that order, and the one that the rows are in the order of; all of them where none is named. Those
 * that say the same in all rows are not among them.
 */
function lineColumns<Row>({ columns, props, sort }: TableModel<Row>) {
  const others = columns.slice(1);
  if (!props.lineColumns) return others;
  const ids = new Set([...props.lineColumns, ...(sort ? [sort.columnId] : [])]);
  return [...ids].flatMap((id) => others.find((column) => column.id === id) ?? []);
}

function Card<Row>({ model, place }: { model: TableModel<Row>; place: number }) {
  const { rowId, places, window, props, selectedIds, row: rowModel } = model;
  const { columns, texts, onSelect, rowHref, nameHref, rowActions, tickLabel, onTick } = rowModel;
  const { currentId, compact = false } = props;
  const row = places.at(place);
  const id = rowId(row);
  const [first] = columns;
  const name = first ? texts.get(first.id)!(row) : id;
  const others = lineColumns(model);
  const figure = figureOf(model, others);
  const grouped = inGroup(model, place);
  const href = onSelect ? undefined : rowHref?.(row);
  const content = (column: DataColumn<Row>) =>
    column.cell ? column.cell(row, 'line') : texts.get(column.id)!(row);
  // What a group's heading says is not said by each of its rows: these go by their first fact.
  const [, named] = others;
  const titleColumn = grouped && named ? named : first;
  const title = titleColumn && (
    <>
      {grouped && first && <VisuallyHidden>{texts.get(first.id)!(row)} </VisuallyHidden>}
      {content(titleColumn)}
    </>
  );
  const heading = (
    <CardTitle
      model={rowModel}
      row={row}
      name={name}
      title={title}
      nameHref={grouped ? undefined : nameHref?.(row)}
    />
  );
  return (
    <Item
      data-index={window.virtual ? place : undefined}
      live={onSelect !== undefined || href !== undefined}
      chosen={id === currentId}
      compact={compact}
      aria-current={id === currentId ? 'true' : undefined}
      aria-posinset={place + 1}
      aria-setsize={places.length}
    >
      {figure ? (
        <Lines>
          {heading}
          <dl>
            <Fact
              column={unitOf(figure, texts.get(figure.id)!(row) === model.labels.noValue)}
              brief
              nothing={isNothing(figure, columnValue(figure)(row)) && !figure.mark?.([row])}
            >
              {figure.mark?.([row])}
              {content(figure)}
            </Fact>
          </dl>
          <dl>
            {others.map(
              (column) =>
                column !== figure &&
                column !== titleColumn &&
                // In lines of facts there is no place to miss a value.
                texts.get(column.id)!(row) !== model.labels.noValue && (
                  <Fact key={column.id} column={column} brief={column.kind !== 'number'} inLine>
                    {content(column)}
                  </Fact>
                ),
            )}
          </dl>
        </Lines>
      ) : (
        <>
          {heading}
          <Facts>
            {others.map(
              (column) =>
                // A card has no column in which a value would be missed.
                texts.get(column.id)!(row) !== model.labels.noValue && (
                  <Fact key={column.id} column={column}>
                    {content(column)}
                  </Fact>
                ),
            )}
          </Facts>
        </>
      )}
      {rowActions && <Actions>{rowActions(row)}</Actions>}
      {selectedIds && (
        <Tick>
          <Checkbox
            size="sm"
            label={tickLabel(first ? texts.get(first.id)!(row) : id)}
            checked={selectedIds.has(id)}
            onChange={() => onTick(id)}
          />
        </Tick>
      )}
    </Item>
  );
}

interface GroupCardProps<Row> {
  model: TableModel<Row>;
  head: GroupHead<Row>;
  place: number;
}

/** The head of a group, and what its rows come to. */
function GroupCard<Row>({ model, head, place }: GroupCardProps<Row>) {
  const summed = lineColumns(model).filter(({ total }) => total);
  const figure = summed.find(({ id }) => id === model.sort?.columnId) ?? summed[0];
  const sum = figure && groupTotal(model, head, figure);
  return (
    <GroupItem
      stays={!model.window.virtual}
      data-index={model.window.virtual ? place : undefined}
      aria-posinset={place + 1}
      aria-setsize={model.places.length}
    >
      <Lines css={{ alignItems: 'center' }}>
        <GroupButton model={model} head={head} />
        <dl>
          {figure && (
            <Fact
              column={unitOf(figure, sum === model.labels.noValue)}
              brief
              nothing={isNothing(figure, figure.total?.(head.group.rows)) && !figure.mark?.(head.group.rows)}
            >
              {figure.mark?.(head.group.rows)}
              {sum}
            </Fact>
          )}
        </dl>
      </Lines>
    </GroupItem>
  );
}

/** The name that rows share, and where it leads; each of them says it to a screen reader. */
function GroupName<Row>({ model, row }: { model: TableModel<Row>; row: Row }) {
  const [first] = model.columns;
  if (!first) return null;
  const name = model.row.texts.get(first.id)!(row);
  const href = model.row.nameHref?.(row);
  return href === undefined ? (
    <Group aria-hidden="true">{name}</Group>
  ) : (
    <Group>
      <a href={href}>{name}</a>
    </Group>
  );
}

/** Rows as cards, for screens too narrow for columns: the first column is the title, the others name their values. */
export function TableCards<Row>({ model }: { model: TableModel<Row> }) {
  const { columns, places, window, totals, props } = model;
  const [first, ...others] = columns;
  const figure = figureOf(model, lineColumns(model));
  return (
    <>
      {figure?.figureNamed && (
        <FigureName aria-hidden="true">
          {figure.label}
          {figure.unit && `, ${figure.unit}`}
        </FigureName>
      )}
      <List aria-label={props.label}>
        {window.parts.map((part) => {
          if (part.kind === 'room') {
            return <Room key={part.key} aria-hidden="true" style={{ height: part.size }} />;
          }
          const head = places.headAt(part.place);
          return head ? (
            <GroupCard key={`group ${head.group.name}`} model={model} head={head} place={part.place} />
          ) : (
            <Fragment key={model.rowId(places.at(part.place))}>
              {inGroup(model, part.place) && !isLike(model, part.place, -1) && (
                <GroupName model={model} row={places.at(part.place)} />
              )}
              <Card model={model} place={part.place} />
            </Fragment>
          );
        })}
      </List>
      {totals && (
        <Totals>
          <strong>{first && totals.get(first.id)}</strong>
          <Facts>
            {others.map(
              (column) =>
                totals.get(column.id) && (
                  <Fact key={column.id} column={column}>
                    {column.mark?.(model.shownRows)}
                    {totals.get(column.id)}
                  </Fact>
                ),
            )}
          </Facts>
        </Totals>
      )}
    </>
  );
}
