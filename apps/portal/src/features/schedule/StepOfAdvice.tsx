import type { WhatIf } from '@cnx/api';
import { FormMessage, Link, Stack, styled, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { isOpen, type PlacedActivity } from './schedule.ts';
import { adviceHrefAtom, stepChecksAtom } from './schedule.atoms.ts';

const Broken = styled('ul', { margin: 0, paddingInlineStart: '$6', fontSize: '$small' });

/** The way to the advice that a step came from, and the guard rails that it would not keep. */
export function StepOfAdvice({ row }: { row: PlacedActivity }) {
  const { t } = useFormats();
  const adviceHref = useAtomValue(adviceHrefAtom);
  const { step, well, adviceId } = row;
  const isChecked = step?.setting === 'frequency' && well !== null && isOpen(row);
  return (
    <>
      {adviceId !== null && (
        <Text size="small">
          <Link href={adviceHref(adviceId)}>{t('schedule.step.advice')}</Link>
        </Text>
      )}
      {isChecked && <StepChecks wellId={well.id} to={step.to} />}
    </>
  );
}

function StepChecks({ wellId, to }: { wellId: string; to: number }) {
  const view = useAtomValue(useMemo(() => stepChecksAtom(wellId, to), [wellId, to]));
  return <BrokenRails view={view} />;
}

/** Props of {@link BrokenRails}. */
export interface BrokenRailsProps {
  /** What the well would do at the planned frequency. */
  view: InsightView<WhatIf>;
}

/** Guard rails that a planned step is not itself the reason of. */
const ownChecks = ['plannedWork'];

/** The guard rails that a planned step would not keep, each with what it would be and its limit; nothing where it keeps all, or no model says so. */
export function BrokenRails({ view }: BrokenRailsProps) {
  const { t, quantities } = useFormats();
  if (view.status !== 'shown') return null;
  const broken = view.body.checks.filter(
    ({ name, checked, pass }) => checked && !pass && !ownChecks.includes(name),
  );
  if (view.body.status === 'doesNotFlow')
    return <FormMessage tone="warning">{t('schedule.step.doesNotFlow')}</FormMessage>;
  if (broken.length === 0) return null;
  return (
    <Stack gap="1">
      <FormMessage tone="warning">{t('schedule.step.breaks')}</FormMessage>
      <Broken>
        {broken.map(({ name, value, limit, unit }) => (
          <li key={name}>
            {t('schedule.step.check', {
              check: t(`optimization.check.${name as 'step'}`, { defaultValue: name }),
              value: unit === '' ? quantities.count(value) : quantities.wireText(unit, value),
              limit: unit === '' ? quantities.count(limit) : quantities.wireText(unit, limit),
            })}
          </li>
        ))}
      </Broken>
    </Stack>
  );
}
