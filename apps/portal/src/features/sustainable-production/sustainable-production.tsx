import type { SustainabilityMetric, SustainableProduction, SustainableProductionInfo } from '@cnx/api';
import { Badge, Figure, Select, Stack, styled, Text, Tooltip, ValueState, type Tone } from '@cnx/ui';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { sustainableProduction as texts } from '../../i18n/en/sustainable-production.ts';
import { BarChart } from '../../insight/LazyCharts.tsx';
import { ComparedFailure } from '../../insight/ComparedFailure.tsx';
import type { Compared } from '../../insight/compared.ts';
import type { AttentionItem } from '../../insight/attention.ts';
import type { EvidenceProps, InsightDefinition } from '../../insight/insight-definition.ts';
import { TopRows } from '../../insight/TopRows.tsx';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { digitsFor, quantityOf, windowDays } from '../../quantities.ts';
import {
  allEmissionsAtom,
  chosenMeasureAtom,
  emissionsComparedAtom,
  emissionsSortAtom,
  emissionsViewAtom,
} from './sustainable-production.atoms.ts';
import { allColumns, facts, topColumns } from './sustainable-production.columns.tsx';
import {
  carbonIntensityCode,
  dailyCarbonIntensity,
  emissionsByField,
  emissionsTakeaway,
  fieldsByMeasure,
  measuredMetrics,
  offTarget,
  rankMetrics,
  type EmissionsDay,
  type FieldEmissions,
  type MeasuredMetric,
} from './sustainable-production.ts';

const chartHeight = 220;
/** The same on the area's own page. */
const largeHeight = 300;
/** Bars that the card has room for. */
const maxBars = 12;
/** Differences below this share of the target, %, count as being at it. */
const atTargetPct = 0.5;

/**
 * Sustainable Production: a figure that is off track by field, or another one on request, with all of the
 * window's figures. Its key figure is the window's carbon intensity, against the window before.
 */
export const sustainableProduction: InsightDefinition<
  SustainableProductionInfo,
  SustainableProductionInfo,
  EmissionsDay
> = {
  area: 'sustainableProduction',
  failure: 'portal:failures.sustainableProduction',
  span: 12,
  card: {
    viewAtom: emissionsViewAtom,
    takeaway,
    attention,
    source: ({ sustainableProductions: [newest] }, { t }) =>
      newest &&
      [
        t('sustainableProduction.scopes', { scopes: newest.scopes.join(', ') }),
        t('sustainableProduction.wholeFields'),
        t('sustainableProduction.factors', { set: newest.factorSet }),
      ].join(' · '),
    chartHeight,
    absence: ({ sustainableProductions }) => (sustainableProductions.length > 0 ? null : 'noData'),
    charted: ({ sustainableProductions }) => sustainableProductions.length > 0,
    Evidence,
    Top,
  },
  keyFigure: {
    label: 'portal:sustainableProduction.figure',
    viewAtom: emissionsViewAtom,
    comparedAtom: emissionsComparedAtom,
    compute: ({ sustainableProductions, metrics }, _meta, window) => {
      const metric = metrics.find(({ code }) => code === carbonIntensityCode);
      return {
        quantity: 'carbonIntensity',
        value: metric?.value ?? null,
        previous: metric?.previous ?? null,
        previousDays: window && windowDays(window.from, window.to),
        better: 'lower',
        resolution: 0.05,
        digits: 1,
        trend: dailyCarbonIntensity(sustainableProductions).map(({ value }) => value),
      };
    },
  },
  rows: {
    resultAtom: allEmissionsAtom,
    absenceAtom: atom(() => 'noData' as const),
    noun: 'dailyValues',
    columns: allColumns,
    rowId: ({ period, entity }) => `${period} ${entity.id}`,
    sort: { columnId: 'intensity', direction: 'descending' },
    sortAtom: emissionsSortAtom,
    totalText: ({ t }) => t('sustainableProduction.allFields'),
    group: 'entity',
    grouped: { groups: () => 'field', rows: 'days' },
    lineColumns: ['intensity', 'period'],
    details: { about, facts },
  },
};

/** What is off track first, then the window's intensity. */
function takeaway(info: SustainableProductionInfo, formats: Formats): string {
  const off = info.metrics
    .filter(({ status }) => status === 'off')
    .map((metric) => formats.t('sustainableProduction.takeaway.off', metricTexts(metric, formats)));
  return [...off, intensityTakeaway(info, formats)].join(' ');
}

