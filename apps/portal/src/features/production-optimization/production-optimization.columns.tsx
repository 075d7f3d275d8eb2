import type { OptimizationOpportunity } from '@cnx/api';
import { styled, VisuallyHidden, type DataColumn } from '@cnx/ui';
import { Clock } from 'lucide-react';
import { limitText } from '../../insight/advice-checks.ts';
import { AdviceState, type AdviceStateName } from '../../insight/advice-state.tsx';
import {
  amountColumn,
  codeColumn,
  namedColumns,
  timeColumn,
  type ColumnSpec,
  type ListColumn,
} from '../../insight/columns.ts';
import { likelihoodNumber, likelihoodText } from '../../insight/likelihood-text.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { dayOf, unknownValue, type Quantity } from '../../quantities.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import {
  addedOpportunities,
  endsSoon,
  gainOf,
  settingQuantity,
  stateOf,
  type AdvisedOpportunity,
} from './production-optimization.ts';

const TwoLines = styled('span', {
  display: 'grid',
  paddingBlock: 3,
  lineHeight: '$snug',
  figures: 'tabular',
});
const SecondLine = styled('span', { quiet: '$caption', whiteSpace: 'normal' });

/**
 * What the bars do not say: what to do, from what to what, and how sure it is. In two lines, because a setting with its
 * unit is never cut, and the card is narrow.
 */
export function topColumns(formats: Formats): readonly DataColumn<OptimizationOpportunity>[] {
  const { t } = formats;
  const { well, setting } = columns(formats);
  const { width: _width, ...wideWell } = well;
  const sure = ({ confidence }: OptimizationOpportunity) =>
    t('productionOptimization.sure', { share: likelihoodText(confidence, formats) });
  return [
    {
      ...wideWell,
      minWidth: 132,
      cell: (row, place) =>
        place === 'line' ? (
          row.well.name
        ) : (
          <TwoLines>
            {row.well.name}
            <SecondLine>{changeText(row.kind, formats)}</SecondLine>
          </TwoLines>
        ),
    },
    {
      ...setting,
      label: t('productionOptimization.action'),
      width: 188,
      align: 'end',
      cell: (row, place) =>
        place === 'line' ? (
          [changeText(row.kind, formats), settingText(row, formats), sure(row)].join(' · ')
        ) : (
          <TwoLines>
            {settingText(row, formats)}
            <SecondLine>{sure(row)}</SecondLine>
          </TwoLines>
        ),
    },
  ];
}

export function allColumns(
  formats: Formats,
  rows: readonly AdvisedOpportunity[],
  window: DayWindow | null,
): readonly ListColumn<AdvisedOpportunity>[] {
  const all = columns(formats, rows, window);
  const {
    well,
    field,
    action,
    setting,
    oil,
    gross,
    range,
    liquid,
    power,
    confidence,
    limit,
    expires,
    status,
  } = all;
  return [
    well,
    field,
    action,
    setting,
    oil,
    gross,
    range,
    liquid,
    power,
    confidence,
    { ...limit, maxWidth: 260 },
    expires,
    status,
  ];
}

/** What the rows come to, of which some are not added. */
export function totalName(rows: readonly OptimizationOpportunity[], { t }: Formats): string {
  const added = addedOpportunities(rows);
  const name = t('productionOptimization.totalOf', { count: added.size });
  return added.size === rows.length ? name : `${name} (${notAdded} ${t('productionOptimization.notAdded')})`;
}

/** From what to what a setting is to be changed. */
export function settingText(
  { kind, from, to, unit }: Pick<OptimizationOpportunity, 'kind' | 'from' | 'to' | 'unit'>,
  { quantities }: Pick<Formats, 'quantities'>,
): string {
  if (from === null || to === null) return unknownValue;
  const quantity = settingQuantity({ kind, unit });
  const digits = Number.isInteger(to) ? 0 : 1;
  const [before, after] = quantity
    ? [
        quantities.parts(quantity, from, { digits: Number.isInteger(from) ? 0 : 1, beside: to }).value,
        quantities.text(quantity, to, { digits, beside: from }),
      ]
    : [quantities.count(from), quantities.wireText(unit, to, { digits })];
  return `${before}\u00a0→\u00a0${after}`;
}

/** Stands beside the oil of a row that the total leaves out. */
const notAdded = '*';

const opportunityStates: readonly AdviceStateName[] = ['proposed', 'conditional', 'scheduled', 'accepted'];

const Quiet = styled('span', { color: '$textQuiet' });
const Ending = styled('span', { display: 'inline-flex', alignItems: 'center', gap: '$1' });

