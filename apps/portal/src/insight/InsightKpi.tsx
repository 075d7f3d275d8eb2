import { Button, KpiTile, Stack, Text, type KpiChangeProps } from '@cnx/ui';
import { useMessageText, type TextKey } from '../i18n/message.ts';
import { unknownValue, windowDays } from '../quantities.ts';
import type { DayWindow } from '../state/shared-data.atoms.ts';
import { mapCompared, type Compared } from './compared.ts';
import type { InsightDefinition, InsightFrame, KeyFigureDefinition } from './insight-definition.ts';
import { InsightAge, ReportId, useRemedy } from './InsightStates.tsx';
import {
  dataCondition,
  isLeftOut,
  reportIdOf,
  speaksOfAge,
  type FailedView,
  type FailureKey,
  type InsightView,
} from './insight-view.ts';
import { useRetriedByPage } from './outage.tsx';
import { kpiChange, type KeyFigure } from './key-figure.ts';
import { useFormats, type Formats } from './use-formats.ts';

/** What a key figure needs of its area. */
export interface FigureDefinition<Figure> extends Pick<
  InsightDefinition<unknown, Figure, unknown>,
  'failure' | 'anyTime'
> {
  readonly keyFigure: KeyFigureDefinition<Figure>;
}

/** Props of {@link InsightKpi}. */
export interface InsightKpiProps<Figure> {
  definition: FigureDefinition<Figure>;
  view: InsightView<Figure>;
  /** The same of the compared window. @default null */
  compared?: Compared<Figure> | null;
  frame: Pick<InsightFrame, 'window' | 'asOf' | 'allHref'>;
}

/** The key figure of an insight area. It loads and fails on its own, like the area's card. */
export function InsightKpi<Figure>({ definition, view, compared = null, frame }: InsightKpiProps<Figure>) {
  const { anyTime = false, keyFigure } = definition;
  const { window, asOf, allHref: href } = frame;
  const formats = useFormats();
  const label = useMessageText()({ key: keyFigure.label });
  if (view.status === 'loading') {
    return <KpiTile label={label} basis={unknownBasis} value={unknownValue} loading />;
  }
  if (isLeftOut(view)) return null;
  if (view.status === 'failed') {
    const { failure } = definition;
    return (
      <KpiFailure label={keyFigure.label} failure={failure} {...view} reportId={reportIdOf(view.error)} />
    );
  }
  const condition = dataCondition(view.meta, anyTime ? 'any' : window);
  const outside = condition.kind === 'none' || condition.kind === 'outside';
  const figure = outside ? 'noData' : keyFigure.compute(view.body, view.meta, window);
  const before =
    compared &&
    mapCompared(compared, (body, meta) => {
      const itsFigure = keyFigure.compute(body, meta, compared.window);
      return typeof itsFigure === 'string' ? null : itsFigure.value;
    });
  return (
    <KpiTile
      label={label}
      basis={basisText(typeof figure === 'string' ? undefined : figure.ahead, window, formats)}
      href={href}
      age={
        speaksOfAge(view.meta, condition, asOf) && <InsightAge meta={view.meta} condition={condition} brief />
      }
      {...(typeof figure === 'string' ? { value: null, state: figure } : written(figure, before, formats))}
    />
  );
}

/** Keeps the line of a tile's basis while it is not known. */
export const unknownBasis = '\u00a0';

/** Of which days a tile speaks: those up to the end of the window, or those ahead. */
export function basisText(
  ahead: KeyFigure['ahead'],
  window: DayWindow | null,
  { t, dates, quantities }: Formats,
): string {
  if (ahead) {
    const { days: count, from } = ahead;
    return t('insight.daysFrom', { count, days: quantities.count(count), day: dates.shortDay(from) });
  }
  if (!window) return unknownBasis;
  const count = windowDays(window.from, window.to);
  return t('insight.daysTo', { count, days: quantities.count(count), day: dates.shortDay(window.to) });
}

/** A key figure in the reader's language and units. */
function written(figure: KeyFigure, compared: Compared<number> | null, formats: Formats) {
  const { quantity, previousDays, trend } = figure;
  const { t, quantities } = formats;
  if (figure.value === null) return { value: null };
  const against = previousDays === null ? '' : t('insight.against', { count: previousDays });
  return {
    value: figureText(figure, figure.value, formats),
    ...(quantity !== null && { unit: quantities.unit(quantity) }),
    change: compared ? comparedChange(figure, compared, formats) : figureChange(figure, against, formats),
    trend: quantity === null ? trend : trend.map((amount) => quantities.convert(quantity, amount)),
  };
}

function figureText(
  { quantity, digits }: Pick<KeyFigure, 'quantity' | 'digits'>,
  amount: number | null,
  { quantities }: Formats,
  signed = false,
): string {
  return quantity === null
    ? quantities.count(amount, { signed })
    : quantities.number(quantity, amount, { digits, signed });
}

/** How a figure compares with the one before, as a tile shows it; null where one of them is not known. */
export function figureChange(
  figure: Omit<KeyFigure, 'previousDays' | 'trend'>,
  description: string,
  formats: Formats,
): KpiChangeProps | null {
  const change = kpiChange(figure);
  if (!change) return null;
  const { delta, direction, tone } = change;
  const value =
    direction === 'same' ? formats.t('insight.unchanged') : figureText(figure, delta, formats, true);
  return { value, description, direction, tone };
}

/**
 * How a figure compares with that of the compared window, as a tile shows it; null where the figure is not known.
 * @param against what it is compared with. @default the days of that window
 */
export function comparedChange(
  figure: Omit<KeyFigure, 'previous' | 'previousDays' | 'trend'>,
  compared: Compared<number>,
  formats: Formats,
  against = formats.dates.days(compared.window.from, compared.window.to),
): KpiChangeProps | null {
  const { t } = formats;
  if (figure.value === null) return null;
  const versus = t('insight.compared.versus', { days: against });
  switch (compared.status) {
    case 'loading':
      return { value: unknownValue, description: versus, direction: 'same' };
    case 'failed':
      return { value: unknownValue, description: t('insight.compared.failed'), direction: 'same' };
    case 'noData':
      return { value: t('insight.compared.noData'), description: versus, direction: 'same' };
    case 'shown':
      return figureChange({ ...figure, previous: compared.body }, versus, formats);
  }
}

/** Props of {@link KpiFailure}. */
export interface KpiFailureProps extends FigureFailureProps {
  /** What the figure is, as a text of the portal. */
  label: TextKey;
}

/** The tile of a figure that could not be had. */
export function KpiFailure({ label, ...failure }: KpiFailureProps) {
  const textOf = useMessageText();
  return (
    <KpiTile label={textOf({ key: label })} value={unknownValue} error={<FigureFailure {...failure} />} />
  );
}

/** Props of {@link FigureFailure}. */
export interface FigureFailureProps extends Pick<FailedView, 'retry' | 'retrying'> {
  /** The text in its place. */
  failure: FailureKey;
  error: unknown;
  reportId: string | undefined;
}

/** Stands in a tile whose figure could not be had: what failed, and a button to try again. */
export function FigureFailure({ failure, error, retry, retrying, reportId }: FigureFailureProps) {
  const textOf = useMessageText();
  const { note, label, act } = useRemedy(error, retry);
  const byPage = useRetriedByPage(error);
  return (
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
}
