import type { ProductionDayWell } from '@cnx/api';
import { Badge, DataTable, Drawer, Link, SegmentedControl, Skeleton, Stack, Text, ValueState } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { dayLists, exceptionEvent, withDayList, type DayList } from '../../addresses.ts';
import { amountColumn, dayColumn, namedColumns, type ColumnSpec } from '../../insight/columns.ts';
import type { InsightFrame } from '../../insight/insight-definition.ts';
import { useInsightFrame } from '../../insight/insight-of.tsx';
import { InsightEmpty, InsightFailure, LastGood } from '../../insight/InsightStates.tsx';
import { dataCondition, type FailureKey, type InsightView } from '../../insight/insight-view.ts';
import { qualityColumn } from '../../insight/quality-column.tsx';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { quantitiesOf, type MainProduct } from '../../quantities.ts';
import { wellStateTones } from '../../insight/well-state.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { wellHrefAtom } from '../../state/open-well.atoms.ts';
import { belowPotential, sumLines, volumeOf } from './day-well-sums.ts';
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
      size="xl"
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
/** What is below potential, with an exception or without; of equal ones the order of the answer stays. */
const mostLost = { columnId: 'atRisk', direction: 'descending' } as const;

/** The wells of the newest production day: their state, what they lack, and how far their rows can be trusted. */
export function DayWells({ list, view, frame, onList }: DayWellsProps) {
  const formats = useFormats();
  const { t } = formats;
  const wellHref = useAtomValue(wellHrefAtom);
  const body = view.status === 'shown' ? view.body : noWells;
  const wells = useMemo(() => body.filter(belongsTo[list]), [body, list]);
  const columns = useMemo(() => {
    // How many there are; which they are, the well and the report say.
    const { exception: _, ...shown } = dayWellColumns(formats, wells);
    return Object.values(shown);
  }, [formats, wells]);
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
      <Stack gap="1">
        {sumLines(formats, wells).map((line) => (
          <Text key={line} size="small">
            {line}
          </Text>
        ))}
        {wells.some(({ exceptions }) => exceptions > 0) && (
          <Text size="small" emphasis="quiet">
            {t('productionDay.list.bases')}
          </Text>
        )}
      </Stack>
      <DataTable
        label={t(`productionDay.list.${list}`)}
        columns={columns}
        rows={wells}
        rowId={({ well }) => well.id}
        nameHref={({ well }) => wellHref(well.id)}
        defaultSort={mostLost}
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

/** What all wells are for; null where some are for oil and some for gas. */
function onlyProduct(rows: readonly ProductionDayWell[]): MainProduct | null {
  const ofGas = rows.filter(({ product }) => product === 'gas').length;
  return ofGas === 0 ? 'oil' : ofGas === rows.length ? 'gas' : null;
}

/** Sm3 of gas that stand for one of oil in the order of a list of both. */
const gasPerOil = 1_000;

/** Volumes, or rates, of main products: with one unit for all, or each with its own where they are of oil and of gas. */
function productColumn(
  formats: Formats,
  rows: readonly ProductionDayWell[],
  of: (row: ProductionDayWell) => number | null,
  width: number,
  measure: 'volume' | 'rate' = 'volume',
): ColumnSpec<ProductionDayWell> {
  const only = onlyProduct(rows);
  if (only !== null) return amountColumn(formats, quantitiesOf(only)[measure], of, { digits: 1, width });
  const textOf = (row: ProductionDayWell) => {
    const volume = of(row);
    return volume === null
      ? null
      : formats.quantities.text(quantitiesOf(row.product)[measure], volume, { digits: 1 });
  };
  return {
    kind: 'number',
    value: (row) => {
      const volume = of(row);
      return volume === null ? null : row.product === 'gas' ? volume / gasPerOil : volume;
    },
    cell: textOf,
    copy: textOf,
    file: textOf,
    width: width + 24,
  };
}

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
    oil: productColumn(formats, rows, volumeOf, 92),
    atRisk: productColumn(formats, rows, belowPotential, 128),
    lost: productColumn(formats, rows, ({ lossPerDay }) => lossPerDay, 112, 'rate'),
    exceptions: {
      kind: 'number',
      value: ({ exceptions }) => exceptions,
      cell: ({ exceptions }) => quantities.count(exceptions),
      width: 84,
    },
    exception: {
      value: ({ exception }) => exception && t(`exceptions.kind.${exception.kind}`),
      cell: ({ exception }) =>
        exception ? (
          <Link href={exceptionEvent(exception.id)}>{t(`exceptions.kind.${exception.kind}`)}</Link>
        ) : (
          t('productionDay.list.noException')
        ),
      width: 128,
      wrap: true,
    },
    lastDay: dayColumn(formats, ({ lastDay }) => lastDay, rows),
    quality: qualityColumn(formats, ({ quality }) => quality),
  } satisfies Record<string, ColumnSpec<ProductionDayWell>>;
  const only = onlyProduct(rows);
  const production = only === null ? t('productionDay.list.columns.production') : t(`productionDay.${only}`);
  return namedColumns(
    (key: keyof typeof specs) => (key === 'oil' ? production : t(`productionDay.list.columns.${key}`)),
    specs,
  );
}
