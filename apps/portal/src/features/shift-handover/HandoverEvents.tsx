import type { WellException } from '@cnx/api';
import { Button, Card, DataTable, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListColumn } from '../../insight/columns.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { wellHrefAtom } from '../../state/open-well.atoms.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import { OnScreen } from './HandoverParts.tsx';
import { endText, lossesText, type HandoverListName } from './shift-handover.ts';

/** Rows that are shown until all are asked for, where that leaves out more than a few; paper has all. */
const firstRows = 20;
const spare = 10;

type EventColumn =
  | 'well'
  | 'since'
  | 'foundAt'
  | 'kind'
  | 'course'
  | 'lossPerDay'
  | 'lossSoFar'
  | 'cause'
  | 'owner'
  | 'status'
  | 'age';

/** The columns of events as the exception report writes them: its screen hands them over, so that both say the same. */
export type EventColumns = (
  formats: Formats,
  rows: readonly WellException[],
  window: DayWindow | null,
) => Readonly<Record<EventColumn, ListColumn<WellException>>>;

/** Props of {@link HandoverEvents}. */
export interface HandoverEventsProps {
  list: Exclude<HandoverListName, 'decided'>;
  columns: EventColumns;
  /** The day that ages are counted to; null where it is not known. */
  newestDay: string | null;
  /** How many there are: more than the rows where the hand-over does not hold all. */
  count: number;
  rows: readonly WellException[];
  /** Address that opens an event. */
  hrefOf: (id: string) => string;
}

/** Events of a hand-over as a table, as the exception report lists them, and what they come to. */
export function HandoverEvents(props: HandoverEventsProps) {
  const { list, columns: columnsOf, newestDay, count, rows, hrefOf } = props;
  const formats = useFormats();
  const { t, quantities } = formats;
  const wellHref = useAtomValue(wellHrefAtom);
  const [all, setAll] = useState(rows.length <= firstRows + spare);
  const columns = useMemo(
    () => listColumns(formats, rows, { list, columns: columnsOf, newestDay }),
    [formats, rows, list, columnsOf, newestDay],
  );
  useEffect(() => {
    const showAll = () => flushSync(() => setAll(true));
    addEventListener('beforeprint', showAll);
    return () => removeEventListener('beforeprint', showAll);
  }, []);
  const name = `${t(`handover.list.${list}`)} (${quantities.count(count)})`;
  // Rates of oil and of gas make no sum of a column: each is said by itself. Of some rows only there is none.
  const isSummed = list === 'ended' || columns.some(({ total }) => total !== undefined);
  const losses = !isSummed && rows.length > 0 && count <= rows.length && lossesText(rows, formats);
  return (
    <Card
      title={name}
      flush={rows.length > 0}
      deferred={false}
      footer={
        (count > rows.length || !all || losses) && (
          <>
            {losses && (
              <Text size="small" weight="medium" figures>
                {losses}
              </Text>
            )}
            {count > rows.length && (
              <Text size="small" emphasis="quiet">
                {t('handover.first', {
                  shown: quantities.count(rows.length),
                  total: quantities.count(count),
                })}
              </Text>
            )}
            {!all && (
              <OnScreen>
                <Button size="sm" onClick={() => setAll(true)}>
                  {t('handover.all', { total: quantities.count(rows.length) })}
                </Button>
              </OnScreen>
            )}
          </>
        )
      }
    >
      <DataTable
        label={name}
        columns={columns}
        rows={rows}
        rowHref={({ id }) => hrefOf(id)}
        nameHref={({ well }) => wellHref(well.id)}
        layout="page"
        lineColumns={lineColumns[list]}
        flush={rows.length > 0}
        {...(!all && { rowLimit: firstRows })}
        labels={{ total: t('handover.total', { count: rows.length }) }}
        empty={
          <Text size="small" emphasis="quiet">
            {t('handover.none')}
          </Text>
        }
      />
    </Card>
  );
}

/** The columns of a list, in the order in which the exception report has them. */
function listColumns(
  formats: Formats,
  rows: readonly WellException[],
  { list, columns, newestDay }: Pick<HandoverEventsProps, 'list' | 'columns' | 'newestDay'>,
): readonly ListColumn<WellException>[] {
  const window = newestDay === null ? null : { from: newestDay, to: newestDay };
  const of = columns(formats, rows, window);
  // What is new to its reader is not what is new to a shift.
  const { cell: _marks, ...well } = of.well;
  const { t } = formats;
  const why: ListColumn<WellException> = {
    id: 'why',
    label: t('handover.why'),
    value: (event) => endText(event, formats),
    minWidth: 148,
    wrap: true,
  };
  const shown =
    list === 'ended'
      ? [well, of.since, of.kind, of.course, of.lossSoFar, of.cause, why, of.owner]
      : [
          ...[well, of.since, ...(list === 'opened' ? [of.foundAt] : [])],
          ...[of.kind, of.course, of.lossPerDay, of.lossSoFar, of.cause],
          ...[of.owner, of.status, ...(window === null ? [] : [of.age])],
        ];
  return shown.map((column) => ({ ...column, sortable: false, filter: false }));
}

const lineColumns = {
  opened: ['lossPerDay', 'kind', 'course', 'cause', 'lossSoFar', 'since', 'foundAt', 'status', 'owner'],
  ended: ['lossSoFar', 'kind', 'why', 'course', 'cause', 'since', 'owner'],
  open: ['lossPerDay', 'kind', 'course', 'cause', 'lossSoFar', 'since', 'status', 'owner'],
};
