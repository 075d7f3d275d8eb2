import type { MonthBook, ReportedChange } from '@cnx/api';
import { Skeleton, Stack, Text } from '@cnx/ui';
import { useFormats } from '../../insight/use-formats.ts';
import { adjustmentKey, closingOf, columnWriter, type BookedAdjustment } from './monthly-report.ts';
import type { SectionProps } from './ProductionSections.tsx';
import { ReportTable } from './ReportTable.tsx';

/** Adjustments with the months that they count in. */
const withBooked = (months: readonly MonthBook[]): BookedAdjustment[] =>
  months.flatMap(({ month: booked, field, adjustments }) =>
    adjustments.map((adjustment) => ({ ...adjustment, booked, field: field.name })),
  );

/**
 * Whether the month is closed, by whom, and what has changed since. The document of a report that is kept has what cannot change any more:
 * the closing, and the adjustments of earlier months that were fixed with it.
 */
export function BooksSection({ report, books }: SectionProps) {
  const { t, dates } = useFormats();
  if (books.status === 'loading') return <Skeleton shape="block" height={80} />;
  if (books.status === 'failed') return <Text>{t('failures.monthBooks')}</Text>;
  const first = `${report.month}-01`;
  const months = books.body.months.filter(({ month }) => month === first);
  const isKept = report.state === 'kept';
  const adjustments = withBooked(books.body.months).filter(
    ({ month, booked }) => booked === first || (!isKept && month === first),
  );
  const closing = closingOf(months);
  return (
    <>
      {closing !== 'all' && (
        <Text>{t(`monthlyReport.books.${closing === 'none' ? 'notClosed' : 'partlyClosed'}`)}</Text>
      )}
      {months.length > 0 && (
        <ReportTable
          caption={t('monthlyReport.books.closing')}
          columns={[
            { head: t('statistics.entities.field'), value: ({ field }) => field.name },
            { head: t('books.state'), value: ({ state }) => t(`books.states.${state}`) },
            {
              head: t('books.closedOn'),
              value: ({ closedAt, closedBy }) =>
                closedAt === null
                  ? '–'
                  : `${dates.clock(closedAt)}${closedBy === null ? '' : ` ${t('monthlyReport.books.by', { name: closedBy })}`}`,
            },
            {
              head: t('books.missing'),
              value: ({ missingDays, note }) =>
                missingDays === null || missingDays === 0
                  ? '–'
                  : t('books.missingOf', { count: missingDays, note: note ?? '–' }),
            },
          ]}
          rows={months}
          rowId={({ field }) => field.id}
        />
      )}
      {closing === 'all' && !isKept && adjustments.length === 0 && (
        <Text>{t('monthlyReport.books.unchanged')}</Text>
      )}
      {adjustments.length > 0 && (
        <Adjustments
          caption={t(isKept ? 'monthlyReport.books.counted' : 'monthlyReport.books.changes')}
          adjustments={adjustments}
        />
      )}
      <SinceTheEnd changes={report.changes} />
    </>
  );
}

/** What changed the month after it was over, while its figures may still change. Nothing of reports that were kept without it. */
function SinceTheEnd({ changes }: { changes: readonly ReportedChange[] | undefined }) {
  const { t, dates, quantities } = useFormats();
  if (changes === undefined) return null;
  if (changes.length === 0) return <Text>{t('monthlyReport.changed.none')}</Text>;
  const volume = (quantity: 'liquidVolume' | 'gasVolume', value: number | null) =>
    quantities.text(quantity, value, { signed: true, inFull: true });
  const products = (['oil', 'gas'] as const).filter((product) =>
    changes.some((change) => Boolean(change[product])),
  );
  return (
    <>
      <ReportTable
        caption={t('monthlyReport.changed.title')}
        columns={[
          { head: t('monthlyReport.changed.at'), value: ({ at }) => dates.clock(at) },
          {
            head: t('monthlyReport.changed.what'),
            value: ({ reason, runId, file }) =>
              [
                t(`monthlyReport.changed.reasons.${reason}`, { number: runId ?? '' }),
                ...(file === null ? [] : [file]),
              ].join(': '),
          },
          { head: t('monthlyReport.changed.by'), value: ({ by }) => by ?? '–' },
          { head: t('statistics.entities.field'), value: ({ field }) => field?.name ?? '–' },
          {
            head: t('monthlyReport.changed.rows'),
            number: true,
            value: ({ rows, added }) =>
              rows === null
                ? '–'
                : added
                  ? t('monthlyReport.changed.added', {
                      ...{ rows: quantities.count(rows), added: quantities.count(added) },
                    })
                  : quantities.count(rows),
          },
          ...products.map((product) => ({
            head: t(`statistics.figures.${product}`),
            number: true,
            value: (change: ReportedChange) =>
              volume(product === 'gas' ? 'gasVolume' : 'liquidVolume', change[product]),
          })),
        ]}
        rows={changes}
        rowId={({ reason, runId, at, field }) => JSON.stringify([reason, runId, at, field?.id])}
      />
      <Text size="small" emphasis="quiet">
        {t('monthlyReport.changed.rule')}
      </Text>
    </>
  );
}

/** What the rows of a month say since it was closed: beside the report that is kept, never in it. */
export function SinceClosing({ report, books }: SectionProps) {
  const { t } = useFormats();
  if (books.status === 'loading') return <Skeleton shape="block" height={80} />;
  if (books.status === 'failed') return <Text>{t('failures.monthBooks')}</Text>;
  const first = `${report.month}-01`;
  const adjustments = withBooked(books.body.months).filter(
    ({ month, booked }) => month === first && booked !== first,
  );
  return adjustments.length === 0 ? (
    <Text>{t('monthlyReport.books.unchanged')}</Text>
  ) : (
    <Stack gap="2">
      <Text>{t('monthlyReport.books.beside')}</Text>
      <Adjustments caption={t('monthlyReport.books.changes')} adjustments={adjustments} />
    </Stack>
  );
}

function Adjustments({
  caption,
  adjustments,
}: {
  caption: string;
  adjustments: readonly BookedAdjustment[];
}) {
  const formats = useFormats();
  const { t, dates, quantities } = formats;
  const made = columnWriter(
    formats,
    'liquidVolume',
    adjustments.map(({ production }) => production),
  );
  const lost = columnWriter(
    formats,
    'liquidVolume',
    adjustments.map(({ deferred }) => deferred),
  );
  return (
    <ReportTable
      caption={caption}
      columns={[
        { head: t('monthlyReport.month'), value: ({ month }) => dates.month(month) },
        { head: t('monthlyReport.books.booked'), value: ({ booked }) => dates.month(booked) },
        { head: t('statistics.entities.field'), value: ({ field }) => field },
        {
          head: t('monthlyReport.pumps.reason'),
          value: ({ reason, file, by, at }) =>
            [t(`books.reasons.${reason}`), file ?? by, dates.clock(at)].filter(Boolean).join(', '),
        },
        { head: t('statistics.wells'), number: true, value: ({ wells }) => quantities.count(wells) },
        {
          head: t('statistics.figures.oil'),
          unit: quantities.unit('liquidVolume'),
          number: true,
          value: ({ production }) => made(production),
        },
        {
          head: t('monthlyReport.deferral.deferred'),
          unit: quantities.unit('liquidVolume'),
          number: true,
          value: ({ deferred }) => lost(deferred),
        },
      ]}
      rows={adjustments}
      rowId={adjustmentKey}
    />
  );
}
