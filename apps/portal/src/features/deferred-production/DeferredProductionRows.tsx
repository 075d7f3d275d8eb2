import { Select } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AreaRows } from '../../insight/AreaRows.tsx';
import { useInsightFrame } from '../../insight/insight-frame.ts';
import {
  allDeferredAtom,
  deferralLevelAtom,
  deferralLevels,
  deferredProductionFailure,
} from './deferred-production.atoms.ts';
import { useDeferralColumns } from './use-deferral-columns.tsx';

/** Deferred oil by day and entity, at the level that a person chooses. */
export function DeferredProductionRows() {
  const { t } = useTranslation('portal');
  const frame = useInsightFrame('deferredProduction');
  const result = useAtomValue(allDeferredAtom);
  const [level, setLevel] = useAtom(deferralLevelAtom);
  const columns = useDeferralColumns();
  return (
    <AreaRows
      area="deferredProduction"
      result={result}
      columns={columns.all}
      rowId={({ period, entity }) => `${period} ${entity.id}`}
      failure={deferredProductionFailure}
      frame={frame}
      window={frame.window}
      actions={
        <Select
          label={t('deferredProduction.level')}
          labelHidden
          value={level}
          onChange={({ target }) => setLevel(deferralLevels.find((each) => each === target.value) ?? 'field')}
          options={deferralLevels.map((value) => ({ value, label: t(`vocabulary.level.${value}`) }))}
        />
      }
    />
  );
}
