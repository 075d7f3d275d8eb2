import type { SettingResponse } from '@cnx/api';
import { Badge, Stack, styled, Text } from '@cnx/ui';
import { stepText } from '../../insight/step-text.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { verdictKey, verdictTones } from './optimization-dashboard.ts';

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
      {steps.toReversed().map(({ setting, at, from, to, verdict, effect, oil }) => (
        <li key={`${setting} ${at}`}>
          <Stack direction="row" gap="3" wrap align="center">
            <span>{dates.day(at.slice(0, 10))}</span>
            <span>{stepText({ setting, from, to, unit: setting === 'choke' ? '%' : 'Sm3/d' }, formats)}</span>
            <span>
              {effect === null
                ? t('settingResponse.settles')
                : t('settingResponse.gave', {
                    oil: `${quantities.number('liquidRate', effect.mid, { digits: 1, signed: true })} ±\u00a0${quantities.number('liquidRate', (effect.high - effect.low) / 2, { digits: 1 })}`,
                    before: quantities.text('liquidRate', oil, { digits: 0 }),
                  })}
            </span>
            <Badge tone={verdictTones[verdictKey(verdict)]} emphasis="quiet">
              {t(`optimization.verdict.${verdictKey(verdict)}`)}
            </Badge>
          </Stack>
        </li>
      ))}
    </Past>
  );
}
