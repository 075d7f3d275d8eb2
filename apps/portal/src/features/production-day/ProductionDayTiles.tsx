import type { DayVolume, ProductionDay, WellStates } from '@cnx/api';
import { KpiTile, type KpiItem } from '@cnx/ui';
import { atom, useAtomValue } from 'jotai';
import { dashboardArea, dashboardDayList, exceptionReport, type DayList } from '../../addresses.ts';
import { mapCompared, type Compared } from '../../insight/compared.ts';
import { losslessText, standingText } from '../../insight/event-text.ts';
import { FigureSource } from '../../insight/FigureSource.tsx';
import type { InsightFrame } from '../../insight/insight-definition.ts';
import {
  basisText,
  comparedChange,
  FigureFailure,
  figureChange,
  unknownBasis,
} from '../../insight/InsightKpi.tsx';
import { guarded, useInsightFrame } from '../../insight/insight-of.tsx';
import { InsightAge } from '../../insight/InsightStates.tsx';
import {
  dataCondition,
  isLeftOut,
  reportIdOf,
  speaksOfAge,
  type FailureKey,
  type InsightView,
} from '../../insight/insight-view.ts';
import type { Breakage } from '../../insight/FaultBoundary.tsx';
import type { KeyFigure } from '../../insight/key-figure.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { unknownValue, type Quantity } from '../../quantities.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { isOfGas } from '../../state/product.atoms.ts';
import { missingReports, newestDayBrief, newestDayText } from './newest-day-text.ts';
import { productionDayComparedAtom, productionDayViewAtom, trendAtom } from './production-day.atoms.ts';

const failure: FailureKey = 'portal:failures.productionDay';

/** Of a product that is compared, so that the lines of its comparisons have their place. */
const noVolume: DayVolume = { volume: 0, meanBefore: null, ofMean: null, plan: null, ofPlan: null };

/** What stands in the tiles before an answer, of which no figure is shown. */
const nothingKnown: ProductionDay = {
  day: null,
  fields: [],
  oil: { ...noVolume, plan: 1, ofPlan: 1 },
  gas: noVolume,
  water: noVolume,
  injection: noVolume,
  oilPotential: null,
  potentialMethod: 'trailingMedian',
  efficiencyPct: null,
  mainProducts: ['oil'],
  gasPotential: null,
  gasEfficiencyPct: null,
  plan: { planned: 1, unplanned: 1 },
  wells: null,
  stops: [],
  exceptions: {
    ...{ open: 0, lossless: 0, oilAtRisk: null, gasAtRisk: 0 },
    standing: { wells: 0, oil: 0, gas: 0 },
    largest: [],
  },
};

const allHrefAtom = atom((get) => dashboardArea('deferredProduction', get(addressSearchAtom)));
const listHrefAtom = atom((get) => {
  const search = get(addressSearchAtom);
  return (list: DayList) => dashboardDayList(list, search);
});
const exceptionsHrefAtom = atom((get) => exceptionReport(get(addressSearchAtom)));
const broken = (breakage: Breakage) => <ProductionDayFailure {...breakage} />;

/** The first tiles of the dashboard: what the newest day produced, which wells were up, and which exceptions are open. */
export const ProductionDayFigures = guarded('figure productionDay', broken, function ProductionDayFigures() {
  const view = useAtomValue(productionDayViewAtom);
  const listHref = useAtomValue(listHrefAtom);
  const compared = useAtomValue(productionDayComparedAtom);
  const trend = useAtomValue(trendAtom);
  const frame = useInsightFrame(allHrefAtom);
  const exceptionsHref = useAtomValue(exceptionsHrefAtom);
  return <ProductionDayTiles {...{ view, compared, frame, listHref, exceptionsHref, trend }} />;
});

