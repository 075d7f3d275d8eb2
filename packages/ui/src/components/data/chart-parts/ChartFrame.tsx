import { ChartLine, Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { chartWords, type ChartLabels } from './chart.words.ts';
import { ChartTable, type ChartTableProps } from './ChartTable.tsx';

/** Props of {@link ChartFrame}. */
export interface ChartFrameProps extends RootProps<HTMLElement> {
  /** Names the figure. */
  title: string;
  /** Leaves the title to be read aloud only, where a card's heading shows it already. @default false */
  titleHidden?: boolean;
  /** Legend or axis titles, under the title. */
  legend?: ReactNode;
  /** Buttons beside the one that changes to the table. */
  actions?: ReactNode;
  /** The numbers of the chart; asked for when they are to be shown. */
  table: () => Omit<ChartTableProps, 'labels' | 'caption'>;
  /** A quiet line under the chart, such as what could not be shown. */
  note?: ReactNode;
  /** Words instead of the frame's own. */
  labels?: Partial<ChartLabels>;
  /** The chart. */
  children: ReactNode;
}

const Figure = styled('figure', { position: 'relative', minWidth: 0 });

const Head = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '$3',
  minHeight: '$sizes$controlSmall',
});

const Caption = styled('figcaption', {
  fontSize: '$body',
  fontWeight: '$medium',
  lineHeight: '$snug',
  paddingBlock: 4,
  overflowWrap: 'anywhere',
  color: '$text',
});

const Actions = styled('div', { display: 'flex', flexShrink: 0, gap: '$1', marginLeft: 'auto' });

const Note = styled('p', { marginTop: '$2', quiet: '$caption' });

/** The frame of every chart: a named figure that can show its numbers as a table instead. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    titleHidden = false,
    legend,
    actions,
    table,
    note,
    labels: given,
    children,
    ...root
  } = props;
  const labels = useWords(chartWords, given);
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  return (
    <Figure aria-labelledby={titleId} {...root}>
      <Head>
        {titleHidden ? (
          <VisuallyHidden id={titleId}>{title}</VisuallyHidden>
        ) : (
          <Caption id={titleId}>{title}</Caption>
        )}
        {titleHidden && !asTable && legend}
        <Actions>
          {!asTable && actions}
          <IconButton
            size="sm"
            label={asTable ? labels.showChart : labels.showTable}
            icon={asTable ? <ChartLine size={16} /> : <Table2 size={16} />}
            onClick={() => setAsTable(!asTable)}
          />
        </Actions>
      </Head>
      {!titleHidden && !asTable && legend}
      {asTable ? <ChartTable {...table()} caption={title} labels={labels} /> : children}
      {note && <Note>{note}</Note>}
    </Figure>
  );
}
