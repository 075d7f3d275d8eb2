import type { ColorName } from '../../../tokens/tokens.ts';
import { fitText, ink } from '../chart-parts/chart-text.ts';
import type { MarkBox } from '../chart-parts/MarkGroup.tsx';
import type { GanttState } from './gantt-lanes.ts';

interface BarColors {
  readonly fill: ColorName;
  readonly edge: ColorName;
  readonly text: ColorName;
  readonly dash?: string;
}

const barColors: Record<GanttState, BarColors> = {
  planned: { fill: 'surface', edge: 'chart1', text: 'text', dash: '4 3' },
  running: { fill: 'infoSubtle', edge: 'chart1', text: 'text' },
  done: { fill: 'active', edge: 'textQuiet', text: 'text' },
  late: { fill: 'warningSubtle', edge: 'warningMark', text: 'text' },
  cancelled: { fill: 'surface', edge: 'chartCursor', text: 'textQuiet', dash: '1 3' },
};

/** Props of {@link GanttBar}; lengths in px. */
export interface GanttBarProps {
  box: MarkBox;
  /** One that is not known is shown as planned. */
  state: GanttState;
  /** It goes on beyond its right end. */
  goesOn: boolean;
}

/** An activity of a Gantt chart: its state by edge and fill, not by hue alone. */
export function GanttBar({ box, state, goesOn }: GanttBarProps) {
  const colors = barColors[state] ?? barColors.planned;
  const { x, y, width, height } = box;
  const tip = goesOn ? Math.min(6, width / 2) : 0;
  const outline = `M${x},${y}H${x + width - tip}L${x + width},${y + height / 2}L${x + width - tip},${y + height}H${x}Z`;
  return (
    <path
      d={goesOn ? outline : `M${x},${y}H${x + width}V${y + height}H${x}Z`}
      fill={ink(colors.fill)}
      stroke={ink(colors.edge)}
      strokeWidth={state === 'running' ? 2 : 1}
      strokeDasharray={colors.dash}
      strokeLinejoin="round"
    />
  );
}

/** Narrower bars (px) have no text: there is room for a letter and an ellipsis only. */
const minTextWidth = 26;

/** Props of {@link GanttBarText}; lengths in px. */
export interface GanttBarTextProps extends Omit<GanttBarProps, 'goesOn'> {
  /** What is done; cut to the room there is, and left out where there is none. */
  children: string;
}

/** What is written on a bar. It stands beside the bar's button, whose name says it whole. */
export function GanttBarText({ box, state, children }: GanttBarTextProps) {
  if (box.width <= minTextWidth) return null;
  return (
    <text
      x={box.x + 6}
      y={box.y + box.height / 2}
      dy="0.34em"
      fill={ink((barColors[state] ?? barColors.planned).text)}
      textDecoration={state === 'cancelled' ? 'line-through' : undefined}
    >
      {fitText(children, box.width - 12)}
    </text>
  );
}
