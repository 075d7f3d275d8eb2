import type { ColorName } from '../../../tokens/tokens.ts';
import { fitText, ink } from '../chart-parts/chart-text.ts';
import type { GanttState } from './GanttChart.tsx';

interface Look {
  readonly fill: ColorName;
  readonly edge: ColorName;
  readonly text: ColorName;
  readonly dash?: string;
}

const looks: Record<GanttState, Look> = {
  planned: { fill: 'surface', edge: 'chart1', text: 'text', dash: '4 3' },
  running: { fill: 'infoSubtle', edge: 'chart1', text: 'text' },
  done: { fill: 'active', edge: 'textQuiet', text: 'text' },
  late: { fill: 'warningSubtle', edge: 'warningMark', text: 'text' },
  cancelled: { fill: 'surface', edge: 'chartCursor', text: 'textQuiet', dash: '1 3' },
};

/** Props of {@link GanttBar}; lengths in px. */
export interface GanttBarProps {
  box: { x: number; y: number; width: number; height: number };
  /** One that is not known is shown as planned. */
  state: GanttState;
  /** It goes on beyond its right end. */
  goesOn: boolean;
}

/** An activity of a Gantt chart: its state by edge and fill, not by hue alone. */
export function GanttBar({ box, state, goesOn }: GanttBarProps) {
  const look = looks[state] ?? looks.planned;
  const { x, y, width, height } = box;
  const tip = goesOn ? Math.min(6, width / 2) : 0;
  const outline = `M${x},${y}H${x + width - tip}L${x + width},${y + height / 2}L${x + width - tip},${y + height}H${x}Z`;
  return (
    <path
      d={goesOn ? outline : `M${x},${y}H${x + width}V${y + height}H${x}Z`}
      fill={ink(look.fill)}
      stroke={ink(look.edge)}
      strokeWidth={state === 'running' ? 2 : 1}
      strokeDasharray={look.dash}
      strokeLinejoin="round"
    />
  );
}

/** Narrower bars say nothing, as a letter and an ellipsis would tell nothing either. */
const NARROWEST_TEXT = 26;

/** Props of {@link GanttBarText}; lengths in px. */
export interface GanttBarTextProps extends Omit<GanttBarProps, 'goesOn'> {
  /** What is done; cut to the room there is, and left out where there is none. */
  children: string;
}

/** What is written on a bar. It stands beside the bar's button, whose name says it whole. */
export function GanttBarText({ box, state, children }: GanttBarTextProps) {
  if (box.width <= NARROWEST_TEXT) return null;
  return (
    <text
      x={box.x + 6}
      y={box.y + box.height / 2}
      dy="0.34em"
      fill={ink((looks[state] ?? looks.planned).text)}
      textDecoration={state === 'cancelled' ? 'line-through' : undefined}
    >
      {fitText(children, box.width - 12)}
    </text>
  );
}