/** A metric's name, value and target, as they are read. */
function metricTexts(metric: SustainabilityMetric, { t, quantities }: Formats) {
  const { code, label, value, target, unit } = metric;
  const style = { digits: digitsFor(value, target) };
  return {
    // As the server labels a metric that is not known here.
    name: t(`sustainableProduction.codes.${code as KnownCode}`, { defaultValue: label }),
    value: quantities.wireText(unit, value, style),
    target: quantities.wireText(unit, target, style),
  };
}

function attention({ metrics }: SustainableProductionInfo, formats: Formats): readonly AttentionItem[] {
  const { t } = formats;
  return offTarget(metrics).map((metric): AttentionItem => {
    const { code, status } = metric;
    const { name, value, target } = metricTexts(metric, formats);
    return {
      id: code,
      tone: statuses[status],
      state: t(`vocabulary.metricStatus.${status}`),
      text: t('sustainableProduction.attention', { name, target }),
      amount: value,
      oil: null,
    };
  });
}

function intensityTakeaway(info: SustainableProductionInfo, { t, quantities }: Formats): string {
  const text = (value: number) => quantities.text('carbonIntensity', value, { digits: 1 });
  const result = emissionsTakeaway(info.sustainableProductions, info.metrics);
  switch (result.kind) {
    case 'noRows':
      return t('sustainableProduction.takeaway.noRows');
    case 'noProduction':
      return t('sustainableProduction.takeaway.noProduction', {
        emissions: quantities.text('emissions', result.co2e),
      });
    case 'untargeted':
      return t('sustainableProduction.takeaway.untargeted', { intensity: text(result.intensity) });
    case 'targeted': {
      const { intensity, target, differencePct, above, fields } = result;
      const side = Math.abs(differencePct) < atTargetPct ? 'at' : differencePct < 0 ? 'below' : 'above';
      const against = t(`sustainableProduction.takeaway.${side}`, {
        intensity: text(intensity),
        difference: quantities.text('share', Math.abs(differencePct), { digits: 0 }),
        target: quantities.number('carbonIntensity', target, { digits: 1 }),
      });
      if (fields <= 1) return against;
      const others =
        above === 0
          ? t('sustainableProduction.takeaway.fieldsNone', { count: fields })
          : t('sustainableProduction.takeaway.fields', { above, count: fields });
      return `${against} ${others}`;
    }
  }
}