/** Props of {@link ProductionDayTiles}. */
export interface ProductionDayTilesProps {
  view: InsightView<ProductionDay>;
  /** The day of the compared window that corresponds. @default null */
  compared?: Compared<ProductionDay> | null;
  frame: Pick<InsightFrame, 'window' | 'asOf' | 'allHref'>;
  /** Address of the wells behind a figure. */
  listHref: (list: DayList) => string;
  /** Address of the report of exceptions. */
  exceptionsHref: string;
  /** The course of the first figure over the window, oldest first, where it is known. */
  trend?: readonly (number | null)[] | undefined;
}

/** Three tiles of a strip: production, wells and exceptions. The first one says so when they could not be had. */
export function ProductionDayTiles(props: ProductionDayTilesProps) {
  const { view, compared = null, frame, listHref, exceptionsHref, trend } = props;
  const formats = useFormats();
  const { t } = formats;
  const ofGas = view.status === 'shown' && isOfGas(view.body.mainProducts);
  const [oil, wells, exceptions] = [
    t(ofGas ? 'productionDay.gas' : 'productionDay.oil'),
    t('productionDay.wells'),
    t('productionDay.exceptions'),
  ];
  if (view.status === 'loading') {
    const unknown = production(nothingKnown, formats);
    // The line that says how many wells have reported has its place: most often there is one.
    const items = [{ label: t('productionDay.reported'), value: null }, ...(unknown.items ?? [])];
    return (
      <>
        <KpiTile span={2} label={oil} basis={unknownBasis} {...unknown} items={items} loading />
        <KpiTile label={wells} basis={unknownBasis} {...wellStates(nothingKnown, formats)} loading />
        <KpiTile label={exceptions} basis={unknownBasis} {...openExceptions(nothingKnown, formats)} loading />
      </>
    );
  }
  if (isLeftOut(view)) return null;
  if (view.status === 'failed') return <ProductionDayFailure {...view} reportId={reportIdOf(view.error)} />;
  const { meta, body } = view;
  const condition = dataCondition(meta, frame.window);
  const day = newestDayText(body, formats) ?? unknownBasis;
  const isLate = speaksOfAge(meta, condition, frame.asOf);
  return (
    <>
      <KpiTile
        span={2}
        label={oil}
        basis={day}
        {...(trend && { trend })}
        href={frame.allHref}
        age={isLate && <InsightAge meta={meta} condition={condition} brief />}
        actions={
          <FigureSource
            name={oil}
            lines={[
              { label: oil, text: t('productionDay.source.volume') },
              { label: t('productionDay.source.meanName'), text: t('productionDay.source.mean') },
              { label: t('productionDay.efficiency'), text: t('productionDay.source.efficiency') },
              { label: t('productionDay.ofPlan'), text: t('productionDay.source.plan') },
            ]}
          />
        }
        {...production(body, formats)}
        {...(compared && { change: dayChange(body, compared, ofGas ? gasVolume : oilVolume, formats) })}
      />
      <KpiTile
        label={wells}
        basis={newestDayBrief(body, formats) ?? unknownBasis}
        href={listHref('wells')}
        actions={
          <FigureSource name={wells} lines={[{ label: wells, text: t('productionDay.source.wells') }]} />
        }
        {...wellStates(body, formats)}
        {...(compared && { change: dayChange(body, compared, wellsUp, formats) })}
      />
      <KpiTile
        label={exceptions}
        basis={basisText(undefined, frame.window, formats)}
        href={exceptionsHref}
        actions={
          <FigureSource
            name={exceptions}
            lines={[
              { label: exceptions, text: t('productionDay.source.exceptions') },
              {
                label: t(ofGas ? 'productionDay.gasLostNow' : 'productionDay.lostNow'),
                text: t('productionDay.source.lostNow'),
              },
              ...(!ofGas && losesGas(body)
                ? [{ label: t('productionDay.gasLostNow'), text: t('productionDay.source.gasLostNow') }]
                : []),
              { label: t('terms.standing.name'), text: t('terms.standing.text') },
            ]}
          />
        }
        {...openExceptions(body, formats)}
      />
    </>
  );
}

