import type { BookAdjustment, MonthBook, MonthBooks } from '@cnx/api';
import { Badge, Button, Card, CsvDownload, DataTable, EmptyState, Stack, styled, Text } from '@cnx/ui';
import type { DataColumn } from '@cnx/ui';
import { BookLock } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { withoutPotential } from '../../insight/without-potential.ts';
import { unknownValue } from '../../quantities.ts';
import { closableMonths } from './month-books.ts';

const List = styled('ul', { margin: 0, padding: 0, listStyle: 'none', column: '$1' });

const volumes = { oil: 'liquidVolume', gas: 'gasVolume', water: 'liquidVolume' } as const;

/** Props of {@link MonthBooksCard}. */
export interface MonthBooksCardProps {
  body: MonthBooks;
  /** Whether other months are on their way. */
  loading: boolean;
  /** Asks which months are to be closed; undefined for who may not close any. */
  onClose?: (() => void) | undefined;
}

/** Deferral of fields by month: which months are closed, and what was adjusted since. */
export function MonthBooksCard({ body, loading, onClose }: MonthBooksCardProps) {
  const formats = useFormats();
  const { t } = formats;
  const { months, fields, window } = body;
  const columns = useMemo(() => columnsOf(body, formats), [body, formats]);
  const title = t('books.title');
  const closed = months.filter(({ state }) => state === 'closed').length;
  const adjusted = months.filter(({ adjustments }) => adjustments.length > 0);
  const canClose = onClose !== undefined && fields.some((field) => closableMonths(field).length > 0);
  return (
    <Card
      title={title}
      loading={loading}
      takeaway={months.length > 0 && t('books.sentence', { closed, months: months.length })}
      actions={
        canClose && (
          <Button size="sm" icon={<BookLock size={16} aria-hidden />} onClick={onClose}>
            {t('books.open')}
          </Button>
        )
      }
    >
      {months.length === 0 ? (
        <EmptyState title={t('books.none')} />
      ) : (
        <Stack gap="4">
          <DataTable
            label={title}
            columns={columns}
            rows={months}
            rowId={({ field, month }) => `${field.id} ${month}`}
            actions={<CsvDownload fileName={`deferral_by_month_${window.from}_${window.to}.csv`} />}
            compact
            flush
          />
          {adjusted.length > 0 && (
            <Adjustments title={t('books.adjustments')}>
              {adjusted.flatMap(({ field, month, adjustments }) =>
                adjustments.map((adjustment, i) => (
                  <li key={`${field.id} ${month} ${i}`}>
                    <Text size="small">
                      {`${field.name}, ${adjustmentText(adjustment, month, body, formats)}`}
                    </Text>
                  </li>
                )),
              )}
            </Adjustments>
          )}
          <Text size="small" emphasis="quiet">
            {t('books.rule')}
          </Text>
        </Stack>
      )}
    </Card>
  );
}

function Adjustments({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="2">
      <Text size="small">{title}</Text>
      <List aria-label={title}>{children}</List>
    </Stack>
  );
}

/** What an adjustment is: of which month, in which one, why, by whom, and of how much. */
export function adjustmentText(
  { month, reason, by, file, at, wells, production, deferred }: BookAdjustment,
  bookedMonth: string | null,
  { product }: Pick<MonthBooks, 'product'>,
  { t, dates, quantities }: Formats,
): string {
  const volume = (value: number) => quantities.text(volumes[product], value, { signed: true });
  const source = [t(`books.reasons.${reason}`), file, by].filter(Boolean).join(', ');
  const values = {
    ...{ month: dates.month(month), source, at: dates.clock(at), count: wells },
    ...{ production: volume(production), deferred: volume(deferred) },
  };
  return bookedMonth === null
    ? t('books.pending', values)
    : t('books.adjustment', { ...values, booked: dates.month(bookedMonth) });
}

const tones = { closed: 'good', open: 'neutral', running: 'neutral' } as const;

function columnsOf(
  { product }: MonthBooks,
  { t, dates, quantities }: Formats,
): readonly DataColumn<MonthBook>[] {
  const quantity = volumes[product];
  const unit = quantities.unit(quantity);
  const volume = (
    id: 'production' | 'potential' | 'deferred' | 'abovePotential',
    label: string,
  ): DataColumn<MonthBook> => ({
    ...{ id, label, unit, kind: 'number' },
    value: (row) => quantities.convert(quantity, row[id]),
  });
  return [
    { id: 'field', label: t('statistics.entities.field'), value: ({ field }) => field.name, minWidth: 110 },
    {
      id: 'month',
      label: t('statistics.units.month'),
      value: ({ month }) => month,
      cell: ({ month }) => dates.month(month),
      width: 110,
    },
    {
      id: 'state',
      label: t('books.state'),
      value: ({ state }) => t(`books.states.${state}`),
      cell: ({ state }) => (
        <Badge size="sm" tone={tones[state]} icon={state === 'closed' ? <BookLock size={12} /> : undefined}>
          {t(`books.states.${state}`)}
        </Badge>
      ),
      width: 112,
    },
    {
      id: 'closed',
      label: t('books.closedOn'),
      value: ({ closedAt }) => closedAt,
      cell: ({ closedAt, closedBy }) =>
        closedAt === null
          ? null
          : [dates.clock(closedAt), closedBy].filter((part) => part !== null).join(', '),
      minWidth: 170,
    },
    volume('production', t(`statistics.figures.${product}`)),
    volume('potential', t('books.potential')),
    volume('deferred', t('books.deferred')),
    volume('abovePotential', t('deferredProduction.abovePotential')),
    {
      id: 'withoutPotential',
      label: t('deferredProduction.withoutPotential'),
      unit,
      kind: 'number',
      value: (row) => quantities.convert(quantity, withoutPotential(row.production, row)),
    },
    {
      id: 'adjustments',
      label: t('books.adjustments'),
      kind: 'number',
      value: ({ adjustments }) => adjustments.length,
    },
    {
      id: 'note',
      label: t('books.missing'),
      value: ({ missingDays, note }) =>
        missingDays ? t('books.missingOf', { count: missingDays, note: note ?? unknownValue }) : null,
      minWidth: 140,
      wrap: true,
    },
  ];
}
