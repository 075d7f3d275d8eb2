import type { DataHealth } from '@cnx/api';
import { DataTable, Link, Stack, styled, Text, type DataColumn } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { namedColumns, type ColumnSpec } from '../../insight/columns.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import {
  dayStates,
  flawedDays,
  openedDays,
  reportDays,
  stateOfDay,
  wellsOfDay,
  withOpenedDays,
  type ReportDay,
} from './report-days.ts';

type Feed = DataHealth['feeds'][number];

/** Days that are named beside a field: the others are counted, and named when the reader asks for them. */
const namedDays = 3;

const Strip = styled('span', { display: 'inline-flex', alignItems: 'flex-end', gap: 1, height: 20 });
/** How much of a day is there is its height too: color alone says nothing to some. */
const Day = styled('span', {
  width: 6,
  boxSizing: 'border-box',
  borderRadius: 1,
  '@forced': { forcedColorAdjust: 'none' },
  variants: {
    state: {
      none: { height: 2, background: '$border', '@forced': { background: 'GrayText' } },
      whole: { height: '100%', background: '$goodMark', '@forced': { background: 'CanvasText' } },
      // All there, but not all of it good: its top stands apart.
      suspect: {
        height: '100%',
        background:
          'linear-gradient(to bottom, $colors$warningMark 30%, transparent 30% 45%, $colors$goodMark 45%)',
        '@forced': {
          background: 'linear-gradient(to bottom, CanvasText 30%, transparent 30% 45%, CanvasText 45%)',
        },
      },
      part: { height: '60%', background: '$warningMark', '@forced': { background: 'CanvasText' } },
      missing: {
        height: '100%',
        border: '1px solid $criticalMark',
        '@forced': { borderColor: 'CanvasText' },
      },
    },
  },
});
/** The strip with the days that it begins and ends with. */
const Dated = styled('span', { display: 'inline-grid', gap: 2, paddingBlock: 5, lineHeight: '$snug' });
const Ends = styled('span', {
  display: 'flex',
  justifyContent: 'space-between',
  quiet: '$caption',
  figures: 'tabular',
});
const Key = styled('ul', {
  row: '$1 $4',
  flexWrap: 'wrap',
  margin: 0,
  padding: '0 0 $2',
  listStyle: 'none',
  quiet: '$caption',
});
const Kind = styled('li', { display: 'inline-flex', alignItems: 'center', gap: '$1' });
const Mark = styled('span', { display: 'flex', alignItems: 'flex-end', height: 14 });
const Links = styled('span', { display: 'inline-flex', flexWrap: 'wrap', columnGap: '$3', rowGap: '$1' });

/** Props of {@link ReportDays}. */
interface ReportDaysProps {
  feeds: readonly Feed[];
  /** Height from which the rows scroll, in px. */
  maxHeight: number | undefined;
}

/** Field by day, how many of the expected reports arrived; days of which something is missing open their wells. */
export function ReportDays({ feeds, maxHeight }: ReportDaysProps) {
  const formats = useFormats();
  const search = useAtomValue(addressSearchAtom);
  const columns = useMemo(() => dayColumns(formats, search), [formats, search]);
  return (
    <Stack gap="1">
      <StatesKey feeds={feeds} />
      <DataTable
        label={formats.t('dataHealth.days.title')}
        columns={columns}
        rows={feeds}
        rowId={({ field }) => field.id}
        nameHref={(feed) => wellsOfDay(feed, flawedDays(feed)[0] ?? reportDays(feed).at(-1)!)}
        lineColumns={['strip', 'flawed']}
        maxHeight={maxHeight}
        compact
        flush
      />
    </Stack>
  );
}

