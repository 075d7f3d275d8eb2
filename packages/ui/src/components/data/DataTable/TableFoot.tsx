import { styled } from '../../../themes/stitches.ts';
import type { DataColumn } from './data-column.ts';

const Cell = styled('td', {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  height: '$sizes$row',
  padding: '0 $3',
  borderTop: '1px solid $borderStrong',
  backgroundColor: '$sunken',
  color: '$text',
  fontWeight: '$medium',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  variants: {
    first: { true: { left: 0, zIndex: 3, '[data-scrolled] &': { boxShadow: '1px 0 0 $colors$border' } } },
    number: { true: { '&&': { textAlign: 'right', overflow: 'visible' }, figures: 'tabular' } },
  },
});

/** Props of {@link TableFoot}. */
export interface TableFootProps {
  columns: readonly Pick<DataColumn<never>, 'id' | 'kind'>[];
  /** Texts by column. */
  totals: ReadonlyMap<string, string>;
  /** Columns before the first one: boxes and buttons. */
  leads: number;
  /** Whether there is a column of row actions. */
  actions: boolean;
}

/** The total row; it stays in sight below the rows. */
export function TableFoot({ columns, totals, leads, actions }: TableFootProps) {
  return (
    <tfoot>
      <tr>
        {leads > 0 && <Cell colSpan={leads} />}
        {columns.map((column, index) => (
          <Cell
            key={column.id}
            as={index === 0 ? 'th' : 'td'}
            {...(index === 0 && { scope: 'row' })}
            first={index === 0}
            number={column.kind === 'number'}
          >
            {totals.get(column.id)}
          </Cell>
        ))}
        {actions && <Cell />}
      </tr>
    </tfoot>
  );
}
