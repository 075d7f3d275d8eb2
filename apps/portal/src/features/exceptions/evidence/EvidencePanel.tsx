import { isApiFailure, type DailyProduction, type ExceptionCase, type ScheduledActivity } from '@cnx/api';
import { EmptyState, Skeleton, Stack, styled, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { InsightFailure, LastGood, RowsSkeleton } from '../../../insight/InsightStates.tsx';
import { mapView, type InsightView } from '../../../insight/insight-view.ts';
import { useFormats } from '../../../insight/use-formats.ts';
import { placeName } from '../../../insight/well-names.ts';
import type { DayWindow } from '../../../state/shared-data.atoms.ts';
import { exceptionReportFailure } from '../exceptions.atoms.ts';
import { CaseHistory } from './CaseHistory.tsx';
import { chartsHeight, EvidenceChart } from './EvidenceChart.tsx';
import { EvidenceCause, EvidenceFacts, EvidenceHead } from './EvidenceHead.tsx';
import { evidenceAtoms, exceptionHrefAtom } from './evidence.atoms.ts';
import { Findings } from './Findings.tsx';
import { caseOfProduct, daysOfProduct } from './product-figures.ts';

/** Props of {@link EvidencePanel}. */
export interface EvidencePanelProps {
  /** Of any finding of the event. */
  id: string;
  /** What can be done about it: stands under its head, and stays in sight, so that it is no more than a row of buttons. */
  actions?: ReactNode;
  /** What a user says of it: stands under what it rests on. */
  comment?: ReactNode;
}

/** An event with all that it rests on: figures, series, the working of each finding, and what people decided. */
export function EvidencePanel({ id, actions, comment }: EvidencePanelProps) {
  const atoms = useMemo(() => evidenceAtoms(id), [id]);
  const view = useAtomValue(atoms.caseAtom);
  const window = useAtomValue(atoms.windowAtom);
  const series = useAtomValue(atoms.seriesAtom);
  const schedule = useAtomValue(atoms.scheduleAtom);
  const hrefOf = useAtomValue(exceptionHrefAtom);
  return <EvidenceState {...{ view, window, series, schedule, hrefOf, actions, comment }} />;
}

/** Props of {@link EvidenceState}. */
export interface EvidenceStateProps {
  view: InsightView<ExceptionCase>;
  /** The days that the series is of; null until they are known. */
  window: DayWindow | null;
  series: InsightView<DailyProduction>;
  schedule: InsightView<readonly ScheduledActivity[]>;
  /** Address that opens another event. */
  hrefOf: (id: string) => string;
  /** What can be done about it: stands under its head. */
  actions?: ReactNode;
  /** Where a comment on it is written: after what was said of it so far. */
  comment?: ReactNode;
}

/** What can be done stays under what sticks to the top, however far the evidence is scrolled. */
const Actions = styled('div', {
  position: 'sticky',
  // In the panel beside the list, at its top; in its place, below the page's header.
  top: '$sizes$header',
  '@large': { top: 0 },
  zIndex: 2,
  row: '$2',
  flexWrap: 'wrap',
  marginBlock: 'calc(-1 * $space$6)',
  paddingBlock: '$2',
  backgroundColor: '$surface',
  '@media (max-height: 480px)': { position: 'static' },
  '@print': { display: 'none' },
});

/** What is written into is no part of a sheet. */
const OnScreen = styled('div', { '@print': { display: 'none' } });

/** What the panel shows of its answers: on the way, failed, gone, or the event. */
export function EvidenceState(props: EvidenceStateProps) {
  const { view, window, series, schedule, hrefOf, actions, comment } = props;
  const formats = useFormats();
  const { t } = formats;
  const head = useRef<HTMLDivElement>(null);
  const isScrolled = useIsPassed(head, view.status);
  if (view.status === 'loading') return <EvidenceSkeleton />;
  if (isGone(view.error))
    return <EmptyState title={t('evidence.gone')} description={t('evidence.goneText')} />;
  if (view.status === 'failed') return <InsightFailure failure={exceptionReportFailure} view={view} />;
  const { error, retry } = view;
  const body = caseOfProduct(view.body);
  const { exception } = body;
  // Another event's series is still here while this one's is fetched.
  const isOthers = series.status === 'shown' && series.body.well.id !== exception.well.id;
  const ownSeries: InsightView<DailyProduction> = isOthers
    ? { status: 'loading' }
    : mapView(series, (production) => daysOfProduct(exception.product, production));
  return (
    <Stack gap="8" asChild>
      <article aria-label={`${t('evidence.case')} ${placeName(exception, formats)}`}>
        {error && <LastGood failure={exceptionReportFailure} error={error} onRetry={retry} />}
        <div ref={head}>
          <EvidenceHead exception={exception} />
        </div>
        {actions && (
          <Actions>
            {isScrolled && (
              <Text as="span" size="small" weight="bold" aria-hidden="true">
                {placeName(exception, formats)}
              </Text>
            )}
            {actions}
          </Actions>
        )}
        <Stack gap="3">
          <EvidenceCause body={body} />
          <EvidenceChart body={body} window={window} series={ownSeries} schedule={schedule} />
        </Stack>
        <EvidenceFacts exception={exception} />
        <CaseHistory body={body} hrefOf={hrefOf} />
        {comment && <OnScreen>{comment}</OnScreen>}
        <Findings body={body} series={ownSeries} />
      </article>
    </Stack>
  );
}

/** Whether an element has been scrolled out of sight. It is looked for anew when `shown` changes. */
function useIsPassed(element: RefObject<HTMLElement | null>, shown: string): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setPassed(!entries.at(-1)!.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, shown]);
  return isPassed;
}

/** Whether the server knows no such event any more; an id that cannot be one is refused. */
function isGone(error: unknown): boolean {
  return isApiFailure(error) && error.kind === 'api' && (error.status === 404 || error.status === 400);
}

/** The shape of an event while it loads, as high as its head and charts are. */
function EvidenceSkeleton() {
  return (
    <div aria-busy="true">
      <Stack gap="6">
        <Skeleton width={240} />
        <Skeleton shape="block" height={28} width={200} />
        <Skeleton shape="block" height={76} />
        <RowsSkeleton />
        <Skeleton shape="block" height={chartsHeight} />
        <RowsSkeleton />
      </Stack>
    </div>
  );
}
