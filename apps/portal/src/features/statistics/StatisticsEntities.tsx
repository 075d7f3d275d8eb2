import type { ProductionFigures, ProductionStatistics, StatisticsRow } from '@cnx/api';
import { CsvDownload, DataTable, KpiStrip, KpiTile, Text, type DataColumn } from '@cnx/ui';
import { useMemo } from 'react';
import { ChartCard } from '../../insight/ChartCard.tsx';
import { BarChart } from '../../insight/LazyCharts.tsx';
import { estimatedChanges, estimatedText } from '../../insight/missing-estimate.ts';
import { isRatio, ratioBasis } from '../../insight/ratio-basis.ts';
import { standingSentence } from '../../insight/standing-sum.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { quantitiesOf } from '../../quantities.ts';
import { shownProductOf } from '../../state/product.atoms.ts';
import { basisColumns } from './basis-columns.ts';
import {
  changeOf,
  differingVolumes,
  entityName,
  figuresOf,
  isRated,
  rateQuantities,
  shownFigures,
  type PartProps,
  type RatedFigure,
  type ShownFigure,
} from './statistics.ts';

/** What the selection made, each figure against the window before. */
export function Figures({ body, loading }: PartProps) {
  const { t, quantities, dates } = useFormats();
  const { total, before, totalBeforeLikeForLike } = body;
  const compared = comparedFigures(body);
  const days = dates.days(before.from, before.to);
  const likeForLike = totalBeforeLikeForLike !== undefined;
  const described = t(likeForLike ? 'statistics.alike.against' : 'statistics.against', { days });
  const describedByDay = t(likeForLike ? 'statistics.perDay.alike' : 'statistics.perDay.against', { days });
  return (
    <>
      <KpiStrip>
        {figuresOf(body).map((name) => {
          const { value, unit } = quantities.parts(shownFigures[name], total?.[name] ?? null);
          const change = changeText(name, body, { quantities });
          const rate = isRated(name) ? body.filledRates?.[name] : undefined;
          const ofRatio = isRatio(name) ? ratioBasis(total, name, { t, quantities }) : null;
          return (
            <KpiTile
              key={name}
              compact
              label={t(`statistics.figures.${name}`)}
              {...(name === 'efficiencyPct' &&
                total?.abovePotential != null && {
                  basis: t('statistics.gains', {
                    amount: quantities.text(
                      quantitiesOf(shownProductOf(body.product)).volume,
                      total.abovePotential,
                    ),
                  }),
                })}
              {...(isRated(name) &&
                rate != null && {
                  basis: rateText(name, rate, body, { t, quantities }),
                })}
              {...(ofRatio !== null && { basis: ofRatio })}
              value={total?.[name] == null ? null : value}
              {...(unit !== null && { unit })}
              change={
                change === null || !compared
                  ? null
                  : { ...change, description: rate == null ? described : describedByDay }
              }
              loading={loading}
            />
          );
        })}
      </KpiStrip>
      <Estimated body={body} />
      <LikeForLike body={body} />
      <Standing body={body} />
    </>
  );
}

/** What was made per calendar day, and what of it is estimated of days that were not reported. */
function rateText(
  name: RatedFigure,
  rate: number,
  { estimated }: Pick<PartProps['body'], 'estimated'>,
  { t, quantities }: Pick<Formats, 't' | 'quantities'>,
): string {
  const text = t('statistics.perDay.basis', { rate: quantities.text(rateQuantities[name], rate) });
  const amount = estimated?.[name] ?? null;
  return amount === null || amount === 0
    ? text
    : t('statistics.perDay.estimated', {
        rate: text,
        amount: quantities.text(shownFigures[name], amount),
      });
}

/** What of rates and changes is estimated. */
function Estimated({ body }: Pick<PartProps, 'body'>) {
  const formats = useFormats();
  const said = estimatedOf(body, formats);
  return (
    said && (
      <Text size="small" figures>
        {said}
      </Text>
    )
  );
}

/** Says what of rates and changes is estimated of days that were not reported; null where nothing is. */
export function estimatedOf(
  { estimated, estimatedBefore, before, product: of }: ProductionStatistics,
  formats: Formats,
): string | null {
  const product = shownProductOf(of);
  return estimatedChanges(
    estimatedText(estimated?.[product], estimated?.wellDays, product, formats),
    estimatedText(estimatedBefore?.[product], estimatedBefore?.wellDays, product, formats),
    formats.dates.days(before.from, before.to),
    formats,
  );
}

