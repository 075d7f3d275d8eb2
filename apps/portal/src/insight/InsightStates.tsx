import type { DataMeta } from '@cnx/api';
import {
  Button,
  CopyButton,
  DataAge,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
  styled,
  Text,
  ToneIcon,
} from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { ContourArt } from '../art/ContourArt.tsx';
import { useMessageText } from '../i18n/message.ts';
import type { ListName } from '../addresses.ts';
import type { InsightFrame } from './insight-definition.ts';
import { dayOf } from '../quantities.ts';
import { problemOf } from '../state/problem-text.ts';
import {
  isLeftOut,
  reportIdOf,
  type DataCondition,
  type FailedView,
  type FailureKey,
} from './insight-view.ts';
import { chartLine } from './chart-line.ts';
import { useRetriedByPage } from './outage.tsx';
import { useMissingCode } from './use-missing-code.ts';
import { useFormats } from './use-formats.ts';

const Sentence = styled('span', { display: 'grid', gridAutoRows: '1lh', alignItems: 'center' });
const Rows = styled('div', { display: 'grid', gridAutoRows: 32, alignItems: 'center' });

/** Rows of a card, the head among them. */
const rowsAndHead = 6;

/** The shape of a card's sentence while it loads, with the height of its lines. */
export function TakeawaySkeleton({ lines }: { lines: number }) {
  return (
    <Sentence>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === 0 ? 320 : 160} />
      ))}
    </Sentence>
  );
}

/** The shape of a card's content while it loads, as high as what comes: chart, sentence, rows. */
export function InsightSkeleton({ chartHeight }: { chartHeight: number }) {
  return (
    <Stack gap="3">
      <Skeleton shape="block" height={chartHeight + chartLine} />
      <Skeleton width={320} />
      <RowsSkeleton />
    </Stack>
  );
}

/** The shape of a card's rows while they load, as high as they are. */
export function RowsSkeleton() {
  return (
    <Rows>
      {Array.from({ length: rowsAndHead }, (_, row) => (
        <Skeleton key={row} />
      ))}
    </Rows>
  );
}

const Id = styled('span', { display: 'block', marginTop: '$1', quiet: '$caption', figures: 'tabular' });

/** The id under which a fault was reported, for a user who asks for help, and copies it. Nothing where there is none. */
export function ReportId({ id }: { id: string | undefined }) {
  const { t } = useFormats();
  if (id === undefined) return null;
  return (
    <Id>
      {t('trouble.errorId', { id })} <CopyButton value={id} label={t('trouble.copyErrorId')} />
    </Id>
  );
}

/** What a user can do about a failure. */
export interface Remedy {
  /** Why it is not the call once more. */
  readonly note: string | undefined;
  readonly label: string;
  readonly act: () => void;
}

/** The call once more; but code that could not be had once is asked for again by a new page only. */
export function useRemedy(error: unknown, retry: () => void): Remedy {
  const { t } = useTranslation(['portal', 'login']);
  const missing = useMissingCode(error);
  if (!missing) return { note: undefined, label: t('portal:shell.retry'), act: retry };
  return { note: t(`login:${missing}`), label: t('login:reload'), act: () => location.reload() };
}

/** Props of {@link InsightFailure}. */
export interface InsightFailureProps {
  /** The text of what could not be fetched. */
  failure: FailureKey;
  view: FailedView;
}

/**
 * Stands where data would be: the area's own text, why in the portal's words where they are known, and a button to try again. What a server
 * says in words of its own is for programs. What it does not offer is no failure, and said quietly.
 */
export function InsightFailure({ failure, view }: InsightFailureProps) {
  const { note, label, act } = useRemedy(view.error, view.retry);
  const byPage = useRetriedByPage(view.error);
  const textOf = useMessageText();
  const said = problemOf(view.error);
  const refusal = said && 'key' in said ? said : null;
  if (refusal && isLeftOut(view))
    return (
      <Text size="small" emphasis="quiet">
        {textOf(refusal)}
      </Text>
    );
  return (
    <ErrorState
      title={textOf({ key: failure })}
      description={
        <>
          {refusal ? textOf(refusal) : note}
          <ReportId id={reportIdOf(view.error)} />
        </>
      }
      loading={view.retrying}
      labels={{ retry: label }}
      onRetry={byPage ? undefined : act}
    />
  );
}

