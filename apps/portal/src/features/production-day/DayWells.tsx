import type { ProductionDayWell } from '@cnx/api';
import { Badge, DataTable, Drawer, SegmentedControl, Skeleton, Stack, ValueState } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { dayLists, withDayList, type DayList } from '../../addresses.ts';
import { amountColumn, dayColumn, namedColumns, type ColumnSpec } from '../../insight/columns.ts';
import type { InsightFrame } from '../../insight/insight-definition.ts';
import { useInsightFrame } from '../../insight/insight-of.tsx';
import { InsightEmpty, InsightFailure, LastGood } from '../../insight/InsightStates.tsx';
import { dataCondition, type FailureKey, type InsightView } from '../../insight/insight-view.ts';
import { qualityColumn } from '../../insight/quality-column.tsx';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { wellStateTones } from '../../insight/well-state.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { wellHrefAtom } from '../../state/open-well.atoms.ts';
import { dayListAtom, dayWellsViewAtom } from './production-day.atoms.ts';
import { useViewTitle } from '../../insight/use-view-title.ts';

const failure: FailureKey = 'portal:failures.productionDay';

/** Props of {@link DayWellsDrawer}. */
export interface DayWellsDrawerProps {
  /** On paper alone: when it was printed, and the address at which it is found. */
  printedLine: ReactNode;
}

/** The wells behind the first tiles, along the side of the dashboard while the address says so. */
export function DayWellsDrawer({ printedLine }: DayWellsDrawerProps) {
  const { t } = useFormats();
  const list = useAtomValue(dayListAtom);
  const view = useAtomValue(dayWellsViewAtom);
  const frame = useInsightFrame();
  const [search, setSearch] = useAtom(addressSearchAtom);
  useViewTitle(list === null ? null : t('productionDay.list.title'));
  return (
    <Drawer
      open={list !== null}
      onOpenChange={(open) => !open && setSearch(withDayList(search, null))}
      size="lg"
      title={t('productionDay.list.title')}
    >
      {printedLine}
      {list && (
        <DayWells
          list={list}
          view={view}
          frame={frame}
          onList={(next) => setSearch(withDayList(search, next))}
        />
      )}
    </Drawer>
  );
}

/** Props of {@link DayWells}. */
export interface DayWellsProps {
  /** Which of the wells are shown. */
  list: DayList;
  view: InsightView<readonly ProductionDayWell[]>;
  frame: InsightFrame;
  /** Called with the wells chosen. */
  onList: (list: DayList) => void;
}

const noWells: readonly never[] = [];

/** The wells of the newest production day: their state, what they lack, and how far their rows can be trusted. */
export function DayWells({ list, view, frame, onList }: DayWellsProps) {
  const formats = useFormats();
  const { t } = formats;
  const wellHref = useAtomValue(wellHrefAtom);
  const body = view.status === 'shown' ? view.body : noWells;
  const wells = useMemo(() => body.filter(belongsTo[list]), [body, list]);
  const columns = useMemo(() => Object.values(dayWellColumns(formats, wells)), [formats, wells]);
  if (view.status === 'loading') return <Skeleton lines={8} />;
  if (view.status === 'failed') return <InsightFailure failure={failure} view={view} />;
  const condition = dataCondition(view.meta, frame.window);
  if (condition.kind === 'outside') return <InsightEmpty condition={condition} frame={frame} />;
  return (
    <Stack gap="3">
      {view.error && <LastGood failure={failure} error={view.error} onRetry={view.retry} />}
      <SegmentedControl
        label={t('productionDay.list.title')}
        size="sm"
        value={list}
        onValueChange={onList}
        items={dayLists.map((value) => ({ value, label: t(`productionDay.list.${value}`) }))}
      />
      <DataTable
        label={t(`productionDay.list.${list}`)}
        columns={columns}
        rows={wells}
        rowId={({ well }) => well.id}
        nameHref={({ well }) => wellHref(well.id)}
        layout="page"
        flush
        empty={<ValueState state={view.body.length === 0 ? 'noData' : 'zero'} />}
      />
    </Stack>
  );
}

const belongsTo: Record<DayList, (row: ProductionDayWell) => boolean> = {
  wells: () => true,
  up: ({ state }) => state === 'up',
  down: ({ state }) => state === 'down',
  silent: ({ state }) => state === 'silent',
  exceptions: ({ exceptions }) => exceptions > 0,
};

/** The columns of wells of a day, by name. */
export function dayWellColumns(formats: Formats, rows: readonly ProductionDayWell[]) {
  const { t, quantities } = formats;
  const specs = {
    well: { value: ({ well }) => well.name, minWidth: 104 },
    state: {
      value: ({ state }) => t(`productionDay.list.${state}`),
      cell: ({ state }) => (
        <Badge tone={wellStateTones[state]} emphasis="quiet">
          {t(`productionDay.list.${state}`)}
        </Badge>
      ),
      width: 128,
    },
    oil: amountColumn(formats, 'liquidVolume', ({ oil }) => oil, { digits: 1, width: 92 }),
    atRisk: amountColumn(
      formats,
      'liquidVolume',
      ({ oil, oilPotential }) =>
        oil === null || oilPotential === null ? null : Math.max(0, oilPotential - oil),
      { digits: 1, width: 128 },
    ),
    exceptions: {
      kind: 'number',
      value: ({ exceptions }) => exceptions,
      cell: ({ exceptions }) => quantities.count(exceptions),
      width: 84,
    },
    lastDay: dayColumn(formats, ({ lastDay }) => lastDay, rows),
    quality: qualityColumn(formats, ({ quality }) => quality),
  } satisfies Record<string, ColumnSpec<ProductionDayWell>>;
  return namedColumns((key: keyof typeof specs) => t(`productionDay.list.columns.${key}`), specs);
}
