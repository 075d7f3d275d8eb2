import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Button, type ButtonProps } from '../../inputs/Button/Button.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { DatePicker } from '../../inputs/DatePicker/DatePicker.tsx';
import { NumberField } from '../../inputs/NumberField/NumberField.tsx';
import { Select } from '../../inputs/Select/Select.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { choiceOf, filterKind, withFilter } from './column-filter.ts';
import { columnFiltersWords, type ColumnFiltersLabels } from './column-filters.words.ts';
import { cellText, type ColumnChoice, type ColumnFilter, type DataColumn } from './data-column.ts';
import { useTableModel } from './table-context.ts';
import type { TableModel } from './use-table.ts';

/** Props of {@link ColumnFilters}; all of its button's besides. */
export interface ColumnFiltersProps extends Omit<ButtonProps, 'children'> {
  /** Words instead of its own. */
  labels?: Partial<ColumnFiltersLabels> | undefined;
}

const Panel = styled('div', { column: '$3', width: 264 });
const Choices = styled('div', { column: '$1', maxHeight: 240, overflowY: 'auto' });

/**
 * Lets people say what the rows of the table must say, column by column, in whose `actions` it stands. What is asked for
 * stands over the table as chips.
 */
export function ColumnFilters({ labels, ...rest }: ColumnFiltersProps) {
  const model = useTableModel('ColumnFilters');
  const words = useWords(columnFiltersWords, labels);
  const columns = model.allColumns.filter((column) => filterKind(column) !== null);
  const [chosen, choose] = useState<string | undefined>();
  const column = columns.find(({ id }) => id === (chosen ?? model.filters[0]?.columnId)) ?? columns[0];
  return (
    <Popover
      label={words.filter}
      align="end"
      trigger={
        <Button size="sm" icon={<ListFilter size={14} />} {...rest}>
          {words.filter}
        </Button>
      }
    >
      <Panel>
        <Select
          label={words.column}
          value={column?.id ?? ''}
          onValueChange={choose}
          items={columns.map(({ id, label }) => ({ value: id, label }))}
        />
        {column && <Editor key={column.id} model={model} column={column} words={words} />}
      </Panel>
    </Popover>
  );
}

interface EditorProps {
  model: TableModel<unknown>;
  column: DataColumn<unknown>;
  words: ColumnFiltersLabels;
}

/** What a column must say. */
function Editor({ model, column, words }: EditorProps) {
  const { filters, onFiltersChange } = model;
  const kind = filterKind(column);
  const current = filters.find(({ columnId }) => columnId === column.id);
  const set = (filter: ColumnFilter) => onFiltersChange(withFilter(filters, filter));
  const columnId = column.id;
  switch (kind) {
    case 'choice': {
      const values = current?.kind === 'choice' ? current.values : [];
      return (
        <Choices role="group" aria-label={column.label}>
          {choicesOf(model, column, values).map(({ value, label }) => (
            <Checkbox
              key={value}
              size="sm"
              label={label}
              checked={values.includes(value)}
              onChange={({ target }) =>
                set({
                  columnId,
                  kind,
                  values: target.checked ? [...values, value] : values.filter((other) => other !== value),
                })
              }
            />
          ))}
        </Choices>
      );
    }
    case 'number': {
      const { from, to } = current?.kind === 'number' ? current : { from: null, to: null };
      const bound = (value: number | null) => (Number.isNaN(value) ? null : value);
      const given = { digits: Math.max(column.digits ?? 0, 3), ...(column.unit && { unit: column.unit }) };
      return (
        <Stack gap="2">
          <NumberField
            label={words.atLeast}
            value={from}
            {...given}
            onValueChange={(value) => set({ columnId, kind, from: bound(value), to })}
          />
          <NumberField
            label={words.atMost}
            value={to}
            {...given}
            onValueChange={(value) => set({ columnId, kind, from, to: bound(value) })}
          />
        </Stack>
      );
    }
    case 'day': {
      const { from, to } = current?.kind === 'day' ? current : { from: null, to: null };
      const clock = column.timeZone === undefined ? {} : { timeZone: column.timeZone };
      return (
        <Stack gap="2">
          <DatePicker
            label={words.since}
            value={from}
            {...clock}
            onValueChange={(value) => set({ columnId, kind, from: value, to })}
          />
          <DatePicker
            label={words.until}
            value={to}
            {...clock}
            onValueChange={(value) => set({ columnId, kind, from, to: value })}
          />
        </Stack>
      );
    }
    default:
      return (
        <TextField
          label={words.contains}
          value={current?.kind === 'text' ? current.text : ''}
          onValueChange={(text) => set({ columnId, kind: 'text', text })}
        />
      );
  }
}

/** What there is to choose from in a column: as it says itself, else what its rows say, and what is chosen. */
function choicesOf(
  { rows, locale, labels }: TableModel<unknown>,
  column: DataColumn<unknown>,
  chosen: readonly string[],
): readonly ColumnChoice[] {
  if (column.choices) return column.choices;
  const choice = choiceOf(column);
  const write = cellText(column, locale, labels.noValue);
  const found = new Map(chosen.map((value) => [value, value]));
  for (const row of rows) found.set(choice(row), write(row));
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return [...found]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => compare(one.label, other.label));
}
