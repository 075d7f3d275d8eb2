import type { StatisticsRow } from '@cnx/api';
import { Card, CsvDownload, DataTable, Select, styled, Text, type DataColumn } from '@cnx/ui';
import { useMemo, useState } from 'react';
import { isRatio, ratioBasis } from '../../insight/ratio-basis.ts';
import { useFormats } from '../../insight/use-formats.ts';
import {
  changeOf,
  entityName,
  fileDigits,
  figuresOf,
  shownFigures,
  type PartProps,
  type ShownFigure,
} from './statistics.ts';

const Choice = styled('div', { row: '$3', flexWrap: 'wrap', marginBlockEnd: '$3' });

interface Line {
  readonly id: ShownFigure;
  readonly first: number | null;
  readonly second: number | null;
}

const keyOf = ({ entity }: StatisticsRow) => entity.id ?? '';

/** Two entities side by side, figure by figure; nothing where there are no two. */
export function CompareCard({ body, loading }: PartProps) {
  const formats = useFormats();
  const { t } = formats;
  const { rows, window, product } = body;
  const [chosen, setChosen] = useState<{ first?: string; second?: string }>({});
  const rowOf = (id: string | undefined, place: number) =>
    rows.find((row) => id !== undefined && keyOf(row) === id) ?? rows[place];
  const [first, second] = [rowOf(chosen.first, 0), rowOf(chosen.second, 1)];
  const columns = useMemo(
    () => (first && second ? compareColumns(first, second, formats) : []),
    [first, second, formats],
  );
  const lines = useMemo(
    () =>
      figuresOf({ product }).map((id): Line => ({
        id,
        first: first?.figures?.[id] ?? null,
        second: second?.figures?.[id] ?? null,
      })),
    [first, second, product],
  );
  if (!first || !second) return null;
  const title = t('statistics.cards.compare');
  const items = rows.map((row) => ({ value: keyOf(row), label: entityName(row, t) }));
  return (
    <Card title={title} loading={loading}>
      <Choice>
        <Select
          label={t('statistics.compare.first')}
          labelBeside
          size="sm"
          items={items}
          value={keyOf(first)}
          onValueChange={(id) => setChosen({ ...chosen, first: id })}
        />
        <Select
          label={t('statistics.compare.second')}
          labelBeside
          size="sm"
          items={items}
          value={keyOf(second)}
          onValueChange={(id) => setChosen({ ...chosen, second: id })}
        />
      </Choice>
      <DataTable
        label={title}
        columns={columns}
        rows={lines}
        actions={
          <CsvDownload
            fileName={`statistics_compare_${window.from}_${window.to}.csv`}
            columns={compareFile(first, second, formats)}
          />
        }
        compact
        flush
        fullHeight
      />
      {[first, second].flatMap((row) =>
        lines.flatMap(({ id }) => {
          const said = isRatio(id) ? ratioBasis(row.figures, id, formats) : null;
          const name = entityName(row, t);
          return said === null ? (
            []
          ) : (
            <Text key={`${keyOf(row)} ${id}`} size="small" emphasis="quiet" figures>
              {t('statistics.ratio.of', { name, ratio: t(`statistics.figures.${id}`), basis: said })}
            </Text>
          );
        }),
      )}
    </Card>
  );
}

function compareColumns(
  first: StatisticsRow,
  second: StatisticsRow,
  { t, quantities }: ReturnType<typeof useFormats>,
): readonly DataColumn<Line>[] {
  const text = (id: ShownFigure, value: number | null) =>
    value === null
      ? null
      : quantities.text(shownFigures[id], value, {
          digits: shownFigures[id] === 'share' ? 1 : 0,
          inFull: true,
        });
  const difference = ({ id, first: one, second: other }: Line) => {
    const change = changeOf(id, other, one);
    if (change === null) return null;
    if (shownFigures[id] !== 'share')
      return quantities.text('share', 100 * change, { digits: 1, signed: true });
    const { value, unit } = quantities.wireChange('%', change);
    return [value, unit].filter(Boolean).join(' ');
  };
  return [
    {
      id: 'id',
      label: t('statistics.compare.figure'),
      value: ({ id }) => t(`statistics.figures.${id}`),
      minWidth: 120,
    },
    {
      id: 'first',
      label: entityName(first, t),
      value: ({ id, first: value }) => text(id, value),
      align: 'end',
    },
    {
      id: 'second',
      label: entityName(second, t),
      value: ({ id, second: value }) => text(id, value),
      align: 'end',
    },
    { id: 'difference', label: t('statistics.compare.difference'), value: difference, align: 'end' },
  ];
}

/** Figures of every kind stand below each other: each line has its unit, and numbers are numbers. */
function compareFile(
  first: StatisticsRow,
  second: StatisticsRow,
  { t, quantities }: ReturnType<typeof useFormats>,
): readonly DataColumn<Line>[] {
  const number = (
    id: 'first' | 'second' | 'difference',
    label: string,
    of: (line: Line) => number | null,
  ) => ({
    id,
    label,
    kind: 'number' as const,
    digits: fileDigits,
    value: (line: Line) => quantities.convert(shownFigures[line.id], of(line)),
  });
  return [
    { id: 'id', label: t('statistics.compare.figure'), value: ({ id }) => t(`statistics.figures.${id}`) },
    { id: 'unit', label: t('statistics.file.unit'), value: ({ id }) => quantities.unit(shownFigures[id]) },
    number('first', entityName(first, t), (line) => line.first),
    number('second', entityName(second, t), (line) => line.second),
    number('difference', t('statistics.compare.difference'), (line) =>
      line.first === null || line.second === null ? null : line.second - line.first,
    ),
  ];
}
