import type {
  FrequencyChange,
  FrequencyInfo,
  PumpCurves,
  SettingResponse,
  TrackedFrequencyChange,
  WellSeries,
  WhatIf as WhatIfAnswer,
} from '@cnx/api';
import { EmptyState, Link, Skeleton, Stack, Text } from '@cnx/ui';
import { atom, useAtomValue } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { AdviceState } from '../../insight/advice-state.tsx';
import { assignedText } from '../../insight/decision-text.ts';
import type { RowPanelProps } from '../../insight/insight-definition.ts';
import { InsightFailure, RowsSkeleton } from '../../insight/InsightStates.tsx';
import type { FailureKey, InsightView } from '../../insight/insight-view.ts';
import { useNarrowPage } from '../../insight/use-folding.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { wellHrefAtom } from '../../state/open-well.atoms.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { AdviceActions } from './AdviceActions.tsx';
import { AdviceHistory } from './AdviceHistory.tsx';
import { adviceSettingText, isSetting, ownerOf, settingOf, type AdviceRow } from './advice-row.ts';
import { adviceStateOf } from './advice.columns.tsx';
import { AdviceEnd } from './AdviceEnd.tsx';
import { AdviceChecks } from './AdviceChecks.tsx';
import { ExpectedGain, type ExpectedGainProps } from './ExpectedGain.tsx';
import { HistoryCharts, historyHeight } from './HistoryCharts.tsx';
import {
  adviceAtom,
  historyAtom,
  optimizationFailures,
  pumpCurvesAtom,
  pumpsViewAtom,
  scheduleHrefAtom,
  settingResponseAtom,
  trackedViewAtom,
  whatIfAtom,
} from './optimization-dashboard.atoms.ts';
import { curvesHeight, PumpCurvesChart } from './PumpCurvesChart.tsx';
import { responseHeight, SettingResponseChart } from './SettingResponseChart.tsx';
import { SettingSteps } from './SettingSteps.tsx';
import { OpenLosses } from './OpenLosses.tsx';
import { PastSteps } from './PastSteps.tsx';
import { PumpNow } from './PumpNow.tsx';
import { WhatIf } from './WhatIf.tsx';
import { WorkBeside } from './WorkBeside.tsx';

/** A piece of advice beside the list: what it promises, its guard rails, the pump now, and what the well did before. */
export function AdvicePanel({ id }: RowPanelProps) {
  const view = useAtomValue(useMemo(() => adviceAtom(id), [id]));
  const { t } = useFormats();
  if (view.status === 'loading') return <Skeleton lines={6} />;
  if (view.status === 'failed')
    return <InsightFailure failure={optimizationFailures.frequencyChangeInfo} view={view} />;
  if (view.body === null)
    return <EmptyState title={t('optimization.panel.gone')} description={t('optimization.panel.goneText')} />;
  return <OpenAdvice advice={view.body} />;
}

function OpenAdvice({ advice }: { advice: AdviceRow }) {
  const wellId = advice.well.id;
  const history = useAtomValue(useMemo(() => historyAtom(wellId), [wellId]));
  const wellHref = useAtomValue(wellHrefAtom)(wellId);
  const of = {
    advice,
    pumps: useAtomValue(pumpsViewAtom),
    tracked: useAtomValue(trackedViewAtom),
    history,
    wellHref,
    losses: <OpenLosses wellId={wellId} />,
  };
  return isSetting(advice) ? (
    <AdviceDetails {...of} curves={<Response advice={advice} />} />
  ) : (
    <OfPump {...of} advice={advice} />
  );
}

