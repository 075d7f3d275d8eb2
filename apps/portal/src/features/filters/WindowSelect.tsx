import { DateRangePicker } from '@cnx/ui';
import { useMemo } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { reportWindow, reportWindows } from '../../state/report-windows.ts';
import { serversWindow, type TimeWindow } from '@cnx/api/filter-address';
import { choiceOf, presetWindow, windowPresets } from '../../state/time-window.ts';

/** Props of {@link WindowSelect}. */
export interface WindowSelectProps {
  /** The window that the page asks for; it is named while the one in force is not known. */
  asked: TimeWindow;
  /** The current window; null while it is not known. */
  inForce: { readonly from: string; readonly to: string } | null;
  /** The newest day that data may have; null while it is not known. */
  newestDay: string | null;
  /** The days of the first and of the newest data of the selection; null while they are not known, or there is none. */
  dataRange: { readonly from: string; readonly to: string } | null;
  /** Called with the window chosen. */
  onChange: (window: TimeWindow) => void;
}

/**
 * The window of days: presets that end with the newest data, the first of them that day alone, those that production is reported
 * by, or days of one's own.
 */
export function WindowSelect({ asked, inForce, newestDay, dataRange, onChange }: WindowSelectProps) {
  const { t, quantities } = useFormats();
  const { from, to } = dataRange ?? {};
  const coverage = useMemo(
    () =>
      from !== undefined && to !== undefined
        ? (day: string) => (from <= day && day <= to ? ('complete' as const) : ('none' as const))
        : undefined,
    [from, to],
  );
  const choose = (range: { readonly from: string; readonly to: string }) => {
    const window = { ...serversWindow, ...range };
    const choice = choiceOf(window, newestDay);
    onChange(choice === 'custom' ? window : presetWindow(choice));
  };
  const nameOfAsked = () => {
    const choice = choiceOf(asked, newestDay);
    const days = choice === 'custom' ? asked.days : choice;
    if (days === null) return t('filters.custom');
    return days === 1 ? t('filters.yesterday') : t('filters.lastDays', { days: quantities.count(days) });
  };
  const presets = (newest: string) => [
    ...windowPresets.map((days) =>
      days === 1 ? { label: t('filters.yesterday'), value: { from: newest, to: newest } } : days,
    ),
    ...reportWindows.map((window) => ({
      label: t(`filters.windows.${window}`),
      value: reportWindow(window, newest),
    })),
  ];
  return (
    <DateRangePicker
      label={t('filters.window')}
      align="end"
      value={inForce}
      max={newestDay ?? undefined}
      coverage={coverage}
      presets={newestDay === null ? [] : presets(newestDay)}
      labels={{ none: nameOfAsked() }}
      onValueChange={(range) => range && choose(range)}
    />
  );
}