/** What the marks of days mean: those that there are. */
function StatesKey({ feeds }: Pick<ReportDaysProps, 'feeds'>) {
  const { t } = useFormats();
  const present = new Set(feeds.flatMap((feed) => reportDays(feed).map(stateOfDay)));
  return (
    <Key aria-label={t('dataHealth.days.key')}>
      {dayStates
        .filter((state) => present.has(state))
        .map((state) => (
          <Kind key={state}>
            <Mark aria-hidden="true">
              <Day state={state} />
            </Mark>
            {t(`dataHealth.days.state.${state}`)}
          </Kind>
        ))}
    </Key>
  );
}

function dayColumns(formats: Formats, search: string): readonly DataColumn<Feed>[] {
  const { t, quantities, dates } = formats;
  const specs = {
    field: { value: ({ field }) => field.name, minWidth: 120 },
    strip: {
      value: (feed) => flawedDays(feed).length,
      cell: (feed) => {
        const days = reportDays(feed);
        const name = t('dataHealth.days.strip', {
          from: dates.shortDay(days[0]!.day),
          to: dates.shortDay(days.at(-1)!.day),
          whole: quantities.count(
            days.filter((day) => ['whole', 'suspect'].includes(stateOfDay(day))).length,
          ),
          of: quantities.count(days.filter(({ expected }) => expected > 0).length),
        });
        return (
          <Dated>
            <Strip role="img" aria-label={name}>
              {days.map((day) => (
                <Day key={day.day} state={stateOfDay(day)} title={dayText(day, formats)} />
              ))}
            </Strip>
            <Ends aria-hidden="true">
              <span>{dates.shortDay(days[0]!.day)}</span>
              <span>{dates.shortDay(days.at(-1)!.day)}</span>
            </Ends>
          </Dated>
        );
      },
      wrap: true,
      width: 256,
    },
    flawed: {
      value: (feed) => flawedDays(feed)[0]?.day ?? null,
      cell: (feed) => <FlawedDays feed={feed} formats={formats} search={search} />,
      minWidth: 240,
      wrap: true,
    },
  } satisfies Record<string, ColumnSpec<Feed>>;
  return Object.values(namedColumns((key: keyof typeof specs) => t(`dataHealth.columns.${key}`), specs));
}

function FlawedDays({ feed, formats, search }: { feed: Feed; formats: Formats; search: string }) {
  const { t, dates, quantities } = formats;
  const days = flawedDays(feed);
  const fieldId = feed.field.id ?? '';
  const isOpen = openedDays(search) === fieldId;
  if (days.length === 0) {
    return (
      <Text as="span" emphasis="quiet">
        {t('dataHealth.days.allThere')}
      </Text>
    );
  }
  return (
    <Links>
      {days.slice(0, isOpen ? days.length : namedDays).map((day) => (
        <Link key={day.day} href={wellsOfDay(feed, day)}>
          {day.reported < day.expected
            ? t('dataHealth.days.part', {
                day: dates.shortDay(day.day),
                reported: quantities.count(day.reported),
                expected: quantities.count(day.expected),
              })
            : t('dataHealth.days.suspect', { day: dates.shortDay(day.day), count: day.suspect })}
        </Link>
      ))}
      {days.length > namedDays && (
        <Link href={withOpenedDays(search, isOpen ? null : fieldId)}>
          {isOpen
            ? t('dataHealth.days.fewer')
            : t('dataHealth.days.more', { count: days.length - namedDays })}
        </Link>
      )}
    </Links>
  );
}

/** What arrived of a day, and when. */
function dayText(day: ReportDay, { t, dates, quantities }: Formats): string {
  const part = t('dataHealth.days.part', {
    day: dates.shortDay(day.day),
    reported: quantities.count(day.reported),
    expected: quantities.count(day.expected),
  });
  if (stateOfDay(day) === 'suspect')
    return t('dataHealth.days.suspect', { day: dates.shortDay(day.day), count: day.suspect });
  return day.arrivedAt === null
    ? part
    : t('dataHealth.days.arrived', { part, time: dates.shortClock(day.arrivedAt) });
}
