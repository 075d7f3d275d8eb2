import type { ChangePoint } from '@cnx/api';
import { Skeleton, Stack, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useId, useMemo } from 'react';
import { InsightFailure, LastGood } from '../insight/InsightStates.tsx';
import { useFormats } from '../insight/use-formats.ts';
import { DecisionLog } from './DecisionLog.tsx';
import { changeCaseAtom, decisionFailure } from './decisions.atoms.ts';

/** Props of {@link ChangeHistory}. */
export interface ChangeHistoryProps {
  change: Pick<ChangePoint, 'id'>;
}

/** What people decided on a change, newest first. */
export function ChangeHistory({ change: { id } }: ChangeHistoryProps) {
  const { t } = useFormats();
  const titleId = useId();
  const caseAtom = useMemo(() => changeCaseAtom(id), [id]);
  const view = useAtomValue(caseAtom);
  return (
    <Stack gap="3" asChild>
      <section aria-labelledby={titleId}>
        <Text as="h3" id={titleId} size="lead" weight="bold">
          {t('verdicts.history')}
        </Text>
        {view.status === 'loading' && <Skeleton lines={2} />}
        {view.status === 'failed' && <InsightFailure failure={decisionFailure} view={view} />}
        {view.status === 'shown' && (
          <>
            {view.error && <LastGood failure={decisionFailure} error={view.error} onRetry={view.retry} />}
            {view.body.decisions.length === 0 ? (
              <Text size="small" emphasis="quiet">
                {t('verdicts.noHistory')}
              </Text>
            ) : (
              <DecisionLog decisions={view.body.decisions} />
            )}
          </>
        )}
      </section>
    </Stack>
  );
}
