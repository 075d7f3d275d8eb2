import { Group } from 'lucide-react';
import { useWords } from '../../../words/words.tsx';
import { Button, type ButtonProps } from '../../inputs/Button/Button.tsx';
import { Menu } from '../../overlays/Menu/Menu.tsx';
import { groupSelectWords, type GroupSelectLabels } from './group-select.words.ts';
import { useTableModel } from './table-context.ts';

/** Props of {@link GroupSelect}; all of its button's besides. */
export interface GroupSelectProps extends Omit<ButtonProps, 'children'> {
  /** Words instead of its own. */
  labels?: Partial<GroupSelectLabels> | undefined;
  /** Leaves out by what rows are put together, where something beside it says so. @default false */
  currentHidden?: boolean | undefined;
}

/** Lets people put rows together that say the same in a column of the table in whose `actions` it stands. */
export function GroupSelect({ labels, currentHidden = false, ...rest }: GroupSelectProps) {
  const { allColumns, groupBy, onGroupByChange } = useTableModel('GroupSelect');
  const words = useWords(groupSelectWords, labels);
  const columns = allColumns.filter(({ groupable }) => groupable);
  const current = columns.find(({ id }) => id === groupBy);
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<Group size={14} />} {...rest}>
          {current && !currentHidden ? words.by(current.label) : words.group}
        </Button>
      }
      items={[
        {
          type: 'choice',
          label: words.group,
          value: groupBy ?? '',
          items: [
            { value: '', label: words.none },
            ...columns.map(({ id, label }) => ({ value: id, label })),
          ],
          onValueChange: (columnId) => onGroupByChange(columnId || null),
        },
      ]}
    />
  );
}
