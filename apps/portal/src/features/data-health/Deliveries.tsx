import type { DataHealth } from '@cnx/api';
import { Badge, DataTable, Stack, Text, type DataColumn, type Tone } from '@cnx/ui';
import { useMemo } from 'react';
import { namedColumns, type ColumnSpec } from '../../insight/columns.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';

/** A program that sends rows, or the watched folder. */
export type Delivery = DataHealth['deliveries'][number];

/** Props of {@link Deliveries}. */
interface DeliveriesProps {
  deliveries: readonly Delivery[];
  /** Height from which the rows scroll, in px. */
  maxHeight: number | undefined;
}

/** What delivers rows by itself: when it came, when it is due, what was refused, and who can be asked. */
export function Deliveries({ deliveries, maxHeight }: DeliveriesProps) {
  const formats = useFormats();
  const columns = useMemo(() => deliveryColumns(formats), [formats]);
  return (
    <DataTable
      label={formats.t('dataHealth.deliveries.title')}
      columns={columns}
      rows={deliveries}
      rowId={({ id }) => id}
      lineColumns={['state', 'arrivedAt', 'expectedAt', 'refused', 'askFor']}
      maxHeight={maxHeight}
      compact
      flush
    />
  );
}

/** What a delivery is called. */
const nameOf = ({ name }: Delivery, { t }: Pick<Formats, 't'>) => name ?? t('dataHealth.deliveries.folder');

/** The word and tone of its state. */
function stateOf({ state, late, arrivedAt }: Delivery): {
  key: 'late' | 'onTime' | 'none' | 'expired' | 'revoked';
  tone: Tone;
} {
  if (state !== 'active') return { key: state, tone: 'neutral' };
  if (arrivedAt === null) return { key: 'none', tone: 'neutral' };
  return late ? { key: 'late', tone: 'warning' } : { key: 'onTime', tone: 'good' };
}

function deliveryColumns(formats: Formats): readonly DataColumn<Delivery>[] {
  const { t, dates, quantities } = formats;
  const clock = (time: string | null) => (time === null ? null : dates.shortClock(time));
  const quiet = (text: string) => (
    <Text as="span" emphasis="quiet">
      {text}
    </Text>
  );
  const specs = {
    delivery: {
      value: (row) => nameOf(row, formats),
      cell: (row) => (
        <Stack gap="0">
          <span>{nameOf(row, formats)}</span>
          {row.fields && (
            <Text as="span" size="caption" emphasis="quiet">
              {row.fields.map(({ name }) => name).join(', ')}
            </Text>
          )}
        </Stack>
      ),
      minWidth: 160,
    },
    state: {
      value: (row) => t(`dataHealth.deliveries.states.${stateOf(row).key}`),
      cell: (row) => (
        <Badge tone={stateOf(row).tone} emphasis="quiet">
          {t(`dataHealth.deliveries.states.${stateOf(row).key}`)}
        </Badge>
      ),
      width: 128,
    },
    arrivedAt: {
      value: ({ arrivedAt }) => arrivedAt && dates.wall(arrivedAt),
      cell: ({ arrivedAt }) => clock(arrivedAt) ?? quiet(t('dataHealth.feeds.notYet')),
      width: 132,
    },
    expectedAt: {
      value: ({ expectedAt }) => expectedAt && dates.wall(expectedAt),
      cell: ({ expectedAt }) => clock(expectedAt) ?? quiet(t('dataHealth.feeds.notKept')),
      width: 132,
    },
    refused: {
      value: ({ refused }) => refused?.rows ?? null,
      cell: ({ refused }) =>
        refused === null ? (
          quiet(t('dataHealth.deliveries.nothing'))
        ) : (
          <Stack gap="0">
            <span>
              {refused.message === null
                ? t('dataHealth.deliveries.rows', {
                    count: refused.rows,
                    rows: quantities.count(refused.rows),
                    time: dates.shortClock(refused.at),
                  })
                : t('dataHealth.deliveries.whole', { time: dates.shortClock(refused.at) })}
            </span>
            {refused.message !== null && (
              <Text as="span" size="caption" emphasis="quiet">
                {refused.message}
              </Text>
            )}
          </Stack>
        ),
      minWidth: 176,
    },
    askFor: {
      value: ({ askFor }) => askFor ?? t('dataHealth.deliveries.operator'),
      minWidth: 144,
    },
  } satisfies Record<string, ColumnSpec<Delivery>>;
  return Object.values(namedColumns((key: keyof typeof specs) => t(`dataHealth.columns.${key}`), specs));
}
