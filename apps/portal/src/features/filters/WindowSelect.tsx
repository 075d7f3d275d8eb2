import { DateRangePicker } from '@cnx/ui';
import { useFormats } from '../../insight/use-formats.ts';
import { choiceOf, presetWindow, windowPresets, type TimeWindow } from '../../state/time-window.ts';

/** Props of {@link WindowSelect}. */
export interface WindowSelectProps {
  /** The current window; null while it is not known. */
  inForce: { readonly from: string; readonly to: string } | null;
  /** The newest day that data may have; null while it is not known. */
  newestDay: string | null;
  /** Called with the window chosen. */
  onChange: (window: TimeWindow) => void;
}

/** The window of days: three presets that end with the newest data, or days of one's own. */
export function WindowSelect({ inForce, newestDay, onChange }: WindowSelectProps) {
  const { t } = useFormats();
  const choose = (window: TimeWindow) => {
    const choice = choiceOf(window, newestDay);
    onChange(choice === 'custom' || newestDay === null ? window : presetWindow(choice, newestDay));
  };
  return (
    <DateRangePicker
      label={t('filters.window')}
      align="end"
      value={inForce}
      max={newestDay ?? undefined}
      presets={newestDay === null ? [] : windowPresets}
      labels={{ none: t('filters.custom') }}
      onValueChange={(range) => range && choose(range)}
    />
  );
}
