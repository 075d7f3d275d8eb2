import { styled } from '../../../themes/stitches.ts';
import type { ColorName } from '../../../tokens/tokens.ts';
import { ink, softInk } from '../chart-parts/chart-text.ts';
import { HaloText } from '../chart-parts/ChartTexts.tsx';
import type { MarkBox } from '../chart-parts/MarkGroup.tsx';
import { KeyList } from '../chart-parts/key-list.ts';
import type { PlacedLabel } from './gantt-labels.ts';
import { ganttStates, type GanttState } from './gantt-lanes.ts';

interface BarStyle {
  readonly fill: string;
  readonly edge: ColorName;
  readonly dash?: string;
  /** Width of the edge, px. @default 1 */
  readonly weight?: number;
  /** A line through it, where it is too short for a label of its own. */
  readonly struck?: boolean;
}

const tinted = (name: ColorName, share = 22) =>
  `color-mix(in srgb, ${ink(name)} ${share}%, ${ink('surface')})`;

/** What needs attention is the loudest: overdue, in progress, confirmed, planned, then what is done or canceled. */
const barStyles: Record<GanttState, BarStyle> = {
  late: { fill: tinted('warningMark'), edge: 'warningText', weight: 2 },
  running: { fill: softInk('chart1'), edge: 'chart1' },
  confirmed: { fill: tinted('chart1'), edge: 'chart1' },
  planned: { fill: tinted('chart1', 10), edge: 'chart1', dash: '5 3', weight: 2 },
  done: { fill: tinted('textQuiet', 22), edge: 'textQuiet' },
  cancelled: { fill: ink('surface'), edge: 'textQuiet', dash: '3 2', struck: true },
};

// Where the system forces its own colors, a text on half of the text's color cannot be read: the edge says it then.
const filledWithColor = { '@forced': { fill: 'Canvas', strokeWidth: 3 } };
const Rect = styled('rect', { variants: { running: { true: filledWithColor } } });
const Path = styled('path', { variants: { running: { true: filledWithColor } } });
/** Where fills are alike: what is overdue has a filled beginning, whatever its edge. */
const Beginning = styled('rect', { display: 'none', '@forced': { display: 'inline', fill: 'CanvasText' } });

/** Props of {@link GanttBar}; lengths in px. */
export interface GanttBarProps {
  box: MarkBox;
  /** One that is not known is shown as planned. */
  state: GanttState;
  /** It began before its left end. @default false */
  fromBefore?: boolean;
  /** It goes on beyond its right end. @default false */
  goesOn?: boolean;
}

/** An activity of a Gantt chart: its state by edge and fill, not by hue alone. */
export function GanttBar({ box, state, fromBefore = false, goesOn = false }: GanttBarProps) {
  const { fill, edge, dash, weight, struck } = barStyles[state] ?? barStyles.planned;
  const { x, y, width, height } = box;
  const point = Math.min(height / 2, width / 2);
  const [start, end] = [fromBefore ? point : 0, goesOn ? point : 0];
  const middle = y + height / 2;
  const right = x + width;
  const bottom = y + height;
  const outline = `M${x + start},${y}H${right - end}L${right},${middle}L${right - end},${bottom}H${x + start}L${x},${middle}Z`;
  const shape = {
    fill,
    stroke: ink(edge),
    strokeWidth: weight,
    strokeDasharray: dash,
    running: state === 'running',
  };
  return (
    <>
      {fromBefore || goesOn ? (
        <Path d={outline} strokeLinejoin="round" {...shape} />
      ) : (
        <Rect {...box} rx={Math.min(3, width / 2)} {...shape} />
      )}
      {state === 'late' && <Beginning x={x + start} y={y} width={Math.min(6, width / 3)} height={height} />}
      {struck && width < 40 && <path d={`M${x},${bottom}L${right},${y}`} stroke={ink(edge)} />}
    </>
  );
}

/** Props of {@link GanttLabel}. */
export interface GanttLabelProps {
  label: PlacedLabel;
  /** One that is not known is shown as planned. */
  state: GanttState;
  /** It says where an activity would go that is being moved. @default false */
  moving?: boolean;
}

/** The label of an activity: on its bar, or beside it with a halo. */
export function GanttLabel({ label, state, moving = false }: GanttLabelProps) {
  const { x, y, text, inside } = label;
  const canceled = state === 'cancelled';
  const place = {
    x,
    y,
    dy: '0.35em',
    fill: ink(canceled ? 'textQuiet' : 'text'),
    textDecoration: canceled ? 'line-through' : undefined,
    fontWeight: moving ? 600 : undefined,
  };
  // The halo of a stroke through a text would hide the text.
  return inside || canceled ? <text {...place}>{text}</text> : <HaloText {...place}>{text}</HaloText>;
}

/** Props of {@link GanttKey}. */
export interface GanttKeyProps {
  /** What the list names, read aloud. */
  label: string;
  /** The states that the chart shows. */
  states: ReadonlySet<GanttState>;
  /** Their names. */
  names: Readonly<Record<GanttState, string>>;
}

/** What the bars of a Gantt chart look like in each of its states. */
export function GanttKey({ label, states, names }: GanttKeyProps) {
  const box = { x: 0.5, y: 0.5, width: 17, height: 9 };
  return (
    <KeyList aria-label={label}>
      {ganttStates
        .filter((state) => states.has(state))
        .map((state) => (
          <li key={state}>
            <svg width={18} height={10} aria-hidden="true">
              <GanttBar box={box} state={state} />
            </svg>
            {names[state]}
          </li>
        ))}
    </KeyList>
  );
}
