import type { ChangePoint, WellException } from '@cnx/api';
import { Link, Skeleton, Stack, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useId, useMemo } from 'react';
import { exceptionEvent } from '../addresses.ts';
import { InsightFailure, LastGood } from '../insight/InsightStates.tsx';
import { causeText, isRecovered, kindsText } from '../insight/likely-cause.ts';
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
            {view.body.exception !== null && <ItsEvent exception={view.body.exception} />}
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

/** The event of the exception report that a change belongs to, with its cause and its loss as the report has them. */
function ItsEvent({ exception }: { exception: WellException }) {
  const formats = useFormats();
  const { t, dates, quantities } = formats;
  const { id, since, isOpen, lossPerDay } = exception;
  const cause = causeText(exception, formats);
  const loss =
    lossPerDay === null
      ? null
      : isRecovered(exception)
        ? t('exceptions.recovered')
        : t('wellPanel.lost', { loss: quantities.text('liquidRate', lossPerDay, { digits: 1 }) });
  return (
    <Text size="small" figures>
      {t('verdicts.exception')}{' '}
      <Link href={exceptionEvent(id)}>
        {t('evidence.since', { kind: kindsText(exception, formats), day: dates.day(since) })}
      </Link>
      {[isOpen && loss, cause && t('wellPanel.cause', { cause })]
        .filter(Boolean)
        .map((text) => ` · ${text}`)
        .join('')}
    </Text>
  );
}
