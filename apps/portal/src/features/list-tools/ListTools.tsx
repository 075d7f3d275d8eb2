import { ColumnChooser, ColumnFilters, GroupSelect } from '@cnx/ui';
import type { ListToolsProps } from '../../insight/list/list-tools.ts';
import { SavedViews } from './SavedViews.tsx';
import { TakeAway } from './TakeAway.tsx';

/** What can be done with a list: filter, group, choose columns, keep it as a view, take its rows away. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  if (props.selectedIds) return <TakeAway {...props} />;
  return (
    <>
      <ColumnFilters />
      {props.columns.some(({ groupable }) => groupable) && <GroupSelect />}
      <ColumnChooser />
      <SavedViews area={props.definition.area} />
      <TakeAway {...props} />
    </>
  );
}
