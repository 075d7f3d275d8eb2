import type { Sensitivity, WellLabel } from '@cnx/api';
import { FormMessage, SegmentedControl, Skeleton, Stack, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useId, useMemo, useState } from 'react';
import { useMessageText, type Message } from '../i18n/message.ts';
import { InsightFailure, LastGood } from '../insight/InsightStates.tsx';
import type { FailureKey } from '../insight/insight-view.ts';
import { useFormats } from '../insight/use-formats.ts';
import { usePortal } from '../use-portal.tsx';
import { Log, LogEntry } from './DecisionLog.tsx';
import { chooseSensitivity } from './sensitivity.ts';
import { wellSensitivityAtom } from './sensitivity.atoms.ts';

const failure: FailureKey = 'portal:failures.wellSensitivity';
const steps = ['low', 'medium', 'high'] as const satisfies readonly Sensitivity[];

/** Props of {@link SensitivityChoice}. */
export interface SensitivityChoiceProps {
  well: Pick<WellLabel, 'id' | 'name'>;
}

/** How sensitively the changes of a well are searched, what that means, and who chose it. */
export function SensitivityChoice({ well }: SensitivityChoiceProps) {
  const { t } = useFormats();
  const portal = usePortal();
  const textOf = useMessageText();
  const titleId = useId();
  const sensitivityAtom = useMemo(() => wellSensitivityAtom(well.id), [well.id]);
  const view = useAtomValue(sensitivityAtom);
  const [refusal, setRefusal] = useState<Message | null>(null);
  // What stood there as the panel was opened is no news.
  const [isChosen, setChosen] = useState(false);
  const choose = async (step: Sensitivity) => {
    setChosen(true);
    setRefusal(null);
    const result = await chooseSensitivity(portal, well, step);
    if (result.kind === 'refused') setRefusal(result.message);
  };
  const title = t('verdicts.sensitivity.title', { well: well.name });
  return (
    <Stack gap="3" asChild>
      <section aria-labelledby={titleId}>
        <Text as="h3" id={titleId} size="lead" weight="bold">
          {title}
        </Text>
        {view.status === 'loading' && <Skeleton lines={3} />}
        {view.status === 'failed' && <InsightFailure failure={failure} view={view} />}
        {view.status === 'shown' && (
          <>
            {view.error && <LastGood failure={failure} error={view.error} onRetry={view.retry} />}
            <SegmentedControl
              label={title}
              value={view.body.sensitivity}
              onValueChange={(step) => void choose(step)}
              items={steps.map((value) => ({ value, label: t(`verdicts.sensitivity.step.${value}`) }))}
            />
            <Text size="small" emphasis="quiet" {...(isChosen && { role: 'status' })}>
              {t(`verdicts.sensitivity.effect.${view.body.sensitivity}`)}{' '}
              {t(view.body.computed ? 'verdicts.sensitivity.forAll' : 'verdicts.sensitivity.computing')}
            </Text>
            {refusal && <FormMessage>{textOf(refusal)}</FormMessage>}
            {view.body.choices.length > 0 && (
              <Log aria-label={t('verdicts.sensitivity.history')}>
                {view.body.choices.map(({ id, sensitivity, by, at }) => (
                  <LogEntry key={id} what={t(`verdicts.sensitivity.step.${sensitivity}`)} by={by} at={at} />
                ))}
              </Log>
            )}
          </>
        )}
      </section>
    </Stack>
  );
}
