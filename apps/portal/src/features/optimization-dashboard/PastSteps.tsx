import type { TrackedFrequencyChange } from '@cnx/api';
import { Stack, styled, Text } from '@cnx/ui';
import type { Formats } from '../../insight/use-formats.ts';
import { settingText } from './advice-row.ts';
import { effectText, StepVerdict } from './step-result.tsx';

const Past = styled('ul', { column: '$2', margin: 0, padding: 0, listStyle: 'none', fontSize: '$small' });

/** Props of {@link PastSteps}. */
export interface PastStepsProps {
  rows: readonly TrackedFrequencyChange[];
  formats: Formats;
}

/** What earlier steps of the well gave, newest first. */
export function PastSteps({ rows, formats }: PastStepsProps) {
  const { t, quantities, dates } = formats;
  if (rows.length === 0)
    return (
      <Text size="small" emphasis="quiet">
        {t('optimization.panel.noPast')}
      </Text>
    );
  return (
    <Past>
      {rows.map((row) => (
        <li key={row.changeId}>
          <Stack direction="row" gap="3" wrap align="center">
            <span>{dates.clock(row.at)}</span>
            <span>{settingText(row, formats)}</span>
            <span>
              {row.effect === null || row.expectedOil === null
                ? effectText(row, formats)
                : t('optimization.panel.gave', {
                    oil: effectText(row, formats),
                    expected: quantities.text('liquidRate', row.expectedOil, { digits: 1, signed: true }),
                  })}
            </span>
            <StepVerdict step={row} formats={formats} />
          </Stack>
        </li>
      ))}
    </Past>
  );
}