/** Stands in place of the three tiles when they could not be had, or broke. */
export function ProductionDayFailure(breakage: Breakage) {
  const { t } = useFormats();
  return (
    <>
      <KpiTile
        span={2}
        label={t('productionDay.oil')}
        value={unknownValue}
        error={<FigureFailure failure={failure} {...breakage} />}
      />
      <KpiTile label={t('productionDay.wells')} value={unknownValue} />
      <KpiTile label={t('productionDay.exceptions')} value={unknownValue} />
    </>
  );
}

function production(
  body: ProductionDay,
  formats: Formats,
): Pick<Parameters<typeof KpiTile>[0], 'value' | 'unit' | 'change' | 'items'> {
  const { day, oil, gas, water, injection, plan } = body;
  const { t, quantities } = formats;
  const ofGas = isOfGas(body.mainProducts);
  const main = ofGas ? gas : oil;
  const quantity = ofGas ? 'gasVolume' : 'liquidVolume';
  const efficiencyPct = ofGas ? body.gasEfficiencyPct : body.efficiencyPct;
  const { value, unit } = quantities.parts(quantity, main.volume, { digits: 0 });
  const volume = (label: string, quantity: Quantity, of: DayVolume): KpiItem =>
    of.volume === null
      ? { label, value: null }
      : { label, ...quantities.parts(quantity, of.volume), note: comparisons(of, formats) };
  const planned = plan?.unplanned
    ? {
        note: t('productionDay.plannedWells', {
          planned: plan.planned,
          count: plan.planned + plan.unplanned,
        }),
      }
    : {};
  const planShare = shareOfPlan(main);
  return {
    value: main.volume === null ? null : value,
    ...(unit !== null && { unit }),
    change: figureChange(
      {
        quantity,
        value: comparedVolume(main),
        previous: main.meanBefore,
        better: 'higher',
        resolution: 0.5,
        digits: 0,
      },
      t('productionDay.against'),
      formats,
    ),
    items: [
      ...missingReports(body, formats),
      {
        label: t('productionDay.efficiency'),
        ...(efficiencyPct === null
          ? { value: null, state: day === null ? ('noData' as const) : ('notComputed' as const) }
          : quantities.parts('share', efficiencyPct, { digits: 1 })),
      },
      {
        label: t('productionDay.ofPlan'),
        ...(planShare === null
          ? { value: t('productionDay.noPlan') }
          : { ...quantities.parts('share', planShare, { digits: 1 }), ...planned }),
      },
      ...(ofGas ? [] : [volume(t('productionDay.gas'), 'gasVolume', gas)]),
      ...(ofGas && (oil.volume ?? 0) > 0 ? [volume(t('productionDay.condensate'), 'liquidVolume', oil)] : []),
      volume(t('productionDay.water'), 'liquidVolume', water),
      volume(t('productionDay.injection'), 'liquidVolume', injection),
    ],
  };
}

/** A figure of a day, as it is compared with that of another one. */
interface DayFigure extends Pick<KeyFigure, 'quantity' | 'better' | 'resolution' | 'digits'> {
  readonly of: (day: ProductionDay) => number | null;
}

const oilVolume: DayFigure = {
  quantity: 'liquidVolume',
  better: 'higher',
  resolution: 0.5,
  digits: 0,
  of: ({ oil }) => oil.volume,
};
const gasVolume: DayFigure = { ...oilVolume, quantity: 'gasVolume', of: ({ gas }) => gas.volume };
const wellsUp: DayFigure = { quantity: null, better: 'higher', of: ({ wells }) => wells?.up ?? null };

/** How a figure compares with that of the corresponding day of the compared window. */
function dayChange(
  day: ProductionDay,
  compared: Compared<ProductionDay>,
  { of, ...figure }: DayFigure,
  formats: Formats,
) {
  const other = compared.status === 'shown' ? compared.body.day : null;
  return comparedChange(
    { ...figure, value: of(day) },
    mapCompared(compared, of),
    formats,
    ...(other === null ? [] : [formats.dates.day(other)]),
  );
}

