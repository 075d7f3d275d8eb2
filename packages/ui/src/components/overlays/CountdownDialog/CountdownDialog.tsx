import { useEffect, useState } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { countdownDialogWords, type CountdownDialogLabels } from './countdown-dialog.words.ts';
import { markPassed, timeLeft, timeLeftInWords } from './time-left.ts';

const Left = styled('p', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$4',
  padding: '$3 $4',
  border: '1px solid $warningBorder',
  borderRadius: '$control',
  backgroundColor: '$warningSubtle',
  color: '$text',
});
const Time = styled('span', {
  fontSize: '$heading',
  fontWeight: '$strong',
  fontVariantNumeric: 'tabular-nums',
});

/** Props of {@link CountdownDialog}; the rest goes to the `<dialog>`. */
export interface CountdownDialogProps extends RootProps<HTMLDialogElement> {
  /** Whether it is shown, where the caller keeps that. */
  open?: boolean | undefined;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called with `false` when the user stays: by that answer, Escape, the cross or a press beside the dialog. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** What is asked. */
  title: string;
  /** What happens at the end, and why. */
  description: string;
  /** Words instead of the component's own. */
  labels?: Partial<CountdownDialogLabels>;
  /** The end, in milliseconds since 1970. The dialog only counts: its caller acts at the end. */
  endsAtMs: number;
  /** Where the other answer leads. */
  leaveHref: string;
}

/** Asks something that answers itself when the time is up, and counts down to that. */
export function CountdownDialog(props: CountdownDialogProps) {
  const { open: given, defaultOpen = false, onOpenChange, labels, endsAtMs, leaveHref, ...rest } = props;
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const words = useWords(countdownDialogWords, labels);
  return (
    <Dialog
      role="alertdialog"
      {...rest}
      open={open}
      onOpenChange={setOpen}
      size="sm"
      labels={{ close: words.close }}
      actions={
        <>
          <Button asChild>
            <a href={leaveHref}>{words.leave}</a>
          </Button>
          <Button ref={focusFirst} emphasis="strong" onClick={() => setOpen(false)}>
            {words.stay}
          </Button>
        </>
      }
    >
      <Countdown label={words.timeLeft} endsAtMs={endsAtMs} />
    </Dialog>
  );
}

/** The browser gives the focus to the first control unless one asks for it, which React's own `autoFocus` does not. */
function focusFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}

function Countdown({ label, endsAtMs }: { label: string; endsAtMs: number }) {
  const locale = useLocale();
  const [leftMs, setLeftMs] = useState(() => endsAtMs - Date.now());
  const [said, setSaid] = useState(leftMs);
  // A tab in the background counts in jumps: what lies between two marks is said once it is passed.
  if (markPassed(leftMs) < markPassed(said)) setSaid(leftMs);
  useEffect(() => {
    const count = () => {
      setLeftMs(endsAtMs - Date.now());
    };
    count();
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return (
    <>
      <Left role="timer" aria-live="off" aria-label={label}>
        <span aria-hidden="true">{label}</span>
        <Time>{timeLeft(leftMs)}</Time>
      </Left>
      {/* Each second would be noise: a screen reader hears the time now and then. */}
      <div role="status">
        <VisuallyHidden>{`${label}: ${timeLeftInWords(said, locale)}`}</VisuallyHidden>
      </div>
    </>
  );
}
