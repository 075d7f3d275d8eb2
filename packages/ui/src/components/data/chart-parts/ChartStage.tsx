import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWidth } from './use-width.ts';

/** @internal The room of a chart. */
export const Stage = styled('div', { position: 'relative', minWidth: 0 });
/** @internal The line of axis titles above it. */
export const AxisTitle = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$3',
  marginBlock: '$1',
  color: '$chartAxis',
  fontSize: '$caption',
});
/** @internal Stands in its place when there is nothing to draw. */
export const EmptyChart = styled('div', {
  display: 'grid',
  placeItems: 'center',
  padding: '$4',
  border: '1px dashed $borderStrong',
  borderRadius: '$control',
  color: '$textQuiet',
  fontSize: '$small',
  textAlign: 'center',
});

/** Props of {@link ChartStage}. */
export interface ChartStageProps {
  /** What the value axis measures, with its unit. */
  axisTitle: string;
  /** What a second axis at the right measures. */
  rightTitle?: string | undefined;
  /** Height in px. */
  height: number;
  /** What is said when there is nothing to draw; null when there is something. */
  empty: string | null;
  /** Draws for a width in px. */
  children: (width: number) => ReactNode;
}

/** The room of a chart: measures its width, and says so when there is nothing to draw. */
export function ChartStage({ axisTitle, rightTitle, height, empty, children }: ChartStageProps) {
  const { width, measure } = useWidth();
  return (
    <>
      <AxisTitle>
        <span>{axisTitle}</span>
        {rightTitle !== undefined && <span>{rightTitle}</span>}
      </AxisTitle>
      <Stage ref={measure} style={{ minHeight: height }}>
        {empty !== null && <EmptyChart style={{ height }}>{empty}</EmptyChart>}
        {empty === null && width > 0 && children(width)}
      </Stage>
    </>
  );
}
