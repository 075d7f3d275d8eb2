import type { TrackedSettingChange } from '@cnx/api';
import { Card, DataTable, Link, Text, type DataColumn } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { InsightFailure, LastGood } from '../../insight/InsightStates.tsx';
import { isLeftOut, type InsightView } from '../../insight/insight-view.ts';
import { stepText } from '../../insight/step-text.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';
import { rowHrefAtom } from '../../state/area-choice.atoms.ts';
import { optimizationFailures } from './optimization-dashboard.atoms.ts';
import { trackedTakeaway } from './optimization-dashboard.ts';
import { outcomesText } from './step-outcomes.ts';
import { StepDialog, stepOfSetting } from './StepDialog.tsx';
import { effectText, StepVerdict, verdictOf } from './step-result.tsx';

/** Props of {@link TrackedSettings}. */
export interface TrackedSettingsProps {
  view: InsightView<readonly TrackedSettingChange[]>;
}

const noRows: readonly TrackedSettingChange[] = [];

/** What came of the steps of chokes and lift gas of the window; nothing where there are none. */
export function TrackedSettings({ view }: TrackedSettingsProps) {
  const formats = useFormats();
  const { t } = formats;
  const hrefOf = useAtomValue(rowHrefAtom);
  const rows = view.status === 'shown' ? view.body : noRows;
  const columns = useMemo(() => columnsOf(formats, hrefOf), [formats, hrefOf]);
  const [opened, open] = useState<TrackedSettingChange | null>(null);
  const title = t('settingResponse.tracked.title');
  if (view.status === 'loading' || isLeftOut(view)) return null;
  if (view.status === 'failed')
    return (
      <Card title={title}>
        <InsightFailure failure={optimizationFailures.trackedSettings} view={view} />
      </Card>
    );
  if (rows.length === 0 && !view.error) return null;
  const directed = rows.map((row) => ({ ...row, fromHz: row.from, toHz: row.to }));
  return (
    <Card title={title} takeaway={outcomesText(trackedTakeaway(directed), formats)} loading={view.outdated}>
      {view.error && (
        <LastGood failure={optimizationFailures.trackedSettings} error={view.error} onRetry={view.retry} />
      )}
      <StepDialog step={opened && stepOfSetting(opened, formats)} onClose={() => open(null)} />
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowId={({ well, setting, at }) => `${well.id} ${setting} ${at}`}
        onSelect={open}
        lineColumns={['gain', 'setting', 'verdict']}
      />
      <Text size="small" emphasis="quiet">
        {t('settingResponse.tracked.rule')}
      </Text>
    </Card>
  );
}

function columnsOf(
  formats: Formats,
  hrefOf: (id: string, choice: 'advice') => string,
): readonly DataColumn<TrackedSettingChange>[] {
  const { t, quantities, dates } = formats;
  const unit = quantities.unit('liquidRate');
  return [
    { id: 'well', label: t('optimization.tracked.column.well'), value: ({ well }) => well.name, width: 112 },
    {
      id: 'made',
      label: t('optimization.tracked.column.made'),
      value: ({ at }) => dates.shortDay(at.slice(0, 10)),
      width: 88,
    },
    {
      id: 'what',
      label: t('optimization.column.what'),
      value: ({ setting }) => t(`optimization.setting.${setting}`),
      width: 96,
    },
    {
      id: 'setting',
      label: t('optimization.tracked.column.setting'),
      align: 'end',
      value: (row) => stepText(row, formats),
      width: 168,
    },
    {
      id: 'aim',
      label: t('optimization.tracked.column.aim'),
      value: ({ aim }) => t(`optimization.tracked.aim.${aim}`),
      width: 112,
    },
    {
      id: 'advised',
      label: t('optimization.tracked.column.advised'),
      value: ({ adviceId }) => (adviceId === null ? unknownValue : t('optimization.tracked.wasAdvised')),
      cell: ({ adviceId }) =>
        adviceId === null ? (
          unknownValue
        ) : (
          <Link href={hrefOf(adviceId, 'advice')}>{t('optimization.tracked.wasAdvised')}</Link>
        ),
      width: 96,
    },
    {
      id: 'before',
      label: t('settingResponse.tracked.before'),
      unit,
      kind: 'number',
      value: ({ oil }) => quantities.convert('liquidRate', oil),
      cell: ({ oil }) => quantities.number('liquidRate', oil, { digits: 1 }),
      width: 104,
    },
    {
      id: 'expected',
      label: t('optimization.tracked.column.expected'),
      unit,
      kind: 'number',
      value: ({ expectedOil }) => quantities.convert('liquidRate', expectedOil),
      cell: ({ expectedOil }) => quantities.number('liquidRate', expectedOil, { digits: 1, signed: true }),
      width: 88,
    },
    {
      id: 'gain',
      label: t('optimization.tracked.column.gain'),
      unit,
      kind: 'number',
      value: ({ effect }) => quantities.convert('liquidRate', effect && effect.mid),
      cell: (row) => effectText(row, formats),
      wrap: true,
      width: 128,
    },
    {
      id: 'attainment',
      label: t('optimization.tracked.column.attainment'),
      unit: '%',
      kind: 'number',
      value: ({ attainmentPct }) => attainmentPct,
      digits: 0,
      width: 84,
    },
    {
      id: 'verdict',
      label: t('optimization.tracked.column.verdict'),
      value: (row) => verdictOf(row, formats).text,
      cell: (row) => <StepVerdict step={row} formats={formats} />,
      minWidth: 132,
    },
  ];
}
