import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { AreaRows } from '../../insight/AreaRows.tsx';
import { useInsightFrame } from '../../insight/insight-frame.ts';
import { allEmissionsAtom, sustainableProductionFailure } from './sustainable-production.atoms.ts';
import { useEmissionsColumns } from './use-emissions-columns.tsx';

/** Emissions and energy by day and field, newest day first. */
export function SustainableProductionRows() {
  const frame = useInsightFrame('sustainableProduction');
  const answers = useAtomValue(allEmissionsAtom);
  const data = useMemo(
    () =>
      answers.data && {
        pages: answers.data.pages.map(({ data, meta }) => ({ data: data.sustainableProductions, meta })),
      },
    [answers.data],
  );
  const result = { ...answers, data };
  const columns = useEmissionsColumns();
  return (
    <AreaRows
      area="sustainableProduction"
      result={result}
      columns={columns.all}
      rowId={({ period, entity }) => `${period} ${entity.id}`}
      failure={sustainableProductionFailure}
      frame={frame}
      window={frame.window}
    />
  );
}
