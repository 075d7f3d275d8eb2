import type { DataHealth } from '@cnx/api';
import {
  Badge,
  Card,
  DataTable,
  DescriptionList,
  Skeleton,
  Sparkline,
  Text,
  ValueState,
  styled,
  type DataColumn,
} from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { dashboardDayList } from '../../addresses.ts';
import type { dataHealth as texts } from '../../i18n/en/data-health.ts';
import { amountColumn, dayColumn, namedColumns, type ColumnSpec } from '../../insight/columns.ts';
import { InsightFailure, LastGood } from '../../insight/InsightStates.tsx';
import type { FailureKey, InsightView } from '../../insight/insight-view.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { noFilters, searchWith } from '@cnx/api/filter-address';
import { wellHrefAtom } from '../../state/open-well.atoms.ts';
import { Deliveries } from './Deliveries.tsx';
import { Imports } from './Imports.tsx';
import { ReportDays } from './ReportDays.tsx';
import { flawedDays } from './report-days.ts';

const failure: FailureKey = 'portal:failures.dataHealth';

/** The cards of the page, in its order. */
const cards = ['feeds', 'deliveries', 'days', 'silent', 'suspect', 'imports', 'rules'] as const;
type CardName = (typeof cards)[number];

/** Lines of a card while it loads. */
const skeletonLines = 5;
/** Rows that stand in the page; longer lists scroll in their card, at this height in px. */
const openRows = 20;
const heightOf = (rows: readonly unknown[]) => (rows.length > openRows ? 420 : undefined);

type Feed = DataHealth['feeds'][number];
type SilentWell = DataHealth['silentWells'][number];
type SuspectRow = DataHealth['suspectRows'][number];

/** Props of {@link DataHealthCards}. */
export interface DataHealthCardsProps {
  /** The state of the data. */
  view: InsightView<DataHealth>;
}

/** Feeds, silent wells, suspect rows, imports and rules, a card each: what arrived, what is late, and what was refused. */
export function DataHealthCards({ view }: DataHealthCardsProps) {
  const formats = useFormats();
  const { t } = formats;
  if (view.status === 'failed') {
    return (
      <Card title={t('dataHealth.feeds.title')}>
        <InsightFailure failure={failure} view={view} />
      </Card>
    );
  }
  if (view.status === 'loading') {
    return cards
      .filter((name) => name !== 'deliveries')
      .map((name) => (
        <Card key={name} title={t(`dataHealth.${name}.title`)} loading>
          <Skeleton lines={skeletonLines} />
        </Card>
      ));
  }
  const { body } = view;
  // Without a field, the first card says all of days too; not every server has deliveries.
  const { deliveries } = body;
  const isShown = { days: body.feeds.length > 0, deliveries: deliveries.length > 0 };
  const shownCards = cards.filter((name) => (name in isShown ? isShown[name as keyof typeof isShown] : true));
  // Of nothing, the sentence of the card says all.
  const contents: Record<CardName, ReactNode> = {
    feeds: <Feeds feeds={body.feeds} />,
    deliveries: <Deliveries deliveries={deliveries} maxHeight={heightOf(deliveries)} />,
    days: <ReportDays feeds={body.feeds} maxHeight={heightOf(body.feeds)} />,
    silent: body.silentWells.length > 0 ? <SilentWells wells={body.silentWells} /> : null,
    suspect: body.suspectRows.length > 0 ? <SuspectRows rows={body.suspectRows} /> : null,
    imports:
      body.imports.length > 0 ? <Imports imports={body.imports} maxHeight={heightOf(body.imports)} /> : null,
    rules: <Rules computation={body.computation} />,
  };
  return (
    <>
      {view.error && <LastGood failure={failure} error={view.error} onRetry={view.retry} />}
      {shownCards.map((name) => (
        <Card
          key={name}
          title={t(`dataHealth.${name}.title`)}
          takeaway={takeaways[name](body, formats)}
          loading={view.outdated}
        >
          {contents[name]}
        </Card>
      ))}
    </>
  );
}

