import type { FrequencyChange } from '@cnx/api';
import { Stack, styled, Text } from '@cnx/ui';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { isSetting, type AdviceRow } from './advice-row.ts';
import { checkCountsText, checkName, isReplaced, limitText } from '../../insight/advice-checks.ts';
import { CheckTable } from './CheckTable.tsx';
import { SetpointStep } from './SetpointStep.tsx';

type Checks = FrequencyChange['checks'];

/** Props of {@link AdviceChecks}. */
export interface AdviceChecksProps {
  advice: AdviceRow;
  /** The guard rails where the pump runs now; a column of their values. @default no column */
  now?: Checks | undefined;
}

const Plain = styled('ul', { margin: 0, paddingInlineStart: '$6', quiet: '$small' });

/** Each guard rail with what was found, what it may be, and whether the step passes; and in words what could not be checked. */
export function AdviceChecks({ advice, now }: AdviceChecksProps) {
  const formats = useFormats();
  const { t } = formats;
  const { checks } = advice;
  return (
    <Stack gap="2" asChild>
      <section aria-label={t('optimization.panel.checks')}>
        <Text as="h3" size="small" weight="medium">
          {t('optimization.panel.checks')}
        </Text>
        {isSetting(advice) && <Basis advice={advice} formats={formats} />}
        {checks.length === 0 ? (
          <Text size="small" emphasis="quiet">
            {t('optimization.panel.noChecks')}
          </Text>
        ) : (
          <>
            <Text size="small">
              {t('optimization.panel.countsOfChecks', { checks: checkCountsText(checks, formats) })}
            </Text>
            <CheckTable
              checks={checks}
              {...(now && { now })}
              isDown={isSetting(advice) && advice.to < advice.from}
            />
          </>
        )}
        <SetpointStep advice={advice} />
        <Unchecked checks={checks} formats={formats} />
      </section>
    </Stack>
  );
}

/** Fewer steps than these say little of the next one. */
const fewSteps = 4;

/** What keeps a step from being larger, and how much of the well's own past it rests on. */
function Basis({ advice, formats }: { advice: Extract<AdviceRow, { from: number }>; formats: Formats }) {
  const { t } = formats;
  const limit = limitText(advice, formats);
  const found = (name: string) => advice.checks.find((check) => check.name === name)?.value ?? null;
  const [steps, rates] = [found('pastSteps'), found('triedRates')];
  return (
    <Text size="small">
      {[
        limit !== null && t('optimization.panel.notFurther', { limit }),
        steps !== null &&
          (steps < fewSteps
            ? t('settingResponse.few', { count: steps })
            : t('settingResponse.many', { count: steps })),
        rates !== null && t('settingResponse.rates', { count: rates }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Text>
  );
}

const explained = ['bubblePointMargin', 'drawdown', 'facility', 'gasSupply', 'conclusiveSteps'] as const;

/** In words, what was not checked and why. */
function Unchecked({ checks, formats }: { checks: Checks; formats: Formats }) {
  const { t } = formats;
  // A drive that holds something is said by what its step is, and work beside the step by when it is.
  const open = checks.filter(
    ({ name, checked }) => !checked && name !== 'driveMode' && name !== 'plannedWork',
  );
  if (open.length === 0) return null;
  const reasonOf = (check: Checks[number]) => {
    const { name } = check;
    if (isReplaced(check)) return t('settingResponse.unchecked.gasIsFree');
    const known = explained.find((one) => one === name);
    return known
      ? t(`settingResponse.unchecked.${known}`)
      : t('settingResponse.unchecked.other', { check: checkName(name, formats) });
  };
  return (
    <Stack gap="1">
      <Text size="small" weight="medium">
        {t('settingResponse.unchecked.title')}
      </Text>
      <Plain>
        {open.map((check) => (
          <li key={check.name}>{reasonOf(check)}</li>
        ))}
      </Plain>
    </Stack>
  );
}
