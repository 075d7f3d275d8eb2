import { Text } from '@cnx/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import type { Breakage } from '../../insight/FaultBoundary.tsx';
import { guarded, useInsightFrame } from '../../insight/insight-of.tsx';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { InsightList } from '../../insight/list/InsightList.tsx';
import type { ListTools } from '../../insight/list/list-tools.ts';
import { PartFailure } from '../../insight/PartFailure.tsx';
import { isLeftOut } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { openWellAtom } from '../../state/open-well.atoms.ts';
import { dataWindowAtom } from '../../state/shared-data.atoms.ts';
import { adviceList } from './advice-list.tsx';
import {
  adviceRowsAtom,
  optimizationFailures,
  optimizationHrefAtom,
  optimizationSummaryViewAtom,
  pumpsViewAtom,
  settingAdviceViewAtom,
  trackedSettingsViewAtom,
  trackedViewAtom,
} from './optimization-dashboard.atoms.ts';
import { HeldAdvice } from './HeldAdvice.tsx';
import { OptimizationFigures, calibrationText, openAdviceText, takenText } from './OptimizationFigures.tsx';
import { PumpScatter } from './PumpScatter.tsx';
import { PumpsToWatch } from './PumpsToWatch.tsx';
import { TrackedSettings } from './TrackedSettings.tsx';
import { TrackedSteps } from './TrackedSteps.tsx';

// What the page is made of. What breaks in one part leaves the others alone.

const broken = (breakage: Breakage) => <PartFailure {...breakage} />;

/** How the pumps run, and what steps brought. */
export const DashboardFigures = guarded('figures optimization', broken, function Figures() {
  return <OptimizationFigures view={useAtomValue(optimizationSummaryViewAtom)} />;
});

/** What advice that was followed has brought. */
export const TakenAdvice = guarded('taken advice', broken, function Taken() {
  const formats = useFormats();
  const view = useAtomValue(optimizationSummaryViewAtom);
  if (view.status !== 'shown') return null;
  const [text, calibration] = [takenText(view.body, formats), calibrationText(view.body, formats)];
  return (
    <>
      {text !== null && <Text weight="medium">{text}</Text>}
      {calibration !== null && (
        <Text size="small" figures>
          {calibration}
        </Text>
      )}
    </>
  );
});

/** How much advice is open, and why that on chokes and lift gas is not in the list, where it cannot be had. */
export const OpenAdvice = guarded('open advice', broken, function Open() {
  const formats = useFormats();
  const view = useAtomValue(optimizationSummaryViewAtom);
  const settings = useAtomValue(settingAdviceViewAtom);
  const text = view.status === 'shown' ? openAdviceText(view.body, formats) : null;
  return (
    <>
      {text !== null && (
        <Text size="small" emphasis="quiet" figures>
          {text}
        </Text>
      )}
      {settings.status === 'failed' && !isLeftOut(settings) && (
        <InsightFailure failure={optimizationFailures.settingAdvice} view={settings} />
      )}
    </>
  );
});

/**
 * The one list of advice.
 * @param Tools what can be done with it
 */
export function adviceListOf(Tools: ListTools) {
  return guarded('list advice', broken, function List() {
    const result = useAtomValue(adviceRowsAtom);
    const frame = useInsightFrame(optimizationHrefAtom);
    return <InsightList definition={adviceList} result={result} frame={frame} Tools={Tools} />;
  });
}

/** The wells of which advice is held. */
export const Held = guarded('card held advice', broken, function HeldCard() {
  return <HeldAdvice view={useAtomValue(optimizationSummaryViewAtom)} />;
});

/** What came of steps. */
export const Tracked = guarded('card tracked', broken, function TrackedCard() {
  return <TrackedSteps view={useAtomValue(trackedViewAtom)} window={useAtomValue(dataWindowAtom)} />;
});

/** What came of steps of chokes and lift gas. */
export const TrackedChokes = guarded('card tracked settings', broken, function TrackedChokesCard() {
  return <TrackedSettings view={useAtomValue(trackedSettingsViewAtom)} />;
});

/** The pumps outside their range or with much gas, by name. */
export const WatchedPumps = guarded('card watched pumps', broken, function WatchedPumpsCard() {
  return <PumpsToWatch view={useAtomValue(pumpsViewAtom)} />;
});

/** Frequency against liquid of all pumps. */
export const Pumps = guarded('card pumps', broken, function PumpsCard() {
  const openWell = useSetAtom(openWellAtom);
  return (
    <PumpScatter
      view={useAtomValue(pumpsViewAtom)}
      window={useAtomValue(dataWindowAtom)}
      onWell={(id) => openWell(id)}
    />
  );
});
