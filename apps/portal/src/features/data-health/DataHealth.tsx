import { useAtomValue } from 'jotai';
import { FaultBoundary } from '../../insight/FaultBoundary.tsx';
import { PartFailure } from '../../insight/PartFailure.tsx';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { dataHealthViewAtom } from './data-health.atoms.ts';
import { DataHealthCards } from './DataHealthCards.tsx';

/** What arrived, what is late and what was refused; what breaks here leaves the page's frame alone. */
export function DataHealth() {
  const search = useAtomValue(addressSearchAtom);
  return (
    <FaultBoundary
      place="card dataHealth"
      resetKey={search}
      fallback={(breakage) => <PartFailure {...breakage} />}
    >
      <ShownDataHealth />
    </FaultBoundary>
  );
}

function ShownDataHealth() {
  return <DataHealthCards view={useAtomValue(dataHealthViewAtom)} />;
}
