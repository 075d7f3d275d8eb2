import { useEffect, useState } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { isAnnounced, timeLeft } from './time-left.ts';

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

/** UI strings of a {@link CountdownDialog}. */
export interface CountdownDialogLabels {
  /** Names the time that is left. */
  readonly timeLeft: string;
  /** Name of the closing cross, which means to stay. */
  readonly close: string;
  /** The answer that ends the countdown. */
  readonly stay: string;
  /** The other answer. */
  readonly leave: string;
}

/** Props of {@link CountdownDialog}. */
export interface CountdownDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** What is asked. */
  title: string;
  /** What happens at the end, and why. */
  description: string;
  labels: CountdownDialogLabels;
  /** The end, in milliseconds since 1970. The dialog only counts: its caller acts at the end. */
  endsAtMs: number;
  /** The answer that ends the countdown; Escape, the cross and a press beside the dialog mean the same. */
  onStay: () => void;
  /** Where the other answer leads. */
  leaveHref: string;
}

/** Asks something that answers itself when the time is up, and counts down to that. */
export function CountdownDialog(props: CountdownDialogProps) {
  const { open, title, description, labels, endsAtMs, onStay, leaveHref } = props;
  return (
    <Dialog
      open={open}
      size="sm"
      title={title}
      description={description}
      closeLabel={labels.close}
      onClose={onStay}
      footer={
        <>
          <Button asChild>
            <a href={leaveHref}>{labels.leave}</a>
          </Button>
          <Button ref={focusFirst} emphasis="strong" onClick={onStay}>
            {labels.stay}
          </Button>
        </>
      }
    >
      <Countdown label={labels.timeLeft} endsAtMs={endsAtMs} />
    </Dialog>
  );
}

/** The browser gives the focus to the first control unless one asks for it, which React's own `autoFocus` does not. */
function focusFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}

function Countdown({ label, endsAtMs }: { label: string; endsAtMs: number }) {
  const [leftMs, setLeftMs] = useState(() => endsAtMs - Date.now());
  const [said, setSaid] = useState(leftMs);
  useEffect(() => {
    const count = () => {
      const left = endsAtMs - Date.now();
      setLeftMs(left);
      if (isAnnounced(left)) setSaid(left);
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
        <VisuallyHidden>{`${label} ${timeLeft(said)}`}</VisuallyHidden>
      </div>
    </>
  );
}