/** Props of {@link LastGood}. */
export interface LastGoodProps {
  failure: FailureKey;
  /** Why it could not be fetched. */
  error: Error;
  onRetry: () => void;
}

/** Stands above the last good data when it could not be fetched anew. */
export function LastGood({ failure, error, onRetry }: LastGoodProps) {
  const { t } = useFormats();
  const textOf = useMessageText();
  const { note, label, act } = useRemedy(error, onRetry);
  const byPage = useRetriedByPage(error);
  return (
    <Stack direction="row" gap="2" wrap role="status">
      <ToneIcon tone="critical" />
      <Text as="span" size="small" tone="critical">
        {textOf({ key: failure })}
      </Text>
      <Text as="span" size="small" emphasis="quiet">
        {t('insight.lastGood')} {note}
      </Text>
      <ReportId id={reportIdOf(error)} />
      {!byPage && (
        <Button size="sm" onClick={act}>
          {label}
        </Button>
      )}
    </Stack>
  );
}

/** Props of {@link InsightEmpty}. */
export interface InsightEmptyProps {
  /** The list or insight area, which says what it waits for; a card that is none leaves it out. */
  area?: ListName;
  condition: Extract<DataCondition, { kind: 'none' | 'outside' }>;
  frame: InsightFrame;
}

/** Says why there is nothing, and offers what leads to something. */
export function InsightEmpty({ area, condition, frame }: InsightEmptyProps) {
  const { t, dates } = useFormats();
  if (condition.kind === 'outside') {
    const { range, offered } = condition;
    return (
      <EmptyState
        art={<ContourArt />}
        title={t('insight.outside.title')}
        description={t('insight.outside.text', { from: dates.day(range.from), to: dates.day(range.to) })}
        actions={
          <Button onClick={() => frame.onWindow(offered)}>
            {t('insight.outside.action', { days: dates.days(offered.from, offered.to) })}
          </Button>
        }
      />
    );
  }
  if (!frame.filtered)
    return (
      <EmptyState
        art={<ContourArt />}
        title={t('insight.none.title')}
        description={area && t(`insight.none.${area}`)}
      />
    );
  return (
    <EmptyState
      art={<ContourArt />}
      title={t('insight.narrow.title')}
      description={t('insight.narrow.text')}
      actions={<Button onClick={frame.onClearFilters}>{t('filters.clearAll')}</Button>}
    />
  );
}

/** Props of {@link InsightAge}. */
export interface InsightAgeProps {
  meta: DataMeta;
  condition: DataCondition;
  /** Writes where late data ends as short as possible, for narrow places. @default false */
  brief?: boolean;
  /** Begins with the time of day and its zone, for the one place of a page that speaks of it. @default false */
  zoned?: boolean;
}

/**
 * How old data was when it was fetched, by the server's clock. Data that ends before the window does says on which day,
 * and is marked.
 */
export function InsightAge({ meta, condition, brief = false, zoned = false }: InsightAgeProps) {
  const { asOf, serverTime } = meta;
  const { t, dates } = useFormats();
  if (!asOf) return null;
  const full = t('insight.asOf', { time: dates.clock(asOf) });
  if (condition.kind !== 'late') {
    const age = dates.age(asOf, serverTime ?? Date.parse(asOf));
    return (
      <DataAge label={zoned ? `${dates.time(asOf)} · ${age}` : age} description={full} dateTime={asOf} />
    );
  }
  const { lastDay } = condition;
  const ends = t('insight.dataEnds', { day: dates.day(lastDay) });
  // The year goes without saying only in the year that it is.
  const thisYear = serverTime !== null && lastDay.startsWith(dayOf(serverTime).slice(0, 4));
  const until = t('insight.until', { day: thisYear ? dates.shortDay(lastDay) : dates.day(lastDay) });
  return (
    <DataAge
      label={brief ? until : ends}
      description={brief ? `${ends} · ${full}` : full}
      dateTime={asOf}
      stale
    />
  );
}
