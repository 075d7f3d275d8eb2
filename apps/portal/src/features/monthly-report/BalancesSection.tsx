import type { ReportedBalance } from '@cnx/api';
import { Text } from '@cnx/ui';
import { useFormats } from '../../insight/use-formats.ts';
import type { Quantity } from '../../quantities.ts';
import { columnWriter, totalBalance } from './monthly-report.ts';
import type { SectionProps } from './ProductionSections.tsx';
import { ReportTable, type ReportColumn } from './ReportTable.tsx';

type Volume = Exclude<keyof ReportedBalance, 'field' | 'gasDays'>;

const ofGas = [
  'producedGas',
  'flaredGas',
  'ventedGas',
  'otherGas',
  'marketedGas',
  'unbalancedGas',
] as const satisfies Volume[];
const ofWater = [
  'producedWater',
  'reinjectedWater',
  'unreportedWater',
  'injectedWater',
] as const satisfies Volume[];

/** Where gas and water of the fields went: parts that come to what was produced, with what no data say named as such. */
export function BalancesSection({ report: { balances } }: SectionProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  if (balances === undefined) return <Text>{t('monthlyReport.balances.unknown')}</Text>;
  if (balances.length === 0) return <Text>{t('monthlyReport.none')}</Text>;
  const total = totalBalance(balances, t('statistics.total'));
  const field = { head: t('statistics.entities.field'), value: (of: ReportedBalance) => of.field.name };
  const volumes = (names: readonly Volume[], quantity: Quantity): ReportColumn<ReportedBalance>[] =>
    names.map((name) => {
      const write = columnWriter(
        formats,
        quantity,
        [...balances, total].map((of) => of[name]),
      );
      return {
        head: t(`monthlyReport.balances.${name}`),
        unit: quantities.unit(quantity),
        number: true,
        value: (of) => write(of[name]),
      };
    });
  const shared = {
    rows: balances,
    rowId: (of: ReportedBalance) => of.field.id,
    total: balances.length > 1 ? total : undefined,
  };
  return (
    <>
      <ReportTable
        caption={t('monthlyReport.balances.gas')}
        columns={[
          field,
          ...volumes(ofGas, 'gasVolume'),
          {
            head: t('monthlyReport.balances.gasDays'),
            number: true,
            value: ({ gasDays }) => quantities.count(gasDays),
          },
        ]}
        {...shared}
      />
      <Text size="small" emphasis="quiet">
        {t('monthlyReport.balances.gasRule')}
      </Text>
      <ReportTable
        caption={t('monthlyReport.balances.water')}
        columns={[field, ...volumes(ofWater, 'liquidVolume')]}
        {...shared}
      />
      <Text size="small" emphasis="quiet">
        {t('monthlyReport.balances.waterRule')}
      </Text>
      <Text size="small">{t('monthlyReport.balances.absent')}</Text>
    </>
  );
}
