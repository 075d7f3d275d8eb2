import { useState, type ReactNode } from 'react';
import { ChartCursorContext, createChartCursor } from './chart-cursor.ts';

/** Props of {@link ChartCursorProvider}. */
export interface ChartCursorProviderProps {
  children: ReactNode;
}

/**
 * Joins the charts over time within it: the instant under the pointer or the keyboard's cursor in one of them is marked in
 * all. Nothing but the marks is drawn for that.
 */
export function ChartCursorProvider({ children }: ChartCursorProviderProps) {
  const [cursor] = useState(createChartCursor);
  return <ChartCursorContext value={cursor}>{children}</ChartCursorContext>;
}
