import { Clock, TriangleAlert } from 'lucide-react';
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
export interface DataAgeProps {
  /** How old the data is, in words, for example `3 min ago`. */
  text: string;
  /** The full time with its zone, shown on hover and focus. */
  full: string;
  /** The same time for machines (ISO 8601 with offset). */
  dateTime: string;
  /** The data is older than it should be; `text` says so in words. @default false */
  stale?: boolean;
}

/** How old data is, with its full time on hover and focus. Stale data is marked by an icon, not hidden. */
export function DataAge({ text, full, dateTime, stale = false }: DataAgeProps) {
  const Icon = stale ? TriangleAlert : Clock;
  return (
    <Tooltip label={full}>
      <Root dateTime={dateTime} tabIndex={0} stale={stale}>
        <Icon size={12} />
        {text}
      </Root>
    </Tooltip>
  );
}