const Columns = styled('div', {
  display: 'grid',
  gap: '$4 $6',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@large': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  // One below the other, the card would be longer than a sheet that lies.
  '@print': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

function Evidence({ body, asTable, large }: EvidenceProps<SustainableProductionInfo>) {
  const { sustainableProductions: rows, metrics } = body;
  const fields = useMemo(() => emissionsByField(rows), [rows]);
  const measured = useMemo(() => measuredMetrics(metrics), [metrics]);
  const compared = useAtomValue(emissionsComparedAtom);
  const [chosen, choose] = useAtom(chosenMeasureAtom);
  const metric = measured.find(({ code }) => code === chosen) ?? measured[0];
  const formats = useFormats();
  return (
    <Columns>
      {metric ? (
        <Stack gap="2">
          <Select
            label={formats.t('sustainableProduction.measure')}
            labelBeside
            size="sm"
            value={metric.code}
            onValueChange={choose}
            items={measured.map((each) => ({ value: each.code, label: metricTexts(each, formats).name }))}
          />
          <MeasureChart
            fields={fields}
            metric={metric}
            asTable={asTable}
            height={large ? largeHeight : chartHeight}
          />
        </Stack>
      ) : (
        <ValueState state="noData" />
      )}
      <Stack gap="2">
        <ComparedFailure compared={compared} />
        <MetricList metrics={metrics} compared={compared} />
      </Stack>
    </Columns>
  );
}

function Top({ body: { sustainableProductions: rows } }: { body: SustainableProductionInfo }) {
  const fields = useMemo(() => emissionsByField(rows), [rows]);
  return (
    <TopRows
      area="sustainableProduction"
      columns={topColumns}
      rows={fields}
      rowId={({ entity }) => entity.id}
    />
  );
}

function about({ period }: SustainableProduction, { dates }: Formats): string {
  return dates.day(period);
}

interface MeasureChartProps {
  fields: readonly FieldEmissions[];
  /** Whose value is shown by field. */
  metric: MeasuredMetric;
  asTable: boolean;
  height: number;
}

/** A measure by field against its target, the field that is worst off first. */
function MeasureChart({ fields, metric, asTable, height }: MeasureChartProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const { code, unit: wireUnit, target, direction } = metric;
  const { name } = metricTexts(metric, formats);
  const quantity = quantityOf(wireUnit);
  const { items, values } = useMemo(() => {
    const shown = fieldsByMeasure(fields, { code, direction }).slice(0, maxBars);
    return {
      items: shown.map(({ entity }) => ({ id: entity.id, label: entity.name })),
      values: shown.map((field) => (quantity ? quantities.convert(quantity, field[code]) : field[code])),
    };
  }, [fields, code, direction, quantity, quantities]);
  const series = useMemo(() => [{ id: code, label: name, values }], [code, name, values]);
  const limits = useMemo(() => {
    if (target === null) return [];
    const value = quantity ? (quantities.convert(quantity, target) ?? target) : target;
    const { value: text } = quantities.wireParts(wireUnit, target, { digits: digitsFor(target) });
    return [{ value, label: t('sustainableProduction.target', { value: text }) }];
  }, [target, wireUnit, quantity, t, quantities]);
  const unit = quantity ? quantities.unit(quantity) : wireUnit;
  return (
    <BarChart
      title={t('sustainableProduction.chart', { name })}
      titleHidden
      items={items}
      series={series}
      axisTitle={`${name}, ${unit}`}
      unit={unit}
      labels={{ item: t('sustainableProduction.entity') }}
      digits={digitsFor(...values)}
      height={height}
      limits={limits}
      highlightedId={items[0]?.id ?? null}
      asTable={asTable}
    />
  );
}

const statuses = { onTrack: 'good', watch: 'warning', off: 'critical' } as const satisfies Record<
  SustainabilityMetric['status'],
  Tone
>;

const List = styled('dl', { display: 'flex', flexDirection: 'column', alignSelf: 'center', margin: 0 });
const Entry = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$1 $3',
  alignItems: 'baseline',
  padding: '$2 0',
  '& + &': { borderTop: '1px solid $border' },
});
const Name = styled('dt', { color: '$textQuiet', fontSize: '$small', overflowWrap: 'anywhere' });
const Value = styled('dd', { margin: 0, fontWeight: '$medium', figures: 'tabular', textAlign: 'right' });
const Detail = styled('dd', {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $3',
  margin: 0,
});

type KnownCode = keyof typeof texts.codes;

interface MetricListProps {
  metrics: readonly SustainabilityMetric[];
  compared: Compared<Pick<SustainableProductionInfo, 'metrics'>> | null;
}

/**
 * The window's figures, each with its status against the target, the target, and what it was in the compared window, or
 * in the one before.
 */
function MetricList({ metrics, compared }: MetricListProps) {
  const formats = useFormats();
  const { t, dates, quantities } = formats;
  const before = ({ code, previous }: SustainabilityMetric, text: (value: number | null) => string) => {
    if (!compared) return t('sustainableProduction.previous', { value: text(previous) });
    const days = dates.days(compared.window.from, compared.window.to);
    const other =
      compared.status === 'shown'
        ? compared.body.metrics.find((metric) => metric.code === code)?.value
        : null;
    const absent = compared.status === 'noData' || (compared.status === 'shown' && other == null);
    const value = absent ? t('insight.compared.noData') : text(other ?? null);
    return t('sustainableProduction.compared', { days, value });
  };
  return (
    <List aria-label={t('sustainableProduction.metrics')}>
      {rankMetrics(metrics).map((metric) => {
        const { code, value, unit, target, status, method } = metric;
        const style = { digits: digitsFor(value, target) };
        const text = (amount: number | null) => quantities.wireText(unit, amount, style);
        return (
          <Entry key={code}>
            <Name>
              <Tooltip label={method}>
                <span tabIndex={0}>{metricTexts(metric, formats).name}</span>
              </Tooltip>
            </Name>
            <Value>
              {value === null ? (
                <ValueState state="noData" />
              ) : (
                <Figure {...quantities.wireParts(unit, value, style)} />
              )}
            </Value>
            <Detail>
              {value !== null && target !== null && (
                <Badge tone={statuses[status]} emphasis="quiet">
                  {t(`vocabulary.metricStatus.${status}`)}
                </Badge>
              )}
              <Text as="span" size="caption" emphasis="quiet" figures>
                {t('sustainableProduction.targetOf', { value: text(target) })}
              </Text>
              <Text as="span" size="caption" emphasis="quiet" figures>
                {before(metric, text)}
              </Text>
            </Detail>
          </Entry>
        );
      })}
    </List>
  );
}
