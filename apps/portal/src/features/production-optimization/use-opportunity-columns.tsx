import type { OptimizationOpportunity } from '@cnx/api';
import type { DataColumn } from '@cnx/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../insight/use-formats.ts';
import { unknownValue, wallTime, type Quantity } from '../../quantities.ts';

type Columns = readonly DataColumn<OptimizationOpportunity>[];

/** The columns of optimization opportunities: those of the narrow card, and all. */
export function useOpportunityColumns(): { top: Columns; all: Columns } {
  const { t } = useTranslation('portal');
  const { quantities, dates } = useFormats();
  return useMemo(() => {
    const amount = (
      id: string,
      header: string,
      quantity: Quantity,
      valueOf: (row: OptimizationOpportunity) => number,
    ): DataColumn<OptimizationOpportunity> => ({
      id,
      header,
      unit: quantities.unit(quantity),
      kind: 'number',
      digits: 1,
      value: (row) => quantities.convert(quantity, valueOf(row)),
      cell: (row) => quantities.number(quantity, valueOf(row), { digits: 1, signed: true }),
    });
    const setting = ({ from, to, unit }: OptimizationOpportunity) =>
      from === null || to === null
        ? unknownValue
        : `${quantities.count(from)} → ${quantities.wireText(unit, to, { digits: Number.isInteger(to) ? 0 : 1 })}`;
    const column = {
      well: {
        id: 'well',
        header: t('productionOptimization.well'),
        value: ({ well }) => well.name,
        width: 92,
      },
      field: {
        id: 'field',
        header: t('productionOptimization.field'),
        value: ({ well }) => well.fieldName,
        width: 120,
      },
      action: {
        id: 'action',
        header: t('productionOptimization.action'),
        value: ({ kind }) => t(`vocabulary.opportunity.${kind}`),
      },
      setting: { id: 'setting', header: t('productionOptimization.setting'), value: setting, width: 120 },
      confidence: {
        id: 'confidence',
        header: t('productionOptimization.confidence'),
        unit: quantities.unit('share'),
        kind: 'number',
        value: ({ confidence }) => confidence * 100,
      },
      limit: {
        id: 'limit',
        header: t('productionOptimization.limit'),
        value: ({ limitingConstraint }) => limitingConstraint ?? t('productionOptimization.noLimit'),
      },
      expires: {
        id: 'expires',
        header: t('productionOptimization.expires'),
        value: ({ expiresAt }) => wallTime(expiresAt),
        cell: ({ expiresAt }) => dates.clock(expiresAt),
        width: 200,
      },
    } satisfies Record<string, DataColumn<OptimizationOpportunity>>;
    const oil = amount('oil', t('productionOptimization.oil'), 'liquidRate', (row) => row.expectedOil);
    const liquid = amount(
      'liquid',
      t('productionOptimization.liquid'),
      'liquidRate',
      (row) => row.expectedLiquid,
    );
    const power = amount('power', t('productionOptimization.power'), 'power', (row) => row.expectedPower);
    const { well, field, action, confidence, limit, expires } = column;
    return {
      top: [well, action, { ...oil, width: 104 }],
      all: [well, field, action, column.setting, oil, liquid, power, confidence, limit, expires],
    };
  }, [t, quantities, dates]);
}
