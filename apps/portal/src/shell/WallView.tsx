import { IconButton, isKeyTaken, styled } from '@cnx/ui';
import { Minimize } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Corner = styled('div', {
  position: 'fixed',
  zIndex: '$header',
  bottom: '$3',
  insetInlineStart: '$3',
  borderRadius: '$control',
  backgroundColor: '$surface',
  opacity: 0,
  transition: 'opacity $transitions$slow',
  '&:hover, &:focus-within': { opacity: 1 },
  '@print': { display: 'none' },
  '@still': { transition: 'none' },
  variants: { inSight: { true: { opacity: 1 } } },
});

/** How long the button stays after the pointer has rested, ms. */
const restMs = 3000;

/** Props of {@link WallView}. */
export interface WallViewProps {
  readonly onLeave: () => void;
}

/**
 * The way out of the full-screen view: Escape, the browser's own way out of full screen, and a button that is seen while
 * the pointer moves or it has the focus, so that it covers nothing on a wall. When it goes, so does full screen.
 */
export function WallView({ onLeave }: WallViewProps) {
  const { t } = useTranslation('portal');
  const inSight = usePointerMoves();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isKeyTaken(event)) onLeave();
    };
    // Where the view before was left a moment ago, its end of full screen may arrive here: it is not the end of this one.
    let wasFull = document.fullscreenElement !== null;
    const change = () => {
      if (document.fullscreenElement) wasFull = true;
      else if (wasFull) onLeave();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('fullscreenchange', change);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('fullscreenchange', change);
    };
  }, [onLeave]);
  useEffect(() => {
    // The button that led here is gone, and the focus with it.
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  return (
    <Corner inSight={inSight}>
      <IconButton
        label={t('shell.leaveWallView')}
        emphasis="normal"
        icon={<Minimize size={18} aria-hidden="true" />}
        onClick={onLeave}
      />
    </Corner>
  );
}

/** Whether the pointer has moved a moment ago; true at first. */
function usePointerMoves(): boolean {
  const [moves, setMoves] = useState(true);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const move = () => {
      setMoves(true);
      clearTimeout(rest);
      rest = setTimeout(() => setMoves(false), restMs);
    };
    move();
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerdown', move);
    return () => {
      clearTimeout(rest);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerdown', move);
    };
  }, []);
  return moves;
}
