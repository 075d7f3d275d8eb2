import { IconButton, styled } from '@cnx/ui';
import { Minimize } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isTakenByAnother } from './use-shortcuts.ts';

const Corner = styled('div', {
  position: 'fixed',
  zIndex: '$header',
  bottom: '$3',
  insetInlineStart: '$3',
  borderRadius: '$control',
  backgroundColor: '$surface',
  opacity: 0.7,
  '&:hover, &:focus-within': { opacity: 1 },
  '@print': { display: 'none' },
});

/** Props of {@link WallView}. */
export interface WallViewProps {
  readonly onLeave: () => void;
}

/**
 * The way out of the full-screen view: a quiet button, Escape, and the browser's own way out of full screen. When it goes,
 * so does full screen.
 */
export function WallView({ onLeave }: WallViewProps) {
  const { t } = useTranslation('portal');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isTakenByAnother(event)) onLeave();
    };
    const change = () => {
      if (!document.fullscreenElement) onLeave();
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
    <Corner>
      <IconButton
        label={t('shell.leaveWallView')}
        title={t('shell.leaveWallView')}
        emphasis="normal"
        icon={<Minimize size={18} aria-hidden="true" />}
        onClick={onLeave}
      />
    </Corner>
  );
}
