import type { FrequencyChange } from '@cnx/api';
import { styled, VisuallyHidden } from '@cnx/ui';
import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { checkCountsText, failingChecks } from '../../insight/advice-checks.ts';
import {
  AdviceState,
  adviceStates,
  undoneStateOf,
  type AdviceStateName,
} from '../../insight/advice-state.tsx';
import {
  amountColumn,
  codeColumn,
  namedColumns,
  timeColumn,
  type ColumnSpec,
  type ListColumn,
} from '../../insight/columns.ts';
import { ownerColumn } from '../../insight/owner-column.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { dayOf, unknownValue } from '../../quantities.ts';
import {
  type AdviceRow,
  adviceSettingText,
  isAgainstRails,
  isDoneUnaccepted,
  isSetting,
  netOilOf,
  onlyCounts,
  protectsOf,
  settingOf,
} from './advice-row.ts';

const WithIcon = styled('span', {
  row: '$1',
  '& > svg': { flex: 'none' },
  variants: { tone: { good: { color: '$goodText' }, warning: { color: '$warningText' } } },
});

const Quiet = styled('span', { color: '$textQuiet' });

/** The state of advice in the one word that the schedule agrees with; of what is done, what came of it. */
export function adviceStateOf(
  row: Pick<AdviceRow, 'status' | 'plannedFor' | 'decidedBy' | 'result' | 'checks'> &
    Partial<Pick<FrequencyChange, 'againstRails' | 'withdrawnFor'>>,
): AdviceStateName {
  const { status, result } = row;
  if (status === 'expired' && row.withdrawnFor != null) return 'withdrawn';
  if (status !== 'done') return undoneStateOf({ ...row, status });
  if (isAgainstRails(row)) return 'againstRails';
  if (result === undefined) return isDoneUnaccepted(row) ? 'doneUnaccepted' : 'done';
  if (result.inQuestion != null) return 'inQuestion';
  switch (result.verdict) {
    case 'stabilising':
      return 'measuring';
    case 'inconclusive':
      return 'inconclusive';
    case 'gain':
      return 'proved';
    default:
      return 'noGain';
  }
}

const settings = ['frequency', 'choke', 'gasLift'] as const;
const statuses = Object.keys(adviceStates) as AdviceStateName[];

/** How the checks of a step came out, in words. */
export function checksText({ checks }: Pick<FrequencyChange, 'checks'>, formats: Formats): string {
  const { t } = formats;
  if (checks.length === 0) return unknownValue;
  // What has a test beside it says so before all: the step has to be set about it.
  const beside = checks.find(({ name, checked }) => name === 'plannedWork' && !checked);
  return [
    beside && t('optimization.beside.short', { count: beside.value ?? 0 }),
    checkCountsText(checks, formats),
  ]
    .filter(Boolean)
    .join(', ');
}

type ColumnName =
  | 'well'
  | 'field'
  | 'what'
  | 'found'
  | 'setting'
  | 'oil'
  | 'gross'
  | 'liquid'
  | 'power'
  | 'perEnergy'
  | 'checks'
  | 'expires'
  | 'owner'
  | 'status';

