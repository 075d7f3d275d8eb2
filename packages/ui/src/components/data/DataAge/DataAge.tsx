import { Clock, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';

const Root = styled('time', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: 24,
  borderRadius: '$mark',
  quiet: '$caption',
  figures: 'tabular',
  whiteSpace: 'nowrap',
  focusRing: 2,
  variants: { stale: { true: { color: '$warningText', fontWeight: '$medium' } } },
});

/** Props of {@link DataAge}. */
export interface DataAgeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'color'> {
  /** How old the data is, in words, for example `3 min ago`. */
  label: string;
  /** The full time with its zone, shown on hover and focus. */
  description: string;
  /** The same time for machines (ISO 8601 with offset). */
  dateTime: string;
  /** The data is older than it should be; `label` says so in words. @default false */
  stale?: boolean;
}

/** How old data is, with its full time on hover and focus. Stale data is marked by an icon, not hidden. */
export function DataAge({ label, description, stale = false, ...time }: DataAgeProps) {
  const Icon = stale ? TriangleAlert : Clock;
  return (
    <Tooltip label={description}>
      <Root tabIndex={0} {...time} stale={stale}>
        <Icon size={12} />
        {label}
      </Root>
    </Tooltip>
  );
}
