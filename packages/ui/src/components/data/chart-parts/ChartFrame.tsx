import { useId, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { chartWords, type ChartLabels } from './chart.words.ts';
import { ChartNote } from './ChartNote.tsx';
import { ChartTable, type ChartTableProps } from './ChartTable.tsx';
import { ChartTableToggle } from './ChartTableToggle.tsx';

/** Whether a chart shows its numbers instead, where that is kept outside of it. */
export interface AsTableProps {
  /** Whether its numbers are shown instead of it. Leave out to let the chart keep it, with a button of its own. */
  asTable?: boolean | undefined;
  /** Called when a user asks for the numbers, or for the chart again. */
  onAsTableChange?: ((asTable: boolean) => void) | undefined;
}

/** Props of {@link ChartFrame}. */
export interface ChartFrameProps extends RootProps<HTMLElement>, AsTableProps {
  /** Names the figure. */
  title: string;
  /** Leaves the title to be read aloud only, where a card's heading shows it already. @default false */
  titleHidden?: boolean;
  /** What the value axes measure, with their units: beside the title, in its place where that is hidden. */
  axes?: { readonly left?: ReactNode; readonly right?: ReactNode };
  /** Under the title. */
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

const Figure = styled('figure', {
  position: 'relative',
  minWidth: 0,
  // A chart stays with its title and its key.
  '@print': { breakInside: 'avoid', '[data-picture=none]': { display: 'none' } },
});

const Head = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '$3',
  minHeight: '$sizes$controlSmall',
});

const Caption = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 $3',
  flex: 1,
  minWidth: 0,
  paddingBlock: 6,
  quiet: '$caption',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  figcaption: { display: 'inline', color: '$text' },
});

const Actions = styled('div', {
  display: 'flex',
  flexShrink: 0,
  gap: '$1',
  marginLeft: 'auto',
  variants: {
    // A row for a button that is seldom there would be empty for the most part.
    alone: { true: { position: 'absolute', zIndex: 1, insetBlockStart: 0, insetInlineEnd: 0 } },
  },
});

/** The frame of every chart: a named figure that can show its numbers as a table instead. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    titleHidden = false,
    axes = {},
    legend,
    actions,
    table,
    note,
    labels: given,
    asTable: _asTable,
    onAsTableChange: _onAsTableChange,
    children,
    ...root
  } = props;
  const labels = useWords(chartWords, given);
  const [asTable, setAsTable] = useControlled(props.asTable, false, props.onAsTableChange);
  const own = props.asTable === undefined;
  const titleId = useId();
  const line = !titleHidden || (!asTable && Boolean(axes.left || axes.right));
  const buttons = (own || (actions && !asTable)) && (
    <Actions alone={!line && !own} data-picture="none">
      {!asTable && actions}
      {own && <ChartTableToggle asTable={asTable} onAsTableChange={setAsTable} labels={given} />}
    </Actions>
  );
  return (
    <Figure aria-labelledby={titleId} {...root}>
      {titleHidden && <VisuallyHidden id={titleId}>{title}</VisuallyHidden>}
      {line || own ? (
        <Head>
          {line && (
            <Caption>
              <div>
                {!titleHidden && <figcaption id={titleId}>{title}</figcaption>}
                {/* What an axis measures continues the line that the title begins. */}
                {!asTable && axes.left && !titleHidden && ' · '}
                {!asTable && axes.left && <span>{axes.left}</span>}
              </div>
              {!asTable && axes.right && <span>{axes.right}</span>}
            </Caption>
          )}
          {buttons}
        </Head>
      ) : (
        buttons
      )}
      {!asTable && legend}
      {asTable ? <ChartTable {...table()} caption={title} labels={labels} /> : children}
      {note && <ChartNote>{note}</ChartNote>}
    </Figure>
  );
}