/** What each card comes to. */
const takeaways: Record<CardName, (body: DataHealth, formats: Formats) => string> = {
  feeds: ({ feeds }, { t, quantities }) => {
    const late = feeds.filter(isLate).length;
    if (feeds.length === 0) return t('dataHealth.feeds.none');
    return late === 0
      ? t('dataHealth.feeds.current')
      : t('dataHealth.feeds.late', { count: late, total: quantities.count(feeds.length) });
  },
  deliveries: ({ deliveries }, { t, quantities }) => {
    const late = deliveries.filter((delivery) => delivery.late).length;
    return late === 0
      ? t('dataHealth.deliveries.current')
      : t('dataHealth.deliveries.overdue', { count: late, total: quantities.count(deliveries.length) });
  },
  days: ({ feeds }, { t }) => {
    const flawed = feeds.reduce((sum, feed) => sum + flawedDays(feed).length, 0);
    const shared = feeds.filter(({ sharedGas }) => sharedGas.some((wells) => wells > 0)).length;
    return [
      flawed === 0 ? t('dataHealth.days.whole') : t('dataHealth.days.flawed', { count: flawed }),
      shared > 0 && t('dataHealth.days.sharedGas', { count: shared }),
    ]
      .filter(Boolean)
      .join(' ');
  },
  silent: ({ silentWells: wells }, { t }) =>
    wells.length === 0 ? t('dataHealth.silent.none') : t('dataHealth.silent.some', { count: wells.length }),
  suspect: ({ feeds, suspectRows: shown }, { t, quantities }) => {
    const count = feeds.reduce((sum, { suspectRows }) => sum + suspectRows, 0);
    if (count === 0) return t('dataHealth.suspect.none');
    return [
      t('dataHealth.suspect.some', { count }),
      shown.length < count && t('dataHealth.suspect.newest', { shown: quantities.count(shown.length) }),
    ]
      .filter(Boolean)
      .join(' ');
  },
  imports: ({ imports: [newest] }, { t, quantities, dates }) =>
    newest
      ? t('dataHealth.imports.newest', {
          time: dates.clock(newest.startedAt),
          count: newest.added,
          added: quantities.count(newest.added),
          rejected: quantities.count(newest.rejected),
        })
      : t('dataHealth.imports.none'),
  rules: ({ computation }, { t, dates }) =>
    computation
      ? t('dataHealth.rules.computed', { time: dates.clock(computation.at) })
      : t('dataHealth.rules.none'),
};

const isLate = ({ lateDays }: Feed) => lateDays !== null && lateDays > 0;

function Feeds({ feeds }: { feeds: readonly Feed[] }) {
  const formats = useFormats();
  const columns = useMemo(() => feedColumns(formats), [formats]);
  if (feeds.length === 0) return <ValueState state="noData" />;
  return (
    <DataTable
      label={formats.t('dataHealth.feeds.title')}
      columns={columns}
      rows={feeds}
      rowId={({ field }) => field.id}
      nameHref={wellsOfFeed}
      lineColumns={['state', 'lastDay', 'dueAt', 'arrivedAt', 'silentWells', 'suspectRows']}
      maxHeight={heightOf(feeds)}
      compact
      flush
    />
  );
}

/** The wells of a field on its newest day; those that owe a report where there are some. */
function wellsOfFeed({ field, silentWells }: Feed): string {
  const search = searchWith('', { ...noFilters, fields: [field.id ?? ''] });
  return dashboardDayList(silentWells > 0 ? 'silent' : 'wells', search);
}

// A block takes no ellipsis where its column is narrower.
const Line = styled('span', { display: 'block', width: 96, maxWidth: '100%' });

