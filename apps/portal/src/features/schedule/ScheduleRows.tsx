import { useAtomValue } from 'jotai';
import { AreaRows } from '../../insight/AreaRows.tsx';
import { useInsightFrame } from '../../insight/insight-frame.ts';
import { allSchedulesAtom, fieldNamesAtom, scheduleFailure } from './schedule.atoms.ts';
import { useScheduleColumns } from './use-schedule-columns.tsx';

/** All activities, by planned start. */
export function ScheduleRows() {
  const frame = useInsightFrame('schedule');
  const result = useAtomValue(allSchedulesAtom);
  const columns = useScheduleColumns(useAtomValue(fieldNamesAtom));
  return (
    <AreaRows
      area="schedule"
      result={result}
      columns={columns.all}
      rowId={({ id }) => id}
      failure={scheduleFailure}
      frame={frame}
      window="any"
    />
  );
}
