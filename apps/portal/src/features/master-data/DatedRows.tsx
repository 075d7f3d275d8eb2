import { Button, DatePicker, FormMessage, IconButton, Select, Stack, styled, Text } from '@cnx/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import type { DatedEntry } from './well-entry.ts';

const Group = styled('div', { display: 'grid', gap: '$2' });
const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: '$2',
  alignItems: 'end',
});

/** Props of {@link DatedRows}. */
export interface DatedRowsProps<Value extends string> {
  label: string;
  /** What one row says, and from which day. */
  valueLabel: string;
  items: readonly { readonly value: Value; readonly label: string }[];
  rows: readonly DatedEntry<Value>[];
  onRows: (rows: readonly DatedEntry<Value>[]) => void;
  /** What is wrong with some of the rows, and which, by their keys. */
  error: string | undefined;
  faulty: ReadonlySet<number>;
  /** Help that is always there. */
  hint?: string;
}

/** What holds of a well from days on, row by row, the newest first. */
export function DatedRows<Value extends string>(props: DatedRowsProps<Value>) {
  const { label, valueLabel, items, rows, onRows, error, faulty, hint } = props;
  const { t } = useFormats();
  const errorId = useId();
  const change = (key: number, changes: Partial<DatedEntry<Value>>) =>
    onRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    onRows([{ key, value: rows[0]?.value ?? items[0]!.value, since: null }, ...rows]);
  };
  return (
    <Group role="group" aria-label={label}>
      <Text weight="bold">{label}</Text>
      {hint && (
        <Text size="small" emphasis="quiet">
          {hint}
        </Text>
      )}
      {rows.map(({ key, value, since }, index) => (
        <Row key={key}>
          <Select
            label={t('masterData.numbered', { label: valueLabel, number: index + 1 })}
            labelHidden
            items={items}
            value={value}
            onValueChange={(chosen) => change(key, { value: chosen })}
          />
          <DatePicker
            label={t('masterData.sinceOf', { number: index + 1 })}
            labelHidden
            value={since}
            onValueChange={(day) => change(key, { since: day })}
            {...(faulty.has(key) && { 'aria-invalid': true, 'aria-describedby': errorId })}
          />
          <IconButton
            label={t('masterData.removeRow', { label: valueLabel, number: index + 1 })}
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={() => onRows(rows.filter((row) => row.key !== key))}
          />
        </Row>
      ))}
      <div role="alert">{error !== undefined && <FormMessage id={errorId}>{error}</FormMessage>}</div>
      <Stack direction="row">
        <Button size="sm" icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
          {t('masterData.addRow', { label: valueLabel })}
        </Button>
      </Stack>
    </Group>
  );
}