/** What was made by those wells that the mean of the days before counts; all of them where an answer does not say. */
function comparedVolume({ volume, ofMean }: DayVolume): number | null {
  return ofMean === undefined ? volume : ofMean;
}

/** What was made of the plan, in %; null without one, or where nothing was planned. */
function shareOfPlan({ plan = null, ofPlan = null }: DayVolume): number | null {
  return plan === null || ofPlan === null || plan <= 0 ? null : (100 * ofPlan) / plan;
}

/** Says how a volume compares with its plan and with the mean of the days before. */
function comparisons(of: DayVolume, { t, quantities }: Formats): string {
  const share = shareOfPlan(of);
  const plan =
    share === null
      ? t('productionDay.withoutPlan')
      : t('productionDay.shareOfPlan', { share: quantities.text('share', share, { digits: 0 }) });
  const compared = comparedVolume(of);
  if (compared === null || of.meanBefore === null || of.meanBefore <= 0) return plan;
  const change = quantities.text('share', 100 * (compared / of.meanBefore - 1), { digits: 0, signed: true });
  return `${plan}, ${t('productionDay.againstMean', { change })}`;
}

/** States of which a figure stands there only where wells are in them. */
const rareStates = ['injecting', 'suspended', 'abandoned', 'unreported'] as const;

function wellStates({ wells }: ProductionDay, { t, quantities }: Formats) {
  const count = (of: keyof WellStates) => (wells ? quantities.count(wells[of]) : null);
  return {
    value: count('up'),
    ...(wells && { unit: t('productionDay.up') }),
    items: (['down', 'silent', ...rareStates.filter((state) => wells && wells[state] > 0)] as const).map(
      (state) => ({ label: t(`productionDay.list.${state}`), value: count(state) }),
    ),
  };
}

function openExceptions(body: ProductionDay, formats: Formats) {
  const { day, exceptions } = body;
  const { quantities } = formats;
  return {
    value: exceptions ? quantities.count(exceptions.open) : null,
    state: day === null ? ('noData' as const) : ('notComputed' as const),
    items: exceptions ? lossItems(exceptions, body, formats) : [],
    ...(exceptions && exceptions.lossless > 0 && { basis: losslessText(exceptions.lossless, formats) }),
  };
}

/** Whether open exceptions lose gas of gas wells, or may. */
const losesGas = ({ exceptions }: ProductionDay): boolean =>
  exceptions !== null && (exceptions.gasAtRisk === null || exceptions.gasAtRisk > 0);

/**
 * What open exceptions lose: of oil, and of gas where any is lost; each stands apart. What is standing is said once, at the first. The gas is that of
 * gas wells: below it stands what all wells defer of gas on the day, by its name.
 */
function lossItems(
  { oilAtRisk, gasAtRisk, standing }: NonNullable<ProductionDay['exceptions']>,
  body: ProductionDay,
  formats: Formats,
): KpiItem[] {
  const { t, quantities } = formats;
  const ofGas = isOfGas(body.mainProducts);
  const stands = standingText(standing, formats);
  const note = { note: stands };
  const { gasDeferred = null } = body;
  const hasGas = losesGas(body);
  const oil: KpiItem = {
    label: t('productionDay.lostNow'),
    ...(oilAtRisk === null ? { value: null } : quantities.parts('liquidRate', oilAtRisk)),
  };
  const gas: KpiItem = {
    label: t('productionDay.gasLostNow'),
    ...(gasAtRisk === null ? { value: null } : quantities.parts('gasRate', gasAtRisk)),
  };
  if (ofGas) return [{ ...gas, ...note }];
  if (!hasGas) return [{ ...oil, ...note }];
  const ofAllWells: KpiItem[] =
    gasDeferred === null
      ? []
      : [
          {
            label: t('productionDay.gasDeferred'),
            ...quantities.parts('gasVolume', gasDeferred, { digits: 0 }),
            note: newestDayBrief(body, formats) ?? unknownBasis,
          },
        ];
  return [{ ...oil, ...note }, gas, ...ofAllWells];
}
