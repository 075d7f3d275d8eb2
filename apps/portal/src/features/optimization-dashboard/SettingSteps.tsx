import type { SettingResponse } from '@cnx/api';
import { Stack, styled, Text } from '@cnx/ui';
import { stepText } from '../../insight/step-text.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { effectText, StepVerdict } from './step-result.tsx';

const Past = styled('ul', { column: '$2', margin: 0, padding: 0, listStyle: 'none', fontSize: '$small' });

/** Props of {@link SettingSteps}. */
export interface SettingStepsProps {
  found: SettingResponse;
}

/** What earlier steps of a well's choke and lift gas gave, newest first. */
export function SettingSteps({ found: { steps } }: SettingStepsProps) {
  const formats = useFormats();
  const { t, quantities, dates } = formats;
  if (steps.length === 0)
    return (
      <Text size="small" emphasis="quiet">
        {t('settingResponse.noSteps')}
      </Text>
    );
  return (
    <Past>
      {steps.toReversed().map((step) => {
        const { setting, at, from, to, effect, oil, expectedOil } = step;
        return (
          <li key={`${setting} ${at}`}>
            <Stack direction="row" gap="3" wrap align="center">
              <span>{dates.day(at.slice(0, 10))}</span>
              <span>
                {stepText({ setting, from, to, unit: setting === 'choke' ? '%' : 'Sm3/d' }, formats)}
              </span>
              <span>
                {effect === null
                  ? effectText(step, formats)
                  : [
                      t('settingResponse.gave', {
                        oil: effectText(step, formats),
                        before: quantities.text('liquidRate', oil, { digits: 0 }),
                      }),
                      expectedOil !== null &&
                        t('settingResponse.expected', {
                          oil: quantities.number('liquidRate', expectedOil, { digits: 1, signed: true }),
                        }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
              </span>
              <StepVerdict step={step} formats={formats} />
            </Stack>
          </li>
        );
      })}
    </Past>
  );
}
