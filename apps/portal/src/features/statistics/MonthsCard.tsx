import type { ReportedMonths, StatisticsRow } from '@cnx/api';
import { Card, Text } from '@cnx/ui';
import { monthsText } from '../../insight/months-text.ts';
import { MonthsTable } from '../../insight/MonthsTable.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { useFirstRows } from './use-first-rows.tsx';

/** Props of {@link MonthsCard}. */
export interface MonthsCardProps {
  body: ReportedMonths;
  loading: boolean;
  /** A well was pressed. */
  onSelect: (row: Pick<StatisticsRow, 'entity'>) => void;
}

/** Whole months that were reported, beside their days; nothing where there is none. */
export function MonthsCard({ body, loading, onSelect }: MonthsCardProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const { rows: months, wellMonths, wells } = body;
  const { limit, more } = useFirstRows(months.length);
  if (wellMonths === 0) return null;
  const title = t('reportedMonths.title');
  return (
    <Card
      title={title}
      loading={loading}
      takeaway={[
        t('reportedMonths.sentence', { count: wells, months: quantities.count(wellMonths) }),
        monthsText(body, formats),
      ].join(' ')}
    >
      <MonthsTable
        label={title}
        months={months}
        {...limit}
        onSelect={({ well }) =>
          onSelect({ entity: { level: 'well', id: well.id, name: well.name, place: well.fieldName } })
        }
      />
      {more}
      <Text size="small" emphasis="quiet">
        {[
          t('reportedMonths.rule'),
          months.length < wellMonths && t('reportedMonths.first', { rows: quantities.count(months.length) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </Card>
  );
}
