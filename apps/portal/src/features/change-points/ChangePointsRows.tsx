import { useAtomValue } from 'jotai';
import { AreaRows } from '../../insight/AreaRows.tsx';
import { useInsightFrame } from '../../insight/insight-frame.ts';
import { allChangePointsAtom, changeDetectionFailure } from './change-points.atoms.ts';
import { useChangeColumns } from './use-change-columns.tsx';

/** All change points of the window. */
export function ChangePointsRows() {
  const frame = useInsightFrame('changePoints');
  const result = useAtomValue(allChangePointsAtom);
  const columns = useChangeColumns();
  return (
    <AreaRows
      area="changePoints"
      result={result}
      columns={columns.all}
      rowId={({ id }) => id}
      failure={changeDetectionFailure}
      frame={frame}
      window={frame.window}
    />
  );
}