/** What losses lack that are in no potential, and so in no efficiency above. */
function Standing({ body }: Pick<PartProps, 'body'>) {
  const formats = useFormats();
  const { total, standing } = body;
  const sentence = total && standingSentence(standing, total, shownProductOf(body.product), formats);
  return (
    sentence && (
      <Text size="small" emphasis="quiet" figures>
        {sentence}
      </Text>
    )
  );
}

/** What changes in percent are of, where that is not all of the window before. */
const comparedFigures = ({ totalBefore, totalBeforeLikeForLike: alike }: ProductionStatistics) =>
  alike === undefined ? totalBefore : alike;

/** Beside changes that are like for like: what all days of the window before made, and what those made that are compared. */
function LikeForLike({ body }: Pick<PartProps, 'body'>) {
  const { t, quantities, dates } = useFormats();
  const { total, totalBefore, totalBeforeLikeForLike: alike, window, before } = body;
  if (alike === undefined || !totalBefore) return null;
  const product = shownProductOf(body.product);
  const amount = (figures: ProductionFigures | null) =>
    quantities.text(quantitiesOf(product).volume, figures?.[product] ?? null, { inFull: true });
  const share = (value: number | null) =>
    quantities.text('share', value === null ? null : 100 * value, { digits: 1, signed: true });
  return (
    <Text size="small" emphasis="quiet" figures>
      {t('statistics.alike.note', {
        window: dates.days(window.from, window.to),
        before: dates.days(before.from, before.to),
        product: t(`statistics.figures.${product}`),
        now: amount(total),
        whole: amount(totalBefore),
        wholeChange: share(changeOf(product, total?.[product] ?? null, totalBefore[product])),
        alike: amount(alike),
        alikeChange: share(comparedChange(product, body)),
      })}
    </Text>
  );
}

/** The change of a figure against the window before: of a volume per calendar day, so that unlike lengths change nothing. */
function comparedChange(name: ShownFigure, body: ProductionStatistics): number | null {
  const [now, then] =
    isRated(name) && body.filledRates && body.filledRatesBefore
      ? [body.filledRates[name], body.filledRatesBefore[name]]
      : [body.total?.[name], comparedFigures(body)?.[name]];
  return changeOf(name, now ?? null, then ?? null);
}

/** How a figure compares with the window before: volumes by their share, shares by points. */
function changeText(
  name: ShownFigure,
  body: ProductionStatistics,
  { quantities }: Pick<Formats, 'quantities'>,
) {
  const change = comparedChange(name, body);
  if (change === null) return null;
  if (shownFigures[name] !== 'share') return { value: change };
  const { value, unit } = quantities.wireChange('%', change);
  const direction = change > 0 ? ('up' as const) : change < 0 ? ('down' as const) : ('same' as const);
  return { value: [value, unit].filter(Boolean).join(' '), direction };
}

const rowKey = ({ entity }: StatisticsRow) => entity.id ?? '';