function feedColumns(formats: Formats): readonly DataColumn<Feed>[] {
  const { t, quantities, dates } = formats;
  const specs = {
    field: { value: ({ field }) => field.name, minWidth: 120 },
    lastDay: dayColumn(formats, ({ lastDay }) => lastDay),
    state: {
      value: ({ lateDays }) => lateDays,
      cell: (feed) => {
        const { lastDay, lateDays } = feed;
        if (lastDay === null) return <ValueState state="noData" iconHidden />;
        if (lateDays === null)
          return (
            <Text as="span" emphasis="quiet">
              {t('dataHealth.feeds.notExpected')}
            </Text>
          );
        return (
          <Badge tone={isLate(feed) ? 'warning' : 'good'} emphasis="quiet">
            {lateDays === 0
              ? t('dataHealth.feeds.onTime')
              : t('dataHealth.feeds.lateBy', { count: lateDays })}
          </Badge>
        );
      },
      width: 152,
    },
    dueAt: {
      value: ({ dueAt, regular }) => (regular ? dates.wall(dueAt) : null),
      cell: ({ endedDay, dueAt, regular }) =>
        regular ? (
          t('dataHealth.feeds.due', { day: dates.shortDay(endedDay), time: dates.shortClock(dueAt) })
        ) : (
          <Text as="span" emphasis="quiet">
            {t('dataHealth.feeds.irregular')}
          </Text>
        ),
      minWidth: 232,
    },
    arrivedAt: {
      value: ({ arrivedAt }) => arrivedAt && dates.wall(arrivedAt),
      cell: ({ arrivedAt, dueDay, endedDay }) =>
        arrivedAt === null ? (
          <Text as="span" emphasis="quiet">
            {t(dueDay < endedDay ? 'dataHealth.feeds.notYet' : 'dataHealth.feeds.notKept')}
          </Text>
        ) : (
          dates.shortClock(arrivedAt)
        ),
      width: 128,
    },
    reported: {
      value: ({ reported }) => reported.at(-1) ?? null,
      cell: ({ reported, wells }) => (
        <Line>
          <Sparkline
            values={reported}
            height={20}
            label={t('dataHealth.feeds.reported', {
              days: quantities.count(reported.filter((count) => count > 0).length),
              of: quantities.count(reported.length),
              least: quantities.count(Math.min(...reported)),
              wells: quantities.count(wells),
            })}
          />
        </Line>
      ),
      width: 116,
    },
    silentWells: {
      kind: 'number',
      value: ({ silentWells }) => silentWells,
      cell: ({ silentWells, wells }) =>
        t('dataHealth.partOf', {
          part: quantities.count(silentWells),
          whole: quantities.count(wells),
        }),
      width: 128,
    },
    suspectRows: {
      kind: 'number',
      value: ({ suspectRows }) => suspectRows,
      cell: ({ suspectRows, rows }) =>
        rows === 0 ? (
          <ValueState state="noData" iconHidden />
        ) : (
          t('dataHealth.partOf', {
            part: quantities.count(suspectRows),
            whole: quantities.count(rows),
          })
        ),
      width: 148,
    },
  } satisfies Record<string, ColumnSpec<Feed>>;
  return Object.values(namedColumns((key: keyof typeof specs) => t(`dataHealth.columns.${key}`), specs));
}

function SilentWells({ wells }: { wells: readonly SilentWell[] }) {
  const formats = useFormats();
  const columns = useMemo(() => {
    const specs = {
      well: { value: ({ well }) => well.name, minWidth: 112 },
      field: { value: ({ well }) => well.fieldName, minWidth: 120 },
      lastDay: dayColumn(formats, ({ lastDay }) => lastDay),
      silentDays: amountColumn(formats, 'days', ({ silentDays }) => silentDays, { digits: 0, width: 112 }),
    } satisfies Record<string, ColumnSpec<SilentWell>>;
    return Object.values(
      namedColumns((key: keyof typeof specs) => formats.t(`dataHealth.columns.${key}`), specs),
    );
  }, [formats]);
  const wellHref = useAtomValue(wellHrefAtom);
  return (
    <DataTable
      label={formats.t('dataHealth.silent.title')}
      columns={columns}
      rows={wells}
      rowId={({ well }) => well.id}
      nameHref={({ well }) => wellHref(well.id)}
      maxHeight={heightOf(wells)}
      compact
      flush
    />
  );
}

function SuspectRows({ rows }: { rows: readonly SuspectRow[] }) {
  const formats = useFormats();
  const columns = useMemo(() => {
    const specs = {
      well: { value: ({ well }) => well.name, minWidth: 112 },
      field: { value: ({ well }) => well.fieldName, minWidth: 120 },
      // The last column ends with the card: its edge is part of it.
      day: { ...dayColumn(formats, ({ day }) => day), width: 132 },
    } satisfies Record<string, ColumnSpec<SuspectRow>>;
    return Object.values(
      namedColumns((key: keyof typeof specs) => formats.t(`dataHealth.columns.${key}`), specs),
    );
  }, [formats]);
  const wellHref = useAtomValue(wellHrefAtom);
  return (
    <DataTable
      label={formats.t('dataHealth.suspect.title')}
      columns={columns}
      rows={rows}
      rowId={({ well, day }) => `${well.id} ${day}`}
      nameHref={({ well }) => wellHref(well.id)}
      maxHeight={heightOf(rows)}
      compact
      flush
    />
  );
}

type KnownRule = keyof typeof texts.ruleNames;

function Rules({ computation }: Pick<DataHealth, 'computation'>) {
  const { t } = useFormats();
  if (!computation) return <ValueState state="notComputed" />;
  return (
    <DescriptionList
      columns={3}
      items={computation.rules.map(({ rule, version }) => ({
        // As the server names a rule that is not known here.
        label: t(`dataHealth.ruleNames.${rule as KnownRule}`, { defaultValue: rule }),
        value: t('dataHealth.rules.version', { version }),
      }))}
    />
  );
}
