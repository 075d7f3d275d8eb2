import { useEffect, useRef, useState } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { columnAlign } from './data-column.ts';
import { cellPadding, edgePadding } from './TableHead.tsx';
import type { TableModel } from './use-table.ts';

/** So few rows are seen together with their total: one that stays in sight would only cover them. */
const fewRows = 10;

/** Height of the table in sight, px, from which on its total stays: it would cover the first rows of one that comes into view. */
const roomForRows = 280;

/** Whether so much of the table around an element is in sight that a total below its rows leaves several to be read. */
function useRoomForTotal(length: number) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const [hasRoom, setHasRoom] = useState(false);
  useEffect(() => {
    const table = ref.current?.closest('table');
    if (!table) return undefined;
    const { height } = table.getBoundingClientRect();
    const threshold = height > 0 ? Math.min(1, roomForRows / height) : 0;
    const observer = new IntersectionObserver(
      (entries) => setHasRoom((entries.at(-1)?.intersectionRect.height ?? 0) >= roomForRows - 1),
      { threshold },
    );
    observer.observe(table);
    return () => observer.disconnect();
  }, [length]);
  return { ref, hasRoom };
}

const Cell = styled('td', {
  position: 'sticky',
  zIndex: 2,
  height: '$sizes$row',
  padding: `0 ${cellPadding}`,
  borderTop: '1px solid $borderStrong',
  backgroundColor: '$total',
  color: '$text',
  fontWeight: '$strong',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  // As the head: on a sheet it would lie over rows.
  '@print': { position: 'static' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '[data-flush] &': {
    '&:first-child': { paddingInlineStart: edgePadding },
    '&:last-child': { paddingInlineEnd: edgePadding },
  },
  variants: {
    stays: { true: { bottom: 0 } },
    first: { true: { left: 0, zIndex: 3, '[data-scrolled] &': { boxShadow: '1px 0 0 $colors$border' } } },
    besideBoxes: { true: { '&&': { paddingInlineStart: '$1' } } },
    number: { true: { '&&': { overflow: 'visible' }, figures: 'tabular' } },
    wraps: { true: { '&&': { paddingBlock: 5, lineHeight: '$snug', whiteSpace: 'normal' } } },
    align: {
      start: {},
      center: { '&&': { textAlign: 'center' } },
      end: { '&&': { textAlign: 'right' } },
    },
  },
});

/** The total row; it stays in sight below the rows, where these are more than a few and have room beside it. */
export function TableFoot<Row>({ model }: { model: TableModel<Row> }) {
  const { columns, totals, selectedIds, props } = model;
  const { ref, hasRoom } = useRoomForTotal(model.ordered.length);
  const stays = model.ordered.length > fewRows && hasRoom;
  // The name of the row takes the room of the columns beside it that come to nothing.
  const firstSummed = columns.findIndex(({ total }, index) => index > 0 && total);
  const named = firstSummed < 0 ? columns.length : firstSummed;
  return (
    <tfoot ref={ref}>
      <tr>
        {selectedIds && <Cell stays={stays} />}
        {columns.map(({ id, kind, align, wrap, mark }, index) =>
          index > 0 && index < named ? null : (
            <Cell
              key={id}
              as={index === 0 ? 'th' : 'td'}
              {...(index === 0 && { scope: 'row', colSpan: named })}
              stays={stays}
              first={index === 0}
              besideBoxes={index === 0 && selectedIds !== undefined}
              number={kind === 'number'}
              wraps={wrap === true && !model.window.virtual}
              align={columnAlign({ kind, align })}
            >
              {totals?.get(id) && mark?.(model.shownRows)}
              {totals?.get(id)}
            </Cell>
          ),
        )}
        {props.rowActions && <Cell stays={stays} />}
      </tr>
    </tfoot>
  );
}
