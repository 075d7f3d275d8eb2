import type { StepEffect } from '@cnx/api';
import { FormMessage, Link, Stack, styled, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { checkName } from '../../insight/advice-checks.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { breaksRails, type PlacedActivity } from './schedule.ts';
import { adviceHrefAtom } from './schedule.atoms.ts';

const Broken = styled('ul', { margin: 0, paddingInlineStart: '$6', fontSize: '$small' });

/** The way to the advice that a step came from, and the guard rails that it would not keep. */
export function StepOfAdvice({ row }: { row: PlacedActivity }) {
  const { t } = useFormats();
  const adviceHref = useAtomValue(adviceHrefAtom);
  const { adviceId, effect } = row;
  return (
    <>
      {adviceId !== null && (
        <Text size="small">
          <Link href={adviceHref(adviceId)}>{t('schedule.step.advice')}</Link>
        </Text>
      )}
      {effect !== null && breaksRails(row) && <BrokenRails effect={effect} />}
    </>
  );
}

/** Props of {@link BrokenRails}. */
export interface BrokenRailsProps {
  /** What a step does that does not keep all guard rails. */
  effect: StepEffect;
}

/** The guard rails that a planned step would not keep, each with what it would be and its limit. */
export function BrokenRails({ effect: { basis, broken } }: BrokenRailsProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  if (basis === 'doesNotFlow')
    return <FormMessage tone="warning">{t('schedule.step.doesNotFlow')}</FormMessage>;
  return (
    <Stack gap="1">
      <FormMessage tone="warning">{t('schedule.step.breaks')}</FormMessage>
      <Broken>
        {broken.map(({ name, value, limit, unit }) => (
          <li key={name}>
            {t('schedule.step.check', {
              check: checkName(name, formats),
              value: unit === '' ? quantities.count(value) : quantities.wireText(unit, value),
              limit: unit === '' ? quantities.count(limit) : quantities.wireText(unit, limit),
            })}
          </li>
        ))}
      </Broken>
    </Stack>
  );
}