/** The columns of the list of advice. */
export function adviceColumns(
  formats: Formats,
  rows: readonly AdviceRow[],
): readonly ListColumn<AdviceRow>[] {
  const { t, quantities, dates } = formats;
  const gain = (
    quantity: 'liquidRate' | 'power',
    value: (row: AdviceRow) => number | null,
  ): ColumnSpec<AdviceRow> => ({
    ...amountColumn(formats, quantity, value, { digits: 1, width: 108 }),
    cell: (row) => quantities.number(quantity, value(row), { digits: 1, signed: true }),
  });
  const ending = rows.filter(({ expiresAt }) => expiresAt !== null);
  const ends = timeColumn(formats, ending, ({ expiresAt }) => expiresAt!);
  const specs = {
    well: { value: ({ well }) => well.name, groupable: true, width: 96 },
    field: { value: ({ well }) => well.fieldName, filter: 'choice', groupable: true, width: 112 },
    found: { ...timeColumn(formats, rows, ({ at }) => at) },
    what: {
      ...codeColumn(settingOf, (setting) => t(`optimization.setting.${setting}`), settings),
      cell: (row) =>
        t(`optimization.setting.${settingOf(row)}`) +
        (isSetting(row) || protectsOf(row) === null ? '' : `, ${t('optimization.panel.protects.short')}`),
      groupable: true,
      width: 108,
      wrap: true,
    },
    setting: {
      align: 'end',
      // Settings of several units have no order.
      sortable: false,
      value: (row) => adviceSettingText(row, formats),
      filter: false,
      equalBy: ({ id }) => id,
      file: [
        {
          label: t('optimization.from'),
          digits: 1,
          value: (row) => (isSetting(row) ? row.from : row.fromHz),
        },
        { label: t('optimization.to'), digits: 1, value: (row) => (isSetting(row) ? row.to : row.toHz) },
        { label: t('optimization.unit'), value: (row) => (isSetting(row) ? row.unit : 'Hz') },
      ],
      copy: (row) => (isSetting(row) ? row.to : row.toHz),
      width: 160,
    },
    oil: {
      ...gain('liquidRate', netOilOf),
      cell: (row) => {
        const text = quantities.number('liquidRate', netOilOf(row), { digits: 1, signed: true });
        if (!onlyCounts(row)) return text;
        const why = t('optimization.onlyCounted');
        return (
          <Quiet title={why}>
            {text}
            <span aria-hidden="true">*</span>
            <VisuallyHidden>, {why}</VisuallyHidden>
          </Quiet>
        );
      },
    },
    gross: gain('liquidRate', ({ expectedOil }) => expectedOil),
    liquid: gain('liquidRate', (row) => (isSetting(row) ? null : row.expectedLiquid)),
    power: gain('power', (row) => (isSetting(row) ? null : row.expectedPower)),
    perEnergy: amountColumn(
      formats,
      'oilPerEnergy',
      (row: AdviceRow) => (isSetting(row) ? null : row.oilPerEnergy),
      {
        digits: 1,
        width: 124,
      },
    ),
    checks: {
      value: (row) => checksText(row, formats),
      cell: (row) => {
        if (row.checks.length === 0) return checksText(row, formats);
        const passes = failingChecks(row.checks).length === 0;
        // What was not checked is not known to be good.
        const isWhole = row.checks.every(({ checked }) => checked);
        const Icon = passes ? (isWhole ? ShieldCheck : ShieldQuestion) : ShieldAlert;
        return (
          <WithIcon {...(passes ? isWhole && { tone: 'good' } : { tone: 'warning' })}>
            <Icon size={14} aria-hidden />
            <span>{checksText(row, formats)}</span>
          </WithIcon>
        );
      },
      filter: 'choice',
      minWidth: 196,
      maxWidth: 260,
      wrap: true,
    },
    expires: {
      ...ends,
      value: ({ expiresAt }) => (expiresAt === null ? null : dates.wall(expiresAt)),
      groupText: undefined,
      cell: ({ expiresAt }) =>
        expiresAt === null ? unknownValue : dates.shortDay(dayOf(dates.wall(expiresAt))),
      file: ({ expiresAt }) =>
        expiresAt === null ? null : { moment: expiresAt, wall: dates.wall(expiresAt) },
      copy: ({ expiresAt }) => expiresAt,
      width: 92,
    },
    owner: { ...ownerColumn, maxWidth: 120, wrap: true },
    status: {
      ...codeColumn(adviceStateOf, (state) => t(`optimization.status.${state}`), statuses),
      cell: (row) => {
        const state = adviceStateOf(row);
        return <AdviceState state={state} text={t(`optimization.status.${state}`)} />;
      },
      width: 172,
    },
  } satisfies Record<ColumnName, ColumnSpec<AdviceRow>>;
  const of = namedColumns((key: ColumnName) => t(`optimization.column.${key}`), specs);
  return [
    of.well,
    of.field,
    of.what,
    of.found,
    of.setting,
    of.oil,
    of.gross,
    of.liquid,
    of.power,
    of.perEnergy,
    of.checks,
    of.expires,
    of.owner,
    of.status,
  ];
}
