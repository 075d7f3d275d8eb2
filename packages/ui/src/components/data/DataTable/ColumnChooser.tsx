import { Columns3 } from 'lucide-react';
import { useWords } from '../../../words/words.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Button, type ButtonProps } from '../../inputs/Button/Button.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { columnChooserWords, type ColumnChooserLabels } from './column-chooser.words.ts';
import { useTableModel } from './table-context.ts';

/** Props of {@link ColumnChooser}; all of its button's besides. */
export interface ColumnChooserProps extends Omit<ButtonProps, 'children'> {
  /** Words instead of its own. */
  labels?: Partial<ColumnChooserLabels> | undefined;
}

/** Lets people choose the columns of the table in whose `actions` it stands. The first column always stays. */
export function ColumnChooser({ labels, ...rest }: ColumnChooserProps) {
  const { allColumns, hidden, onHiddenChange } = useTableModel('ColumnChooser');
  const words = useWords(columnChooserWords, labels);
  return (
    <Popover
      label={words.columns}
      align="end"
      trigger={
        <Button size="sm" icon={<Columns3 size={14} />} {...rest}>
          {words.columns}
        </Button>
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