/** Advice on a pump beside the model that it is from. */
function OfPump({ advice, ...of }: AdviceDetailsProps & { advice: FrequencyChange }) {
  const { toHz, status } = advice;
  const wellId = advice.well.id;
  const view = useAtomValue(useMemo(() => whatIfAtom(wellId, atom(toHz)), [wellId, toHz]));
  // What became of it was checked at its own time: now stands beside what is still to be decided.
  const isOpen = status === 'proposed' || status === 'accepted';
  return (
    <AdviceDetails
      {...of}
      advice={advice}
      model={isOpen && view.status === 'shown' ? view.body : null}
      whatIf={<WhatIf advice={advice} />}
      curves={<Curves wellId={wellId} advisedHz={toHz} />}
    />
  );
}

/** The curves of a well's pump: they come, and fail, by themselves. */
function Curves({ wellId, advisedHz }: { wellId: string; advisedHz: number }) {
  const { t } = useFormats();
  const view: InsightView<PumpCurves> = useAtomValue(
    useMemo(() => pumpCurvesAtom(wellId, advisedHz), [wellId, advisedHz]),
  );
  return (
    <Part
      title={t('pumpCurves.title')}
      view={view}
      failure="portal:failures.pumpCurves"
      height={curvesHeight}
    >
      {(found) => <PumpCurvesChart found={found} advisedHz={advisedHz} />}
    </Part>
  );
}

/** What a well without a pump did at other settings, and what came of its steps. */
function Response({ advice }: { advice: Extract<AdviceRow, { from: number }> }) {
  const { t } = useFormats();
  const wellId = advice.well.id;
  const view: InsightView<SettingResponse> = useAtomValue(
    useMemo(() => settingResponseAtom(wellId), [wellId]),
  );
  return (
    <>
      <Part
        title={t(`settingResponse.${advice.kind}`)}
        view={view}
        failure="portal:failures.settingResponse"
        height={responseHeight}
      >
        {(found) => (
          <SettingResponseChart found={found} advised={found.setting === advice.kind ? advice.to : null} />
        )}
      </Part>
      <Part title={t('optimization.panel.past')} view={view} failure="portal:failures.settingResponse">
        {(found) => <SettingSteps found={found} />}
      </Part>
    </>
  );
}

/** Props of {@link AdviceDetails}. */
export interface AdviceDetailsProps {
  advice: AdviceRow;
  pumps: InsightView<readonly FrequencyInfo[]>;
  tracked: InsightView<readonly TrackedFrequencyChange[]>;
  history: InsightView<WellSeries>;
  wellHref: string;
  /** The model of the pump at the advised frequency; null without one. @default null */
  model?: WhatIfAnswer | null;
  /** What open exceptions of the well lose already. @default nothing */
  losses?: ReactNode;
  /** Stands below the guard rails. @default nothing */
  whatIf?: ReactNode;
  /** Stands below the pump's figures: its curves, or what a well without a pump did at other settings. @default nothing */
  curves?: ReactNode;
}

