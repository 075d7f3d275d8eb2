import { ErrorState, IconButton, Popover, Skeleton } from '@cnx/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyCode } from '../insight/use-lazy-code.ts';
import { lazyCode } from '../lazy-code.tsx';

const settings = lazyCode(() => import('./DisplaySettings.tsx'));
const fetchSettings = () => void settings.load().catch(() => undefined);

/** Props of {@link DisplayMenu}. */
export interface DisplayMenuProps {
  readonly onWallView: () => void;
}

/** How everything looks, behind one button of the header. What it holds is fetched when the user reaches for it. */
export function DisplayMenu({ onWallView }: DisplayMenuProps) {
  const { t } = useTranslation('portal');
  const [open, setOpen] = useState(false);
  const { code, failed } = useLazyCode(settings);
  const trigger = (
    <IconButton
      data-tour="display"
      label={t('shell.display')}
      icon={<SlidersHorizontal size={18} aria-hidden="true" />}
      onPointerEnter={fetchSettings}
      onFocus={fetchSettings}
      onClick={fetchSettings}
    />
  );
  return (
    <Popover trigger={trigger} align="end" open={open} onOpenChange={setOpen} style={{ width: 360 }}>
      {code && <code.DisplaySettings onWallView={onWallView} />}
      {!code && (failed ? <ErrorState title={t('failures.unknown')} onRetry={fetchSettings} /> : <Waiting />)}
    </Popover>
  );
}

/** As high as what comes. */
function Waiting() {
  return <Skeleton shape="block" height={400} />;
}
