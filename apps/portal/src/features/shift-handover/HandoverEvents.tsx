import type { HandoverEvent } from '@cnx/api';
import { Button, Card, DataTable, Text } from '@cnx/ui';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayColumn, namedColumns, summedColumn, type ListColumn } from '../../insight/columns.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { OnScreen } from './HandoverParts.tsx';
import { causeOf, eventName, stateOf } from './shift-handover.ts';

/** Rows that are shown until all are asked for, where that leaves out more than a few; paper has all. */
const firstRows = 20;
const spare = 10;

/** Props of {@link HandoverEvents}. */
export interface HandoverEventsProps {
  title: string;
  /** How many there are: more than the rows where the hand-over does not hold all. */
  count: number;
  rows: readonly HandoverEvent[];
  /** Address that opens an event. */
  hrefOf: (id: string) => string;
}

/** Events of a hand-over as a table: the largest loss first, why, what was lost so far, and what it comes to. */
export function HandoverEvents({ title, count, rows, hrefOf }: HandoverEventsProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const [all, setAll] = useState(rows.length <= firstRows + spare);
  const columns = useMemo(() => eventColumns(formats, rows), [formats, rows]);
  useEffect(() => {
    const showAll = () => flushSync(() => setAll(true));
    addEventListener('beforeprint', showAll);
    return () => removeEventListener('beforeprint', showAll);
  }, []);
  const name = `${title} (${quantities.count(count)})`;
  return (
    <Card
      title={name}
      flush
      deferred={false}
      footer={
        (count > rows.length || !all) && (
          <>
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
        layout="page"
        lineColumns={['lossPerDay', 'severity', 'kind', 'cause', 'lossSoFar', 'since', 'status', 'owner']}
        flush
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

type ColumnName =
  'well' | 'severity' | 'kind' | 'cause' | 'since' | 'lossPerDay' | 'lossSoFar' | 'status' | 'owner';

function eventColumns(
  formats: Formats,
  rows: readonly HandoverEvent[],
): readonly ListColumn<HandoverEvent>[] {
  const { t } = formats;
  const of = namedColumns((key: ColumnName) => t(`exceptions.column.${key}`), {
    well: { value: ({ well }: HandoverEvent) => well.name, width: 104 },
    severity: { value: ({ severity }: HandoverEvent) => t(`exceptions.severity.${severity}`), width: 88 },
    kind: { value: (event: HandoverEvent) => eventName(event, formats), minWidth: 132, wrap: true },
    cause: {
      value: (event: HandoverEvent) => causeOf(event, formats),
      cell: (event: HandoverEvent) => causeOf(event, formats) ?? unknownValue,
      minWidth: 132,
      wrap: true,
    },
    since: { ...dayColumn(formats, ({ since }: HandoverEvent) => since, rows), width: 96 },
    lossPerDay: summedColumn(formats, 'liquidRate', ({ lossPerDay }: HandoverEvent) => lossPerDay, {
      digits: 1,
      width: 104,
    }),
    lossSoFar: summedColumn(formats, 'liquidVolume', ({ lossSoFar }: HandoverEvent) => lossSoFar, {
      digits: 0,
      width: 112,
    }),
    status: { value: (event: HandoverEvent) => stateOf(event, formats), minWidth: 120, wrap: true },
    owner: {
      value: ({ owner }: HandoverEvent) => (owner === null ? null : truncateForDisplay(owner)),
      minWidth: 96,
      wrap: true,
    },
  });
  // The largest loss first: that is the order that they are read in.
  return [
    of.well,
    of.severity,
    of.kind,
    of.cause,
    of.since,
    of.lossPerDay,
    of.lossSoFar,
    of.status,
    of.owner,
  ].map((column) => ({ ...column, sortable: false }));
}
