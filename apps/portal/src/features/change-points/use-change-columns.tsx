import type { ChangePoint } from '@cnx/api';
import { StatusBadge, type DataColumn, type Status } from '@cnx/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../insight/use-formats.ts';
import { dayTime, quantityOf } from '../../quantities.ts';
import { useChangeWords } from './use-change-words.ts';

const statuses = {
  new: 'warning',
  acknowledged: 'info',
  explained: 'good',
  dismissed: 'neutral',
} as const satisfies Record<ChangePoint['status'], Status>;

type Columns = readonly DataColumn<ChangePoint>[];

/** The columns of change points: those of the card, and all. Means keep their own unit: variables have different ones. */
export function useChangeColumns(): { top: Columns; all: Columns } {
  const { t } = useTranslation('portal');
  const { quantities, dates } = useFormats();
  const words = useChangeWords();
  return useMemo(() => {
    // Gas-oil ratios run into hundreds, and their unit is the longest.
    const mean = ({ unit }: ChangePoint, value: number) =>
      quantities.wireText(unit, value, { digits: quantityOf(unit) === 'gasOilRatio' ? 0 : 1 });
    const shortWhen: DataColumn<ChangePoint> = {
      id: 'when',
      header: t('changePoints.when'),
      value: ({ changeDate }) => dayTime(changeDate),
      cell: ({ changeDate, dateLow, dateHigh }) => (
        <span title={`${t('changePoints.likely')}: ${dates.days(dateLow, dateHigh)}`}>
          {dates.shortDay(changeDate)}
        </span>
      ),
      width: 96,
    };
    const column = {
      well: { id: 'well', header: t('changePoints.well'), value: ({ well }) => well.name, width: 92 },
      field: {
        id: 'field',
        header: t('changePoints.field'),
        value: ({ well }) => well.fieldName,
        width: 120,
      },
      variable: {
        id: 'variable',
        header: t('changePoints.variable'),
        value: ({ variable }) => t(`vocabulary.variable.${variable}`),
        width: 116,
      },
      when: {
        id: 'when',
        header: t('changePoints.when'),
        value: ({ changeDate }) => dayTime(changeDate),
        cell: ({ changeDate, dateLow, dateHigh }) => (
          <span title={`${t('changePoints.likely')}: ${dates.days(dateLow, dateHigh)}`}>
            {dates.day(changeDate)}
          </span>
        ),
        width: 112,
      },
      before: {
        id: 'before',
        header: t('changePoints.before'),
        kind: 'number',
        value: ({ meanBefore }) => meanBefore,
        cell: (change) => mean(change, change.meanBefore),
        sortable: false,
        width: 104,
      },
      after: {
        id: 'after',
        header: t('changePoints.after'),
        kind: 'number',
        value: ({ meanAfter }) => meanAfter,
        cell: (change) => mean(change, change.meanAfter),
        sortable: false,
        width: 104,
      },
      size: {
        id: 'size',
        header: t('changePoints.size'),
        unit: quantities.unit('share'),
        kind: 'number',
        value: ({ deltaPct }) => deltaPct,
        cell: ({ deltaPct }) => quantities.number('share', deltaPct, { digits: 0, signed: true }),
        width: 88,
      },
      cause: { id: 'cause', header: t('changePoints.cause'), value: words.cause },
      status: {
        id: 'status',
        header: t('changePoints.status'),
        value: ({ status }) => t(`vocabulary.changeStatus.${status}`),
        cell: ({ status }) => (
          <StatusBadge status={statuses[status]} plain>
            {t(`vocabulary.changeStatus.${status}`)}
          </StatusBadge>
        ),
        width: 128,
      },
    } satisfies Record<string, DataColumn<ChangePoint>>;
    const { well, field, variable, when, before, after, size, cause, status } = column;
    return {
      top: [well, variable, shortWhen, before, after, size, cause, status],
      all: [well, field, variable, when, before, after, size, cause, status],
    };
  }, [t, quantities, dates, words]);
}
