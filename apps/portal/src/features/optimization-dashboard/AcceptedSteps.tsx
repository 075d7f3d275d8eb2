import { FormMessage, Stack, styled } from '@cnx/ui';
import { useFormats } from '../../insight/use-formats.ts';
import { adviceSettingText, isSetting, type AdviceRow } from './advice-row.ts';
import { checkCountsText, checkName, failingChecks, openChecks } from '../../insight/advice-checks.ts';
import { SetpointStep } from './SetpointStep.tsx';

const Steps = styled('ul', { column: '$2', margin: 0, padding: 0, listStyle: 'none', fontSize: '$small' });
const Counts = styled('span', { display: 'block', quiet: '$caption' });
/** Steps that are listed; the others are counted. */
const maxListed = 5;

/** Props of {@link AcceptedSteps}. */
export interface AcceptedStepsProps {
  rows: readonly AdviceRow[];
}

/** What is accepted: from what to what, what it brings with its range, which step is planned already, and which guard rail it does not keep. */
export function AcceptedSteps({ rows }: AcceptedStepsProps) {
  const formats = useFormats();
  const { t, quantities, dates } = formats;
  const signed = { digits: 1, signed: true };
  const planned = rows.filter(({ plannedFor }) => plannedFor !== null);
  const failing = [
    ...new Set(
      rows.flatMap(({ checks }) => failingChecks(checks)).map(({ name }) => checkName(name, formats)),
    ),
  ];
  const open = [
    ...new Set(rows.flatMap(({ checks }) => openChecks(checks)).map(({ name }) => checkName(name, formats))),
  ];
  return (
    <Stack gap="3">
      <Steps>
        {rows.slice(0, maxListed).map((row) => (
          <li key={row.id}>
            {t('optimization.decide.step', {
              well: row.well.name,
              what: t(`optimization.setting.${isSetting(row) ? row.kind : 'frequency'}`),
              step: adviceSettingText(row, formats),
              oil: quantities.text('liquidRate', row.expectedOil, signed),
              low: quantities.number('liquidRate', row.expectedOilLow, signed),
              high: quantities.number('liquidRate', row.expectedOilHigh, signed),
            })}
            {row.checks.length > 0 && (
              <Counts>
                {t('optimization.panel.countsOfChecks', { checks: checkCountsText(row.checks, formats) })}
              </Counts>
            )}
          </li>
        ))}
        {rows.length > maxListed && (
          <li>{t('optimization.decide.moreSteps', { count: rows.length - maxListed })}</li>
        )}
      </Steps>
      {open.length > 0 && (
        <FormMessage tone="warning">
          {t('optimization.open.list', { count: open.length, checks: open.join(', ') })}
        </FormMessage>
      )}
      {planned.slice(0, maxListed).map(({ id, well, plannedFor }) => (
        <FormMessage key={id} tone="warning">
          {t('optimization.decide.already', { well: well.name, time: dates.clock(plannedFor!) })}
        </FormMessage>
      ))}
      {rows.slice(0, maxListed).map((row) => (
        <SetpointStep key={row.id} advice={row} />
      ))}
      {failing.length > 0 && (
        <FormMessage tone="warning">
          {t('optimization.decide.breaks', { checks: failing.join(', ') })}
        </FormMessage>
      )}
    </Stack>
  );
}
