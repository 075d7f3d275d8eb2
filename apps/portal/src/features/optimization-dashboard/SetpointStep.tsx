import { FormMessage } from '@cnx/ui';
import { useFormats } from '../../insight/use-formats.ts';
import type { AdviceRow } from './advice-row.ts';
import { setpointOf } from './optimization-dashboard.ts';

/** What the setpoint of a drive is set to that holds a pressure or a current; nothing of one that runs at a fixed frequency. */
export function SetpointStep({ advice }: { advice: AdviceRow }) {
  const { t, quantities } = useFormats();
  const setpoint = setpointOf(advice);
  if (setpoint === null) return null;
  return (
    <FormMessage tone="warning">
      {t('optimization.panel.setpoint', {
        well: advice.well.name,
        mode: t(`wellPanel.mode.${setpoint.mode}`),
        to: quantities.wireText(setpoint.unit, setpoint.value),
      })}
    </FormMessage>
  );
}
