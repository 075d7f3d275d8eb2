import { LastResort } from '../insight/LastResort.tsx';
import { InactivityDialog } from './InactivityDialog.tsx';
import { useInactivity } from './use-inactivity.ts';

/**
 * Ends the session of a user who is inactive for too long, and warns before. It stands beside the pages and above every
 * boundary: a session ends at its limit whatever else has broken, the warning included.
 */
export function InactivityWatch() {
  const { endsAtMs, stay } = useInactivity();
  if (endsAtMs === null) return null;
  return (
    <LastResort>
      <InactivityDialog endsAtMs={endsAtMs} onStay={stay} />
    </LastResort>
  );
}
