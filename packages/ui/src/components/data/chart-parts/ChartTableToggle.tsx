import { ChartLine, Table2 } from 'lucide-react';
import { useWords } from '../../../words/words.tsx';
import { IconButton, type IconButtonProps } from '../../inputs/IconButton/IconButton.tsx';
import { chartWords, type ChartLabels } from './chart.words.ts';

/** Props of {@link ChartTableToggle}; all of a small icon button's besides. */
export interface ChartTableToggleProps extends Omit<
  IconButtonProps,
  'label' | 'icon' | 'asChild' | 'children' | 'onClick' | 'title'
> {
  /** Whether the numbers are shown instead of the chart. */
  asTable: boolean;
  /** Called when a user asks for the numbers, or for the chart again. */
  onAsTableChange: (asTable: boolean) => void;
  /** Words instead of its own. */
  labels?: Partial<Pick<ChartLabels, 'showTable' | 'showChart'>> | undefined;
}

/** The button that changes a chart to its numbers and back, for a card's `actions`; see a chart's `asTable`. */
export function ChartTableToggle({ asTable, onAsTableChange, labels, ...rest }: ChartTableToggleProps) {
  const { showTable, showChart } = useWords(chartWords, labels);
  const Icon = asTable ? ChartLine : Table2;
  const label = asTable ? showChart : showTable;
  return (
    <IconButton
      size="sm"
      {...rest}
      label={label}
      title={label}
      icon={<Icon size={16} />}
      onClick={() => onAsTableChange(!asTable)}
    />
  );
}
