import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { Tooltip } from './Tooltip.tsx';

const Place = styled('span', { position: 'absolute', inset: 0, pointerEvents: 'none' });

/** Props of {@link AnchoredTooltip}. */
export interface AnchoredTooltipProps {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A tooltip from within its control, which it covers; it can come late, and changes nothing of what is read aloud. */
export default function AnchoredTooltip(props: AnchoredTooltipProps): ReactNode {
  return (
    <Tooltip {...props} side="bottom">
      <Place aria-hidden="true" />
    </Tooltip>
  );
}
