import { Button, ColumnChooser, ColumnFilters, GroupSelect } from '@cnx/ui';
import { Funnel, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListToolsProps } from '../../insight/list/list-tools.ts';
import { useNarrowPage } from '../../insight/use-folding.ts';
import { SavedViews } from './SavedViews.tsx';
import { TakeAway } from './TakeAway.tsx';

/**
 * What can be done with a list: narrow, group, choose columns, keep it as a view, take its rows away. On a narrow page one
 * button opens all of it, so that the rows begin in the first view.
 */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { t } = useTranslation('portal');
  const narrow = useNarrowPage();
  const [open, setOpen] = useState(false);
  if (props.selectedIds) return <TakeAway {...props} />;
  return (
    <>
      {narrow && (
        <Button
          size="sm"
          icon={<Settings2 size={14} />}
          aria-expanded={open}
          onClick={() => setOpen((was) => !was)}
        >
          {t('list.options')}
        </Button>
      )}
      {(open || !narrow) && (
        <>
          {props.own}
          {/* In word and icon another thing than the page's filters: these rows alone become fewer. */}
          <ColumnFilters icon={<Funnel size={14} />} labels={{ filter: t('list.narrow') }} />
          {props.columns.some(({ groupable }) => groupable) && <GroupSelect />}
          <ColumnChooser labelHidden={!narrow} />
          <SavedViews area={props.definition.area} wordy={narrow} />
          <TakeAway {...props} />
        </>
      )}
    </>
  );
}
