import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DataTable } from './DataTable.tsx';

const cells = (markup: string) =>
  [...markup.matchAll(/<td[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, text]) => text);

describe('DataTable', () => {
  it('shows the field that a column is called by', () => {
    const rows = [
      { id: 'a', well: 'F-12', oil: 812.44 },
      { id: 'b', well: 'F-14', oil: null },
    ];
    const table = (
      <DataTable
        label="Wells"
        locale="en"
        rows={rows}
        columns={[
          { id: 'well', label: 'Well' },
          { id: 'oil', label: 'Oil', kind: 'number', digits: 1 },
        ]}
        defaultSort={{ columnId: 'oil', direction: 'ascending' }}
      />
    );
    const texts = cells(renderToStaticMarkup(table)).filter(Boolean);
    expect(texts).toEqual(expect.arrayContaining(['812.4', '–']));
  });

  it('puts texts at the side that a column asks for, and numbers at the end', () => {
    const markup = renderToStaticMarkup(
      <DataTable
        label="Wells"
        rows={[{ id: 'a', well: 'F-12', oil: 812, tests: 3 }]}
        columns={[
          { id: 'well', label: 'Well' },
          { id: 'oil', label: 'Oil', kind: 'number' },
          { id: 'tests', label: 'Tests', kind: 'number', align: 'center' },
        ]}
      />,
    );
    const sides = [...markup.matchAll(/data-align="(\w+)"/g)].map(([, side]) => side);
    expect(sides).toEqual(['start', 'end', 'center']);
  });

  it('shows by bars what closed groups come to, the largest one by a whole bar', () => {
    const rows = Array.from({ length: 100 }, (_, number) => ({
      id: String(number),
      field: number < 75 ? 'Breeze' : 'Venture',
      oil: 1,
    }));
    const markup = renderToStaticMarkup(
      <DataTable
        label="Wells"
        rows={rows}
        columns={[
          { id: 'field', label: 'Field' },
          {
            id: 'oil',
            label: 'Oil',
            kind: 'number',
            bar: true,
            note: 'by field',
            total: (some) => some.reduce((sum, { oil }) => sum + oil, 0),
          },
        ]}
        defaultGroupBy="field"
      />,
    );
    const widths = [...markup.matchAll(/<rect[^>]* width="([\d.]+)%"/g)].map(([, width]) =>
      Math.round(Number(width)),
    );
    expect(widths).toEqual([100, 33]);
    expect(markup).toMatch(/Oil<span[^>]*> by field/);
  });

  it('refuses rows that nothing tells apart', () => {
    const table = (
      <DataTable label="Wells" rows={[{ well: 'F-12' }]} columns={[{ id: 'well', label: 'Well' }]} />
    );
    expect(() => renderToStaticMarkup(table)).toThrow('rowId');
  });
});