function columns(
  formats: Formats,
  rows: readonly AdvisedOpportunity[] = [],
  window: DayWindow | null = null,
) {
  const { t, quantities, dates } = formats;
  const added = addedOpportunities(rows);
  const signed = (quantity: Quantity, value: number | null) =>
    quantities.number(quantity, value, { digits: 1, signed: true });
  const rangeText = (low: number, high: number) =>
    `${signed('liquidRate', low)} … ${signed('liquidRate', high)}`;
  const gain = (
    quantity: Quantity,
    valueOf: (row: OptimizationOpportunity) => number | null,
  ): ColumnSpec<OptimizationOpportunity> => ({
    // No sum: two opportunities of one well exclude each other.
    ...amountColumn(formats, quantity, valueOf, { digits: 1 }),
    cell: (row) => signed(quantity, valueOf(row)),
  });
  const oil = gain('liquidRate', (row) => gainOf(row).oil);
  const ends = timeColumn(formats, rows, ({ expiresAt }: OptimizationOpportunity) => expiresAt);
  const bound = (label: string, valueOf: (row: OptimizationOpportunity) => number) => ({
    label,
    unit: quantities.unit('liquidRate'),
    digits: 1,
    value: (row: OptimizationOpportunity) => quantities.convert('liquidRate', valueOf(row)),
  });
  return namedColumns((key) => t(`productionOptimization.${key}`), {
    well: { value: ({ well }: AdvisedOpportunity) => well.name, width: 92, wrap: true },
    field: { value: ({ well }) => well.fieldName, filter: 'choice', groupable: true, width: 120 },
    action: {
      ...codeColumn(
        ({ kind }: OptimizationOpportunity) => kind,
        (kind) => changeText(kind, formats),
      ),
      cell: (row) => actionText(row, formats),
      maxWidth: 200,
      wrap: true,
    },
    setting: { value: (row) => settingText(row, formats), width: 120 },
    oil: {
      ...oil,
      total: (counted) =>
        quantities.convert(
          'liquidRate',
          counted.reduce((sum, row) => sum + (added.has(row.id) ? gainOf(row).oil : 0), 0),
        ),
      cell: (row) => {
        const text = signed('liquidRate', gainOf(row).oil);
        if (added.has(row.id)) return text;
        const why = t(`productionOptimization.${whyNotAdded(row)}`);
        return (
          <Quiet title={why}>
            {text}
            <span aria-hidden="true">{notAdded}</span>
            <VisuallyHidden>, {why}</VisuallyHidden>
          </Quiet>
        );
      },
    },
    gross: gain('liquidRate', ({ expectedOil }) => expectedOil),
    range: {
      unit: quantities.unit('liquidRate'),
      align: 'end',
      filter: false,
      sortable: false,
      value: (row) => {
        const { low, high } = gainOf(row);
        const text = rangeText(low, high);
        if (high !== 0 || row.expectedOilHigh <= 0) return text;
        // How sure a gain is, is said of all that the step brings.
        return t('productionOptimization.grossRange', {
          net: signed('liquidRate', high),
          range: rangeText(row.expectedOilLow, row.expectedOilHigh),
        });
      },
      file: [
        bound(t('productionOptimization.low'), (row) => gainOf(row).low),
        bound(t('productionOptimization.high'), (row) => gainOf(row).high),
      ],
      minWidth: 130,
      wrap: true,
    },
    // Of what no pump lifts, neither is computed.
    liquid: gain('liquidRate', (row) => (isOfPump(row) ? row.expectedLiquid : null)),
    power: gain('power', (row) => (isOfPump(row) ? row.expectedPower : null)),
    confidence: {
      unit: quantities.unit('share'),
      kind: 'number',
      value: ({ confidence }) => confidence * 100,
      cell: ({ confidence }) => likelihoodNumber(confidence, formats),
      lineLabel: t('productionOptimization.confidenceInLine'),
    },
    limit: {
      value: (row) =>
        limitText(row, formats) ?? row.limitingConstraint ?? t('productionOptimization.noLimit'),
      groupable: true,
      maxWidth: 112,
      wrap: true,
    },
    expires: {
      ...ends,
      cell: (row, place) =>
        window !== null && row.status === 'found' && endsSoon(row, window.to) ? (
          <Ending title={t('productionOptimization.endsSoon')}>
            <Clock size={14} aria-hidden="true" />
            <strong>{ends.cell!(row, place)}</strong>
            <VisuallyHidden>, {t('productionOptimization.endsSoon')}</VisuallyHidden>
          </Ending>
        ) : place === 'line' ? (
          // Two lines have no room for a time that is days away.
          dates.shortDay(dayOf(dates.wall(row.expiresAt)))
        ) : (
          ends.cell!(row, place)
        ),
    },
    status: {
      ...codeColumn(stateOf, (state) => t(`optimization.status.${state}`), opportunityStates),
      cell: (row) => {
        const state = stateOf(row);
        return <AdviceState state={state} text={t(`optimization.status.${state}`)} />;
      },
      width: 132,
    },
  });
}

/** What an opportunity is to change, in the words of the list of advice. */
export function changeText(kind: OptimizationOpportunity['kind'], { t }: Pick<Formats, 't'>): string {
  switch (kind) {
    case 'frequencyUp':
    case 'frequencyDown':
      return t('optimization.setting.frequency');
    case 'choke':
    case 'gasLift':
      return t(`optimization.setting.${kind}`);
    default:
      return t(`vocabulary.opportunity.${kind}`);
  }
}

/** Why the oil of a row is not added to the total. */
function whyNotAdded(row: OptimizationOpportunity): 'anotherIsBetter' | 'onlyCounted' | 'costsOil' {
  if (gainOf(row).oil > 0) return 'anotherIsBetter';
  return row.expectedOil > 0 ? 'onlyCounted' : 'costsOil';
}

/** Whether advice is on the frequency of a pump. */
const isOfPump = ({ kind }: OptimizationOpportunity) => kind === 'frequencyUp' || kind === 'frequencyDown';

/** What is advised, and what for where it costs oil: "Lower frequency, saves 3.2 kW". */
function actionText({ kind, expectedOil, expectedPower }: OptimizationOpportunity, formats: Formats): string {
  const { t, quantities } = formats;
  const action = changeText(kind, formats);
  if (expectedOil >= 0 || expectedPower >= 0) return action;
  return t('productionOptimization.saves', {
    action,
    power: quantities.text('power', -expectedPower, { digits: 1 }),
  });
}
