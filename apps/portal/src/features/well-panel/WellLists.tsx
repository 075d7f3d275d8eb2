import type { WellEvent, WellException, WellHistory, WellTest } from '@cnx/api';
import { Badge, Button, DataTable, Link, styled, Text, type DataColumn } from '@cnx/ui';
import { CircleDot } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { exceptionEvent } from '../../addresses.ts';
import { amountColumn, namedColumns, summedColumn } from '../../insight/columns.ts';
import { causeText, eventTime, isRecovered, kindsText } from '../../insight/likely-cause.ts';
import { eventReason, loggedReason } from '../../insight/logged-reason.ts';
import { eventText } from '../../insight/well-events.ts';
import { reasonText } from '../../insight/reason-text.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { quantitiesOf, unknownValue } from '../../quantities.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { testRates, testSettings } from './test-text.ts';
import { Nothing } from './WellPart.tsx';

const List = styled('ul', { column: '$3', margin: 0, padding: 0, listStyle: 'none' });
const Line = styled('div', { row: '$2', flexWrap: 'wrap' });
const Quiet = styled('span', { display: 'block', quiet: '$caption', figures: 'tabular' });

/** The events of the exception report that the well has, open ones first; each leads to its evidence. */
export function WellExceptions({ rows }: { rows: readonly WellException[] }) {
  const formats = useFormats();
  const { t, dates } = formats;
  const open = rows.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return <Nothing>{t('wellPanel.nothingOpen')}</Nothing>;
  return (
    <List>
      {open.map((row) => {
        const { id, kinds, since, status, owner, lossPerDay } = row;
        const cause = causeText(row, formats);
        return (
          <li key={id}>
            <Line>
              <Link href={exceptionEvent(id)} emphasis="strong">
                {t('evidence.since', { kind: kindsText({ kinds }, formats), day: dates.day(since) })}
              </Link>
              <Badge
                size="sm"
                emphasis="quiet"
                tone={status === 'new' && lossPerDay !== 0 ? 'info' : 'neutral'}
                {...(status === 'new' && { icon: <CircleDot size={12} /> })}
              >
                {t(`exceptions.status.${status}`)}
              </Badge>
            </Line>
            <Quiet>
              {[
                ...lossTexts(row, formats),
                owner === null ? t('wellPanel.unassigned') : truncateForDisplay(owner.name),
              ].join(' · ')}
            </Quiet>
            {cause !== null && <Quiet>{t('wellPanel.cause', { cause })}</Quiet>}
          </li>
        );
      })}
    </List>
  );
}

/** What an event loses now, and of which rate: the figures of the exception report. */
function lossTexts(row: WellException, { t, quantities }: Formats): string[] {
  const { lossPerDay, rate, baseline, product } = row;
  const quantity = quantitiesOf(product).rate;
  const digits = { digits: 1 };
  if (lossPerDay === null) return [t('wellPanel.noLoss')];
  const course =
    rate === null || baseline === null
      ? []
      : [
          t('wellPanel.course', {
            expected: quantities.parts(quantity, baseline, { ...digits, beside: rate }).value,
            rate: quantities.text(quantity, rate, { ...digits, beside: baseline }),
          }),
        ];
  if (isRecovered(row)) return [t('exceptions.recovered'), ...course];
  return [t('wellPanel.lost', { loss: quantities.text(quantity, lossPerDay, digits) }), ...course];
}

type Loss = WellHistory['losses'][number];

/** Props of {@link WellLosses}. */
export interface WellLossesProps extends Pick<WellHistory, 'losses' | 'lossProduct' | 'lossVersion'> {
  /** The days that the losses are of; null while they are not known. */
  window: DayWindow | null;
}

/** What the well lost in the window, by reason. */
export function WellLosses({ losses, lossProduct, lossVersion, window }: WellLossesProps) {
  const formats = useFormats();
  const { t } = formats;
  const columns = useMemo(() => lossColumns(formats, losses, lossProduct), [formats, losses, lossProduct]);
  if (losses.length === 0) return <Nothing>{t('wellPanel.noLosses')}</Nothing>;
  return (
    <>
      <DataTable
        label={t('wellPanel.losses')}
        columns={columns}
        rows={losses}
        rowId={({ reasonCode, kind }) => `${reasonCode} ${kind}`}
        compact
        flush
        fullHeight
        labels={{ total: t('wellPanel.total') }}
      />
      <Text size="small" emphasis="quiet">
        {t('wellPanel.lossRule', {
          days: window ? formats.dates.days(window.from, window.to) : unknownValue,
          method: t('wellPanel.method.trailingMedian'),
          version: lossVersion ?? unknownValue,
        })}
      </Text>
    </>
  );
}

