import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Breakage } from '../../insight/FaultBoundary.tsx';
import { guarded, useInsightFrame } from '../../insight/insight-of.tsx';
import { InsightList } from '../../insight/list/InsightList.tsx';
import type { ListTools } from '../../insight/list/list-tools.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { PartFailure } from '../../insight/PartFailure.tsx';
import { dataWindowAtom } from '../../state/shared-data.atoms.ts';
import { exceptionLists } from './exception-list.tsx';
import { ExceptionFigures } from './ExceptionFigures.tsx';
import { ExceptionParts } from './ExceptionParts.tsx';
import {
  changesPartViewAtom,
  dropsPartViewAtom,
  exceptionRowsAtom,
  exceptionShowAtom,
  exceptionSummaryViewAtom,
  gasPartViewAtom,
  newEventsAtom,
  partHrefAtom,
  plannedViewAtom,
  reportHrefAtom,
  shownPartAtom,
  harmlessEventsAtom,
  partCountsAtom,
  waitingEventsAtom,
} from './exceptions.atoms.ts';
import { usePreloadedEvidence } from './LazyEvidencePanel.tsx';
import { PlannedWork } from './PlannedWork.tsx';
import { useEvidenceAhead } from './use-evidence-ahead.ts';
import { useVisit } from './visit.ts';
import { useViewTitle } from '../../insight/use-view-title.ts';

// What the page is made of. What breaks in one part leaves the others alone.

const broken = (breakage: Breakage) => <PartFailure {...breakage} />;

/** What the open events come to. */
export const ReportFigures = guarded('figures exceptions', broken, function Figures() {
  return (
    <ExceptionFigures
      view={useAtomValue(exceptionSummaryViewAtom)}
      newEvents={useAtomValue(newEventsAtom)}
      waiting={useAtomValue(waitingEventsAtom)}
      harmless={useAtomValue(harmlessEventsAtom)}
      window={useAtomValue(dataWindowAtom)}
    />
  );
});

/** The three parts of the report. */
export const ReportParts = guarded('parts exceptions', broken, function Parts() {
  return (
    <ExceptionParts
      shown={useAtomValue(shownPartAtom)}
      show={useAtomValue(exceptionShowAtom)}
      listed={useAtomValue(partCountsAtom)}
      drops={useAtomValue(dropsPartViewAtom)}
      gas={useAtomValue(gasPartViewAtom)}
      changes={useAtomValue(changesPartViewAtom)}
      partHref={useAtomValue(partHrefAtom)}
    />
  );
});

/** The part that is shown, as a chip beside the filters that leads back to all parts; none where all are shown. */
export function usePartChips() {
  const { t } = useFormats();
  const part = useAtomValue(shownPartAtom);
  useViewTitle(part === null ? null : t(`exceptions.parts.${part}`));
  return useMemo(() => {
    if (part === null) return [];
    return [{ id: 'part', label: t('exceptions.parts.one'), value: t(`exceptions.parts.${part}`) } as const];
  }, [t, part]);
}

/**
 * The one list of the report.
 * @param Tools what can be done with it
 */
export function reportList(Tools: ListTools) {
  return guarded('list exceptions', broken, function List() {
    const show = useAtomValue(exceptionShowAtom);
    const result = useAtomValue(exceptionRowsAtom);
    const frame = useInsightFrame(reportHrefAtom);
    const ahead = useEvidenceAhead();
    usePreloadedEvidence();
    useVisit();
    return (
      <div style={{ display: 'contents' }} {...ahead}>
        <InsightList definition={exceptionLists[show]} result={result} frame={frame} Tools={Tools} />
      </div>
    );
  });
}

/** What planned work accounts for; beside the open events and beside all of them. */
export const ReportPlanned = guarded('planned exceptions', broken, function Planned() {
  const show = useAtomValue(exceptionShowAtom);
  return show === 'open' || show === 'all' ? <PlannedEvents /> : null;
});

function PlannedEvents() {
  return <PlannedWork view={useAtomValue(plannedViewAtom)} window={useAtomValue(dataWindowAtom)} />;
}
