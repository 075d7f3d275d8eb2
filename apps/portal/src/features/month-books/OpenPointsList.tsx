import type { OpenPoints } from '@cnx/api';
import { Banner, DataTable, Stack, styled, Text, type DataColumn } from '@cnx/ui';
import { useMemo } from 'react';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { adjustmentText } from './MonthBooksCard.tsx';

const List = styled('ul', { margin: 0, paddingInlineStart: '$4', column: '$1' });

type Point = OpenPoints['points'][number];

/** What is open in months that are to be closed: reports, estimates, losses without an answer, adjustments that will be fixed. */
export function OpenPointsList({ points }: { points: OpenPoints }) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const { missingDays, estimatedDays, suspectDays, unanswered, wells, computed, adjustments } = points;
  const columns = useMemo(() => columnsOf(formats), [formats]);
  const amount = (count: number) => ({ count, amount: quantities.count(count) });
  return (
    <Stack gap="3">
      {!computed && <Banner tone="warning">{t('books.refusal.notComputed')}</Banner>}
      <Text size="small">
        {points.points.length === 0
          ? t('books.complete', { count: wells, wells: quantities.count(wells) })
          : t('books.openPoints', {
              wells: t('books.openWells', amount(wells)),
              missing: t('books.openReports', amount(missingDays)),
              estimated: t('books.openEstimated', amount(estimatedDays)),
              suspect: t('books.openSuspect', amount(suspectDays)),
              unanswered: t('books.openLosses', amount(unanswered)),
            })}
      </Text>
      {points.points.length > 0 && (
        <DataTable
          label={t('books.points')}
          columns={columns}
          rows={points.points}
          rowId={({ well }) => well.id}
          maxHeight={240}
          compact
        />
      )}
      {adjustments.length > 0 && (
        <>
          <Text size="small">{t('books.willBeFixed')}</Text>
          <List>
            {adjustments.map((adjustment, i) => (
              <li key={i}>
                <Text size="small">{adjustmentText(adjustment, null, { product: 'oil' }, formats)}</Text>
              </li>
            ))}
          </List>
        </>
      )}
    </Stack>
  );
}

function columnsOf({ t, dates }: Formats): readonly DataColumn<Point>[] {
  return [
    { id: 'well', label: t('statistics.entities.well'), value: ({ well }) => well.name, minWidth: 100 },
    { id: 'missing', label: t('books.missing'), kind: 'number', value: ({ missingDays }) => missingDays },
    {
      id: 'days',
      label: t('books.missingDays'),
      value: ({ firstMissing, lastMissing }) =>
        firstMissing === null || lastMissing === null ? null : dates.days(firstMissing, lastMissing),
      minWidth: 120,
    },
    {
      id: 'estimated',
      label: t('books.estimated'),
      kind: 'number',
      value: ({ estimatedDays }) => estimatedDays,
    },
    { id: 'suspect', label: t('books.suspect'), kind: 'number', value: ({ suspectDays }) => suspectDays },
    { id: 'unanswered', label: t('books.unanswered'), kind: 'number', value: ({ unanswered }) => unanswered },
  ];
}
