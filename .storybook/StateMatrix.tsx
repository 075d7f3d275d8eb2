import type { ReactNode } from 'react';
import { styled } from '@cnx/ui';

type Args = Readonly<Record<string, unknown>>;

/**
 * The states of a component beside its variants: `parameters.matrix` of a story. Each cell is the story with the
 * arguments of its row and column.
 */
export interface Matrix {
  /** States by their names. */
  readonly rows: Readonly<Record<string, Args>>;
  /** Variants by their names. */
  readonly columns: Readonly<Record<string, Args>>;
}

const Table = styled('table', {
  borderCollapse: 'collapse',
  '& th': { color: '$textQuiet', fontSize: '$caption', fontWeight: '$medium', textAlign: 'start' },
  '& tbody td': { minWidth: 180 },
  '& th, & td': { padding: '$2 $4 $2 0', verticalAlign: 'middle' },
});

/** Draws a story once for each state and variant. */
export function StateMatrix({ matrix, cell }: { matrix: Matrix; cell: (args: Args) => ReactNode }) {
  const columns = Object.entries(matrix.columns);
  return (
    <div style={{ overflowX: 'auto' }}>
      <Table>
        <thead>
          <tr>
            <td />
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(matrix.rows).map(([state, args]) => (
            <tr key={state}>
              <th scope="row">{state}</th>
              {columns.map(([name, variant]) => (
                <td key={name}>{cell({ ...variant, ...args })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
