import { Card, ChartTableToggle, EmptyState, styled, type CardProps } from '@cnx/ui';
import { useRef, useState, type ReactNode } from 'react';
import type { DayWindow } from '../state/shared-data.atoms.ts';
import type { PicturedPart } from './chart-file.ts';
import { ChartFile } from './ChartFile.tsx';

// Beside the card's own buttons it would not fit a phone.
const Choice = styled('div', { marginBlockEnd: '$3' });

/** Props of {@link ChartCard}. */
export interface ChartCardProps {
  title: string;
  /** The part of the portal that it belongs to. */
  area: PicturedPart;
  /** The days that the chart is of; null while they are not known. */
  window: DayWindow | null;
  /** What the chart comes to; what there is not, where there is nothing to draw. */
  sentence: string;
  empty: boolean;
  /** Whether other days are on their way. */
  loading: boolean;
  /** Chooses what the chart shows; stands above it. */
  choice?: ReactNode;
  /** What folds it on a narrow page, as of `useFolding`. Without it, it does not fold. */
  folding?: Pick<CardProps, 'collapsible' | 'open' | 'onOpenChange'>;
  children: (asTable: boolean) => ReactNode;
}

/** A chart with its sentence, its table and its picture. */
export function ChartCard({
  title,
  area,
  window,
  sentence,
  empty,
  loading,
  choice,
  folding,
  children,
}: ChartCardProps) {
  const [asTable, setAsTable] = useState(false);
  const charts = useRef<HTMLDivElement>(null);
  return (
    <Card
      {...folding}
      title={title}
      loading={loading}
      takeaway={!empty && sentence}
      actions={
        !empty && (
          <>
            {!asTable && <ChartFile area={area} window={window} asOf={null} charts={charts} />}
            <ChartTableToggle asTable={asTable} onAsTableChange={setAsTable} />
          </>
        )
      }
    >
      {!empty && choice && <Choice>{choice}</Choice>}
      <div ref={charts}>{empty ? <EmptyState title={sentence} /> : children(asTable)}</div>
    </Card>
  );
}
