import type { FrequencyChange } from '@cnx/api';
import { Badge, styled } from '@cnx/ui';
import {
  CalendarClock,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleSlash,
  Clock,
  ShieldAlert,
  ShieldCheck,
} from 'lucide-react';
import {
  amountColumn,
  codeColumn,
  namedColumns,
  timeColumn,
  type ColumnSpec,
  type ListColumn,
} from '../../insight/columns.ts';
import { ofCode } from '../../insight/of-code.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { dayOf, unknownValue, wallTime } from '../../quantities.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { failingChecks } from './optimization-dashboard.ts';

const WithIcon = styled('span', {
  row: '$1',
  '& > svg': { flex: 'none' },
  variants: { tone: { good: { color: '$goodText' }, warning: { color: '$warningText' } } },
});

/** Of each state of advice, its icon and tone. */
export const adviceStates = {
  proposed: { Icon: CircleDashed, tone: 'neutral' },
  scheduled: { Icon: CalendarClock, tone: 'info' },
  accepted: { Icon: CircleDot, tone: 'info' },
  rejected: { Icon: CircleSlash, tone: 'neutral' },
  done: { Icon: CircleCheck, tone: 'good' },
  expired: { Icon: Clock, tone: 'neutral' },
} as const satisfies Record<AdviceStateName, unknown>;

/** A status of advice, or `scheduled`: proposed, and the schedule has a step of its well. */
export type AdviceStateName = FrequencyChange['status'] | 'scheduled';

/** The state of advice in the one word that the schedule agrees with. */
export const adviceStateOf = ({
  status,
  plannedFor,
}: Pick<FrequencyChange, 'status' | 'plannedFor'>): AdviceStateName =>
  status === 'proposed' && plannedFor !== null ? 'scheduled' : status;

const statuses = Object.keys(adviceStates) as AdviceStateName[];

/** The state of advice as a badge. */
export function AdviceState({ state, text }: { state: AdviceStateName; text: string }) {
  const { Icon, tone } = ofCode(adviceStates, state, adviceStates.proposed);
  return (
    <Badge tone={tone} emphasis="quiet" icon={<Icon size={14} />}>
      {text}
    </Badge>
  );
}

/** "50.0 → 51.5 Hz" */
export function settingText(
  { fromHz, toHz }: Pick<FrequencyChange, 'fromHz' | 'toHz'>,
  { quantities }: Formats,
) {
  const style = { digits: 1 };
  return `${quantities.number('frequency', fromHz, style)} → ${quantities.text('frequency', toHz, style)}`;
}

type KnownCheck =
  | 'frequencyStep'
  | 'motorCurrent'
  | 'motorTemperature'
  | 'intakePressure'
  | 'pumpPosition'
  | 'step'
  | 'minFrequency'
  | 'maxFrequency'
  | 'bubblePointMargin'
  | 'minRate'
  | 'maxRate'
  | 'gasException'
  | 'plannedWork';

/** The name of a check; that of one that only a newer server has is shown as it is. */
export function checkName(name: string, { t }: Formats): string {
  return t(`optimization.check.${name as KnownCheck}`, { defaultValue: truncateForDisplay(name) });
}

/** How the checks of a step came out, in words. */
export function checksText(row: Pick<FrequencyChange, 'checks'>, formats: Formats): string {
  const failing = failingChecks(row);
  if (row.checks.length === 0) return unknownValue;
  return failing.length === 0
    ? formats.t('optimization.allPass', { count: row.checks.filter(({ checked }) => checked).length })
    : failing.map(({ name }) => checkName(name, formats)).join(', ');
}

type ColumnName =
  | 'well'
  | 'field'
  | 'found'
  | 'setting'
  | 'oil'
  | 'liquid'
  | 'power'
  | 'perEnergy'
  | 'checks'
  | 'expires'
  | 'status';

/** The columns of the list of advice. */
export function adviceColumns(
  formats: Formats,
  rows: readonly FrequencyChange[],
): readonly ListColumn<FrequencyChange>[] {
  const { t, quantities, dates } = formats;
  const gain = (
    quantity: 'liquidRate' | 'power',
    value: (row: FrequencyChange) => number | null,
  ): ColumnSpec<FrequencyChange> => ({
    ...amountColumn(formats, quantity, value, { digits: 1, width: 108 }),
    cell: (row) => quantities.number(quantity, value(row), { digits: 1, signed: true }),
  });
  const ending = rows.filter(({ expiresAt }) => expiresAt !== null);
  const ends = timeColumn(formats, ending, ({ expiresAt }) => expiresAt!);
  const specs = {
    well: { value: ({ well }) => well.name, groupable: true, width: 96 },
    field: { value: ({ well }) => well.fieldName, filter: 'choice', groupable: true, width: 112 },
    found: { ...timeColumn(formats, rows, ({ at }) => at) },
    setting: {
      align: 'end',
      value: ({ toHz }) => toHz,
      filter: false,
      equalBy: ({ id }) => id,
      cell: (row) => settingText(row, formats),
      file: [
        { label: t('optimization.from'), unit: 'Hz', digits: 1, value: ({ fromHz }) => fromHz },
        { label: t('optimization.to'), unit: 'Hz', digits: 1, value: ({ toHz }) => toHz },
      ],
      copy: ({ toHz }) => toHz,
      width: 132,
    },
    oil: gain('liquidRate', ({ expectedOil }) => expectedOil),
    liquid: gain('liquidRate', ({ expectedLiquid }) => expectedLiquid),
    power: gain('power', ({ expectedPower }) => expectedPower),
    perEnergy: amountColumn(formats, 'oilPerEnergy', ({ oilPerEnergy }) => oilPerEnergy, {
      digits: 1,
      width: 124,
    }),
    checks: {
      value: (row) => checksText(row, formats),
      cell: (row) => {
        if (row.checks.length === 0) return unknownValue;
        const passes = failingChecks(row).length === 0;
        return (
          <WithIcon tone={passes ? 'good' : 'warning'}>
            {passes ? <ShieldCheck size={14} aria-hidden /> : <ShieldAlert size={14} aria-hidden />}
            <span>{checksText(row, formats)}</span>
          </WithIcon>
        );
      },
      filter: 'choice',
      minWidth: 150,
      maxWidth: 260,
      wrap: true,
    },
    expires: {
      ...ends,
      value: ({ expiresAt }) => (expiresAt === null ? null : wallTime(expiresAt)),
      groupText: undefined,
      cell: ({ expiresAt }) =>
        expiresAt === null ? unknownValue : dates.shortDay(dayOf(wallTime(expiresAt))),
      file: ({ expiresAt }) => (expiresAt === null ? null : { moment: expiresAt, wall: wallTime(expiresAt) }),
      copy: ({ expiresAt }) => expiresAt,
      width: 92,
    },
    status: {
      ...codeColumn(adviceStateOf, (state) => t(`optimization.status.${state}`), statuses),
      cell: (row) => {
        const state = adviceStateOf(row);
        return <AdviceState state={state} text={t(`optimization.status.${state}`)} />;
      },
      width: 140,
    },
  } satisfies Record<ColumnName, ColumnSpec<FrequencyChange>>;
  const of = namedColumns((key: ColumnName) => t(`optimization.column.${key}`), specs);
  return [
    of.well,
    of.field,
    of.found,
    of.setting,
    of.oil,
    of.liquid,
    of.power,
    of.perEnergy,
    of.checks,
    of.expires,
    of.status,
  ];
}
