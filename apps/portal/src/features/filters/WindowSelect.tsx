import { Button, Popover, Stack, Text, TextField } from '@cnx/ui';
import { CalendarRange, ChevronDown } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import {
  choiceOf,
  presetWindow,
  windowFault,
  windowPresets,
  type TimeWindow,
} from '../../state/time-window.ts';

/** Props of {@link WindowSelect}. */
export interface WindowSelectProps {
  /** The window of the address; nulls mean the server's own. */
  asked: TimeWindow;
  /** The current window; null while it is not known. */
  inForce: { readonly from: string; readonly to: string } | null;
  /** The newest day that data may have; null while it is not known. */
  newestDay: string | null;
  onChange: (window: TimeWindow) => void;
}

/** The window of days: three presets that end with the newest data, or days of one's own. */
export function WindowSelect({ asked, inForce, newestDay, onChange }: WindowSelectProps) {
  const { t, dates } = useFormats();
  const [open, setOpen] = useState(false);
  const choice = choiceOf(asked, newestDay);
  const days = inForce ? dates.days(inForce.from, inForce.to) : t('filters.custom');
  const choose = (window: TimeWindow) => {
    setOpen(false);
    onChange(window);
  };
  return (
    <Popover
      label={t('filters.window')}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button icon={<CalendarRange size={16} aria-hidden="true" />} title={days}>
          {choice === 'custom' ? days : t('filters.lastDays', { days: choice })}
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      }
    >
      <Stack gap="4">
        <Stack direction="row" gap="2" role="group" aria-label={t('filters.window')}>
          {windowPresets.map((preset) => (
            <Button
              key={preset}
              size="sm"
              emphasis={preset === choice ? 'strong' : 'normal'}
              aria-pressed={preset === choice}
              disabled={newestDay === null}
              onClick={() => newestDay !== null && choose(presetWindow(preset, newestDay))}
            >
              {t('filters.lastDays', { days: preset })}
            </Button>
          ))}
        </Stack>
        <OwnDays
          key={`${inForce?.from} ${inForce?.to}`}
          start={inForce}
          newestDay={newestDay}
          onApply={choose}
        />
      </Stack>
    </Popover>
  );
}

interface OwnDaysProps {
  start: WindowSelectProps['inForce'];
  newestDay: string | null;
  onApply: (window: TimeWindow) => void;
}

function OwnDays({ start, newestDay, onApply }: OwnDaysProps) {
  const { t } = useFormats();
  const [from, setFrom] = useState(start?.from ?? '');
  const [to, setTo] = useState(start?.to ?? '');
  const [tried, setTried] = useState(false);
  const fault = windowFault(from, to);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!fault) onApply({ from, to });
  };
  const error =
    tried && fault ? t(fault === 'missing' ? 'filters.daysMissing' : 'filters.daysReversed') : undefined;
  return (
    <form onSubmit={apply} noValidate>
      <Stack gap="3">
        <Text size="small" emphasis="quiet">
          {t('filters.custom')}
        </Text>
        <Stack direction="row" gap="2" align="start">
          <TextField
            type="date"
            label={t('filters.from')}
            value={from}
            max={newestDay ?? undefined}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            type="date"
            label={t('filters.to')}
            value={to}
            max={newestDay ?? undefined}
            error={error}
            onChange={(event) => setTo(event.target.value)}
          />
        </Stack>
        <Button type="submit" size="sm">
          {t('filters.apply')}
        </Button>
      </Stack>
    </form>
  );
}