/** What each entity made, as bars or as a table, and whether fields and wells agree. */
export function Entities({
  body,
  loading,
  onSelect,
}: PartProps & { onSelect: (row: StatisticsRow) => void }) {
  const formats = useFormats();
  const { t, quantities, dates } = formats;
  const { rows, total, window, level, reconciliation } = body;
  const product = shownProductOf(body.product);
  const { volume } = quantitiesOf(product);
  const items = useMemo(
    () =>
      rows.map((row) => ({
        id: rowKey(row),
        label: entityName(row, t),
        value: quantities.convert(volume, row.figures?.[product] ?? null),
      })),
    [rows, t, quantities, product, volume],
  );
  const columns = useMemo(() => entityColumns(body, formats), [body, formats]);
  const choose = (id: string) => {
    const row = rows.find((one) => rowKey(one) === id);
    if (row) onSelect(row);
  };
  const title = t(`statistics.entities.${level}`);
  const differing = reconciliation ? differingVolumes(reconciliation) : [];
  const sumOf = (name: RatedFigure, side: 'fields' | 'wells') =>
    quantities.text(shownFigures[name], reconciliation?.[name][side] ?? null);
  const fieldsSum = (name: RatedFigure) => `${t(`statistics.figures.${name}`)} ${sumOf(name, 'fields')}`;
  const bothSums = (name: RatedFigure) =>
    t('statistics.bothSums', {
      name: t(`statistics.figures.${name}`),
      fields: sumOf(name, 'fields'),
      wells: sumOf(name, 'wells'),
    });
  return (
    <ChartCard
      title={title}
      area="statistics"
      window={window}
      sentence={
        total
          ? t('statistics.sums', {
              count: total.wells,
              wells: quantities.count(total.wells),
              days: quantities.count(total.wellDays),
              window: dates.days(window.from, window.to),
            })
          : t('statistics.none')
      }
      empty={!total}
      loading={loading}
    >
      {(asTable) => (
        <>
          {asTable ? (
            <DataTable
              label={title}
              columns={columns}
              rows={rows}
              rowId={rowKey}
              actions={<CsvDownload fileName={`statistics_${level}_${window.from}_${window.to}.csv`} />}
              onSelect={onSelect}
              lineColumns={[product, 'waterCutPct', 'uptimePct', 'efficiencyPct']}
              compact
              flush
            />
          ) : (
            <BarChart
              title={title}
              titleHidden
              items={items}
              unit={quantities.unit(volume)}
              axisTitle={`${t(`statistics.figures.${product}`)}, ${quantities.unit(volume)}`}
              labels={{ item: title }}
              orientation="horizontal"
              onSelect={(item) => choose(item.id ?? item.label)}
              asTable={asTable}
            />
          )}
          {reconciliation && (
            <Text size="small" emphasis="quiet">
              {differing.length === 0
                ? t('statistics.reconciled', { sums: (['oil', 'gas'] as const).map(fieldsSum).join(', ') })
                : t('statistics.notReconciled', { names: differing.map(bothSums).join('; ') })}
            </Text>
          )}
        </>
      )}
    </ChartCard>
  );
}

/** What standing losses lacked, which is in no figure of a row; no column where none stood. */
function standingColumn(
  { standing, product }: ProductionStatistics,
  { t, quantities }: Pick<Formats, 't' | 'quantities'>,
): readonly DataColumn<StatisticsRow>[] {
  if (standing === undefined || standing.wells === 0) return [];
  const { volume } = quantitiesOf(shownProductOf(product));
  return [
    {
      id: 'standing',
      label: t('statistics.standing'),
      unit: quantities.unit(volume),
      kind: 'number',
      digits: 0,
      value: (row) => quantities.convert(volume, row.standing ?? null),
      total: () => quantities.convert(volume, standing.volume),
      width: 128,
    },
  ];
}

/** What is estimated of days that were not reported, which is in no figure of a row; no column where none is missing. */
function estimatedColumn(
  { estimated, product: of }: ProductionStatistics,
  { t, quantities }: Pick<Formats, 't' | 'quantities'>,
): readonly DataColumn<StatisticsRow>[] {
  if (estimated === undefined) return [];
  const product = shownProductOf(of);
  const { volume } = quantitiesOf(product);
  return [
    {
      id: 'estimated',
      label: t('insight.estimated.column'),
      unit: quantities.unit(volume),
      kind: 'number',
      digits: 0,
      value: (row) => quantities.convert(volume, row.estimated?.[product] ?? null),
      total: () => quantities.convert(volume, estimated[product]),
      width: 128,
    },
  ];
}

function entityColumns(
  body: ProductionStatistics,
  { t, quantities }: Formats,
): readonly DataColumn<StatisticsRow>[] {
  const { level, total } = body;
  return [
    {
      id: 'entity',
      label: t(`statistics.entities.${level}`),
      value: (row) => entityName(row, t),
      total: () => t('statistics.total'),
      minWidth: 160,
    },
    {
      id: 'wells',
      label: t('statistics.wells'),
      kind: 'number',
      value: ({ figures }) => figures?.wells ?? null,
      total: () => total?.wells ?? null,
      width: 88,
    },
    ...figuresOf(body).flatMap((name): DataColumn<StatisticsRow>[] => [
      {
        id: name,
        label: t(`statistics.figures.${name}`),
        unit: quantities.unit(shownFigures[name]),
        kind: 'number',
        digits: shownFigures[name] === 'share' ? 1 : 0,
        value: ({ figures }) => quantities.convert(shownFigures[name], figures?.[name] ?? null),
        total: () => quantities.convert(shownFigures[name], total?.[name] ?? null),
        width: 112,
      },
      ...basisColumns(name, body, { t, quantities }),
    ]),
    ...estimatedColumn(body, { t, quantities }),
    ...standingColumn(body, { t, quantities }),
  ];
}
