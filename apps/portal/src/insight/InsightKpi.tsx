import { Button, KpiTile, Stack, Text } from '@cnx/ui';
import { useMessageText } from '../i18n/message.ts';
import { unknownValue } from '../quantities.ts';
import type { InsightDefinition, InsightFrame } from './insight-definition.ts';
import { InsightAge, ReportId, useRemedy } from './InsightStates.tsx';
import { dataCondition, reportIdOf, speaksOfAge, type FailedView, type InsightView } from './insight-view.ts';
import { useRetriedByPage } from './outage.tsx';
import { kpiChange, type KeyFigure } from './key-figure.ts';
import { useFormats, type Formats } from './use-formats.ts';

/** Props of {@link InsightKpi}. */
export interface InsightKpiProps<Figure> {
  definition: Pick<InsightDefinition<unknown, Figure, unknown>, 'area' | 'failure' | 'anyTime' | 'keyFigure'>;
  view: InsightView<Figure>;
  frame: Pick<InsightFrame, 'window' | 'asOf' | 'allHref'>;
}

/** The key figure of an insight area. It loads and fails on its own, like the area's card. */
export function InsightKpi<Figure>({ definition, view, frame }: InsightKpiProps<Figure>) {
  const { area, anyTime = false, keyFigure } = definition;
  const { window, asOf, allHref: href } = frame;
  const formats = useFormats();
  const label = formats.t(`${area}.figure`);
  if (view.status === 'loading') return <KpiTile label={label} value={unknownValue} loading />;
  if (view.status === 'failed') {
    return <KpiFailure definition={definition} {...view} reportId={reportIdOf(view.error)} />;
  }
  const condition = dataCondition(view.meta, anyTime ? 'any' : window);
  const outside = condition.kind === 'none' || condition.kind === 'outside';
  const figure = outside ? null : keyFigure.compute(view.body, view.meta, window);
  return (
    <KpiTile
      label={label}
      href={href}
      age={
        speaksOfAge(view.meta, condition, asOf) && <InsightAge meta={view.meta} condition={condition} brief />
      }
      {...(figure ? written(figure, formats) : { value: unknownValue })}
    />
  );
}

/** A key figure in the reader's language and units. */
function written(figure: KeyFigure, { t, quantities }: Formats) {
  const { quantity, value, previousDays, digits, trend } = figure;
  const change = kpiChange(figure);
  const number = (amount: number | null, signed = false) =>
    quantity === null
      ? quantities.count(amount, { signed })
      : quantities.number(quantity, amount, { digits, signed });
  return {
    value: number(value),
    ...(quantity !== null && { unit: quantities.unit(quantity) }),
    change: change && {
      value: change.direction === 'same' ? t('insight.unchanged') : number(change.delta, true),
      description: previousDays === null ? '' : t('insight.against', { count: previousDays }),
      direction: change.direction,
      tone: change.tone,
    },
    trend: quantity === null ? trend : trend.map((amount) => quantities.convert(quantity, amount)),
  };
}

/** Props of {@link KpiFailure}. */
export interface KpiFailureProps extends Pick<FailedView, 'retry' | 'retrying'> {
  definition: Pick<InsightDefinition<never, never, never>, 'area' | 'failure'>;
  error: unknown;
  reportId: string | undefined;
}

/** The tile of a figure that could not be had. */
export function KpiFailure({ definition, error, retry, retrying, reportId }: KpiFailureProps) {
  const { area, failure } = definition;
  const { t } = useFormats();
  const textOf = useMessageText();
  const { note, label, act } = useRemedy(error, retry);
  const byPage = useRetriedByPage(error);
  const content = (
    <Stack gap="2" align="start">
      <div>
        <Text size="small">{textOf({ key: failure })}</Text>
        {note !== undefined && (
          <Text size="small" emphasis="quiet">
            {note}
          </Text>
        )}
        <ReportId id={reportId} />
      </div>
      {!byPage && (
        <Button size="sm" loading={retrying} onClick={act}>
          {label}
        </Button>
      )}
    </Stack>
  );
  return <KpiTile label={t(`${area}.figure`)} value={unknownValue} error={content} />;
}
