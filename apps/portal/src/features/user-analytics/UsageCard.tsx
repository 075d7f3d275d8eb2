import { Card, ChartTableToggle, EmptyState } from '@cnx/ui';
import { useRef, useState, type ReactNode } from 'react';
import { ChartFile } from '../../insight/ChartFile.tsx';
import { daysOfMonth } from './usage-charts.ts';

/** Props of {@link UsageCard}. */
export interface UsageCardProps {
  title: string;
  /** The month that the chart is of. */
  month: string;
  /** What the chart comes to; what there is not, where there is nothing to draw. */
  sentence: string;
  empty: boolean;
  /** Whether another month is on its way. */
  loading: boolean;
  /** Chooses what the chart shows. */
  choice?: ReactNode;
  children: (asTable: boolean) => ReactNode;
}

/** A chart of usage with its sentence, its table and its picture. */
export function UsageCard({ title, month, sentence, empty, loading, choice, children }: UsageCardProps) {
  const [asTable, setAsTable] = useState(false);
  const charts = useRef<HTMLDivElement>(null);
  return (
    <Card
      title={title}
      loading={loading}
      takeaway={!empty && sentence}
      actions={
        !empty && (
          <>
            {choice}
            {!asTable && (
              <ChartFile area="userAnalytics" window={daysOfMonth(month)} asOf={null} charts={charts} />
            )}
            <ChartTableToggle asTable={asTable} onAsTableChange={setAsTable} />
          </>
        )
      }
    >
      <div ref={charts}>{empty ? <EmptyState title={sentence} /> : children(asTable)}</div>
    </Card>
  );
}
