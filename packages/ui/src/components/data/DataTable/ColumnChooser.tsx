import { Columns3 } from 'lucide-react';
import { useWords } from '../../../words/words.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Button, type ButtonProps } from '../../inputs/Button/Button.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { columnChooserWords, type ColumnChooserLabels } from './column-chooser.words.ts';
import { useTableModel } from './table-context.ts';

/** Props of {@link ColumnChooser}; all of its button's besides. */
export interface ColumnChooserProps extends Omit<ButtonProps, 'children'> {
  /** Shows the picture alone, where the line has no room for words: the name is its tooltip. @default false */
  labelHidden?: boolean | undefined;
  /** Words instead of its own. */
  labels?: Partial<ColumnChooserLabels> | undefined;
}

/** Lets people choose the columns of the table in whose `actions` it stands. The first column always stays. */
export function ColumnChooser({ labels, labelHidden = false, ...rest }: ColumnChooserProps) {
  const { allColumns, hidden, onHiddenChange } = useTableModel('ColumnChooser');
  const words = useWords(columnChooserWords, labels);
  const { icon = <Columns3 size={14} />, size = 'sm', fullWidth = false, loading = false, ...button } = rest;
  const shown = { icon, size };
  return (
    <Popover
      label={words.columns}
      align="end"
      trigger={
        labelHidden ? (
          <IconButton emphasis="normal" {...button} {...shown} label={words.columns} />
        ) : (
          <Button {...button} {...shown} fullWidth={fullWidth} loading={loading}>
            {words.columns}
          </Button>
        )
      }
    >
      <Stack gap="1">
        {allColumns.map(({ id, label }, index) => (
          <Checkbox
            size="sm"
            key={id}
            label={label}
            checked={!hidden.includes(id)}
            // What a row is known by always stays.
            disabled={index === 0}
            onChange={({ target }) =>
              onHiddenChange(target.checked ? hidden.filter((other) => other !== id) : [...hidden, id])
            }
          />
        ))}
        <Button emphasis="quiet" size="sm" disabled={hidden.length === 0} onClick={() => onHiddenChange([])}>
          {words.all}
        </Button>
      </Stack>
    </Popover>
  );
}