/** What the panel shows of a piece of advice. */
export function AdviceDetails(props: AdviceDetailsProps) {
  const { advice, pumps, tracked, history, wellHref, losses, whatIf, curves, model = null } = props;
  const formats = useFormats();
  const { t, dates } = formats;
  const { well } = advice;
  const state = adviceStateOf(advice);
  const newestStep =
    (tracked.status === 'shown' && tracked.body.find((row) => row.well.id === well.id)) || null;
  // In place of the page, it names the page.
  const alone = useNarrowPage();
  return (
    <Stack gap="6" asChild>
      <article aria-label={`${t('optimization.panel.title')} ${well.name}`}>
        <Stack gap="2">
          <Stack direction="row" gap="3" wrap align="center">
            <Text as={alone ? 'h1' : 'h2'} size="lead" weight="bold">
              <Link href={wellHref}>{well.name}</Link> {adviceSettingText(advice, formats)}
            </Text>
            <AdviceState state={state} text={t(`optimization.status.${state}`)} />
          </Stack>
          <Text size="small" emphasis="quiet">
            {[
              well.fieldName,
              isSetting(advice) && t(`optimization.setting.${settingOf(advice)}`),
              t('optimization.panel.found', { time: dates.clock(advice.at) }),
              advice.expiresAt !== null &&
                t('optimization.panel.expires', { time: dates.clock(advice.expiresAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <AdviceEnd advice={advice} />
          <AdviceOutcome advice={advice} formats={formats} />
          {losses}
          <WorkBeside advice={advice} />
          <ExpectedGain advice={advice} formats={formats} />
          <AdviceActions rows={[advice]} keyed />
        </Stack>
        <AdviceChecks advice={advice} now={model?.now?.checks} />
        {whatIf}
        <Stack gap="2" asChild>
          <section aria-label={t('optimization.decide.history')}>
            <Text as="h3" size="small" weight="medium">
              {t('optimization.decide.history')}
            </Text>
            <AdviceHistory decisions={advice.decisions} />
          </section>
        </Stack>
        {!isSetting(advice) && (
          <Part title={t('optimization.panel.now')} view={pumps} failure={optimizationFailures.frequencyInfo}>
            {(rows) => <PumpNow pump={rows.find((pump) => pump.well.id === well.id)} model={model} />}
          </Part>
        )}
        {curves}
        <Part
          title={t('optimization.panel.history')}
          view={history}
          failure="portal:failures.wellSeries"
          height={historyHeight}
        >
          {(series) => (
            <HistoryCharts
              series={series}
              advised={isSetting(advice) ? null : advice.toHz}
              tracked={newestStep}
            />
          )}
        </Part>
        {!isSetting(advice) && (
          <Part
            title={t('optimization.panel.past')}
            view={tracked}
            failure={optimizationFailures.trackedFrequencyChangeInfo}
          >
            {(rows) => <PastSteps rows={rows.filter((row) => row.well.id === well.id)} formats={formats} />}
          </Part>
        )}
      </article>
    </Stack>
  );
}

interface PartProps<Body> {
  title: string;
  view: InsightView<Body>;
  failure: FailureKey;
  /** Of what comes, px. @default that of a few rows */
  height?: number;
  children: (body: Body) => ReactNode;
}

/** A part of the panel with data of its own: it loads and fails by itself. */
function Part<Body>({ title, view, failure, height, children }: PartProps<Body>) {
  return (
    <Stack gap="2" asChild>
      <section aria-label={title}>
        <Text as="h3" size="small" weight="medium">
          {title}
        </Text>
        {view.status === 'shown' ? (
          children(view.body)
        ) : view.status === 'failed' ? (
          <InsightFailure failure={failure} view={view} />
        ) : height === undefined ? (
          <RowsSkeleton />
        ) : (
          <Skeleton shape="block" height={height} />
        )}
      </section>
    </Stack>
  );
}

/** What stands decided: who and when, and what follows from it, with the way to its work on the schedule. */
function AdviceOutcome({ advice, formats: { t, dates } }: ExpectedGainProps) {
  const { status, decidedBy, decidedAt, plannedFor, scheduleId, snoozedUntil } = advice;
  const owner = ownerOf(advice);
  const scheduleHref = useAtomValue(scheduleHrefAtom);
  const parts = [
    decidedAt !== null &&
      (status === 'accepted' || status === 'rejected') &&
      t(`optimization.decide.by.${status}`, {
        name: decidedBy === null ? t('evidence.someone') : truncateForDisplay(decidedBy),
        time: dates.clock(decidedAt),
      }),
    plannedFor !== null && t('optimization.decide.planned', { time: dates.clock(plannedFor) }),
    snoozedUntil !== null && t('optimization.decision.snoozeUntil', { time: dates.clock(snoozedUntil) }),
    owner != null && assignedText(owner.name, { t }),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return (
    <Text size="small">
      {parts.join(' · ')}
      {scheduleId !== null && (
        <>
          {' · '}
          <Link href={scheduleHref(scheduleId)}>{t('optimization.decide.toSchedule')}</Link>
        </>
      )}
    </Text>
  );
}
