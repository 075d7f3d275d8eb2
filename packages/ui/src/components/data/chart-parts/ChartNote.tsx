import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';

const Line = styled('p', { marginTop: '$2', quiet: '$caption' });

/** A quiet line under a chart. */
export function ChartNote({ children }: { children: ReactNode }) {
  return <Line>{children}</Line>;
}