function lossColumns(
  formats: Formats,
  losses: readonly Loss[],
  product: WellHistory['lossProduct'],
): readonly DataColumn<Loss>[] {
  const { t, quantities } = formats;
  const all = losses.reduce((sum, { deferred }) => sum + deferred, 0);
  const of = namedColumns(
    (key: 'reason' | 'kind' | 'lost' | 'share' | 'hours') =>
      key === 'lost' ? t(`wellPanel.loss.${product}`) : t(`wellPanel.loss.${key}`),
    {
      reason: { value: (loss: Loss) => reasonText(loss, formats), minWidth: 160, wrap: true },
      kind: { value: ({ kind }: Loss) => t(`wellPanel.lossKind.${kind}`), width: 96 },
      lost: summedColumn(formats, quantitiesOf(product).volume, ({ deferred }: Loss) => deferred, {
        digits: 1,
        width: 104,
      }),
      share: {
        ...amountColumn(formats, 'share', ({ deferred }: Loss) => (100 * deferred) / all, { width: 80 }),
        unit: quantities.unit('share'),
      },
      hours: summedColumn(formats, 'hours', ({ hours }: Loss) => hours, { digits: 1, width: 88 }),
    },
  );
  // Largest first: that is the order that they are read in.
  return [of.reason, of.kind, of.lost, of.share, of.hours].map((column) => ({ ...column, sortable: false }));
}

/** Entries of the log that are shown at first. */
const firstEvents = 6;

/** Tests of the window, newest first: when, what they measured, and at which settings. */
export function WellTests({ tests }: { tests: readonly WellTest[] }) {
  const formats = useFormats();
  const { t, dates } = formats;
  if (tests.length === 0) return <Nothing>{t('wellPanel.noTests')}</Nothing>;
  return (
    <>
      <NewestFirst
        items={tests}
        line={(test) => (
          <>
            <Text as="span">
              {[
                dates.day(test.startDay),
                test.title !== null && loggedReason(test.title, formats),
                test.accepted === false && t('wellPanel.testRejected'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <Quiet>{[...testRates(test, formats), ...testSettings(test, formats)].join(' · ')}</Quiet>
          </>
        )}
      />
      {tests.every((test) => testRates(test, formats).length === 0) && (
        <Nothing>{t('wellPanel.testsWithoutRates')}</Nothing>
      )}
    </>
  );
}

/** The rest of the log in the window, newest first. */
export function WellLog({ events }: { events: readonly WellEvent[] }) {
  const { t } = useFormats();
  const others = events.filter(({ kind }) => kind !== 'test');
  return others.length === 0 ? <Nothing>{t('wellPanel.noLog')}</Nothing> : <EventList events={others} />;
}

function EventList({ events }: { events: readonly WellEvent[] }) {
  const formats = useFormats();
  const { dates } = formats;
  return (
    <NewestFirst
      items={events}
      line={(event) => (
        <>
          <Text as="span">{eventText(event, formats)}</Text>
          <Quiet>
            {[
              eventTime(
                event,
                formats,
                event.end === null
                  ? dates.clock(event.start)
                  : `${dates.clock(event.start)} – ${dates.shortClock(event.end)}`,
              ),
              eventReason(event, formats),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Quiet>
        </>
      )}
    />
  );
}

interface NewestFirstProps<Item> {
  /** Oldest first. */
  items: readonly Item[];
  line: (item: Item) => ReactNode;
}

/** The newest of some items, and all of them when asked. */
function NewestFirst<Item extends { readonly id: string }>({ items, line }: NewestFirstProps<Item>) {
  const { t } = useFormats();
  const [whole, setWhole] = useState(false);
  const newest = items.toReversed();
  const shown = whole ? newest : newest.slice(0, firstEvents);
  return (
    <>
      <List>
        {shown.map((item) => (
          <li key={item.id}>{line(item)}</li>
        ))}
      </List>
      {newest.length > shown.length && (
        <div>
          <Button size="sm" onClick={() => setWhole(true)}>
            {t('wellPanel.allEvents', { count: newest.length })}
          </Button>
        </div>
      )}
    </>
  );
}
