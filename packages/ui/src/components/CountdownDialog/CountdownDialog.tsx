import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from '../../themes/stitches.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { clockText, isAnnounced, secondsLeft } from './countdown.ts';

const Clock = styled('p', {
  fontSize: '$display',
  fontWeight: '$strong',
  lineHeight: '$tight',
  textAlign: 'center',
  figures: 'tabular',
});

/** Props of {@link CountdownDialog}. */
export interface CountdownDialogProps {
  open: boolean;
  /** When the time is up, in ms since 1970. */
  endsAt: number;
  /** What will happen: `You will be signed out`. */
  title: string;
  /** Why, and what to do. */
  text: string;
  /** On the main button: `Stay signed in`. */
  stayLabel: string;
  /** On the other button: `Sign out now`. */
  leaveLabel: string;
  /** Names the closing cross, which stays, too. */
  closeLabel: string;
  /** Says how much time is left, read aloud now and then. */
  remaining: (seconds: number) => string;
  onStay: () => void;
  onLeave: () => void;
  /** Called once when the time is up. */
  onElapsed: () => void;
  /** The clock, in ms since 1970. @default the system's */
  now?: () => number;
}

/** Warns that something ends by itself, counts down to it, and lets the person stay. Escape stays. */
export function CountdownDialog(props: CountdownDialogProps) {
  const { open, title, text, stayLabel, leaveLabel, closeLabel, onStay, onLeave } = props;
  return (
    <Dialog
      open={open}
      onClose={onStay}
      size="sm"
      title={title}
      description={text}
      closeLabel={closeLabel}
      footer={
        <>
          <Button onClick={onLeave}>{leaveLabel}</Button>
          <Button tone="primary" onClick={onStay}>
            {stayLabel}
          </Button>
        </>
      }
    >
      <Count {...props} />
    </Dialog>
  );
}

const systemClock = () => Date.now();

function Count({ endsAt, remaining, onElapsed, now = systemClock }: CountdownDialogProps) {
  const [left, setLeft] = useState(() => secondsLeft(endsAt, now()));
  const [said, setSaid] = useState(left);
  const tick = useEffectEvent(() => {
    const seconds = secondsLeft(endsAt, now());
    setLeft(seconds);
    if (isAnnounced(seconds)) setSaid(seconds);
    if (seconds === 0) onElapsed();
    return seconds;
  });
  useEffect(() => {
    // Asks the clock each time: a sleeping computer counts no seconds.
    const timer = setInterval(() => {
      if (tick() === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <>
      <Clock role="timer" aria-label={remaining(left)}>
        {clockText(left)}
      </Clock>
      <VisuallyHidden>
        <span role="status">{remaining(said)}</span>
      </VisuallyHidden>
    </>
  );
}
