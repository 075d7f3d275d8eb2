import { colorTokens, type ColorName } from '../tokens/tokens.ts';

const mixed = (color: string, share: number, ground: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${ground})`;

/**
 * What stands for a token where the reader's system forces its own colors. Grounds are the system's canvas, all else its
 * text, but for these. The first three series differ by color, all by place, dash or shape.
 */
const special: Partial<Record<ColorName, string>> = {
  scrim: mixed('Canvas', 70, 'transparent'),
  veil: mixed('Canvas', 60, 'transparent'),
  shadowCard: 'transparent',
  shadowOverlay: 'transparent',
  skeleton: mixed('CanvasText', 20, 'Canvas'),
  textDisabled: 'GrayText',
  link: 'LinkText',
  focus: 'Highlight',
  accent: 'Highlight',
  accentHover: 'Highlight',
  accentActive: 'Highlight',
  onAccent: 'HighlightText',
  accentMark: 'Highlight',
  criticalSolid: 'CanvasText',
  criticalSolidHover: 'CanvasText',
  onCriticalSolid: 'Canvas',
  headerMark: 'Highlight',
  chart2: 'Highlight',
  chart3: 'LinkText',
  chart6: 'Highlight',
  chart7: 'LinkText',
  chartQuiet: mixed('CanvasText', 50, 'Canvas'),
  chartGrid: mixed('CanvasText', 30, 'Canvas'),
  chartBrush: mixed('Highlight', 30, 'transparent'),
};

const grounds = new Set<ColorName>([
  'page',
  'surface',
  'raised',
  'sunken',
  'groupHead',
  'total',
  'hover',
  'active',
  'chosen',
  'selected',
  'activeItem',
  'control',
  'accentSubtle',
  'neutralSubtle',
  'goodSubtle',
  'warningSubtle',
  'criticalSubtle',
  'infoSubtle',
  'tooltip',
  'header',
  'headerHover',
  'headerField',
  'chartBand',
  'artGround',
  'artFar',
  'artNear',
]);

const systemColor = (name: ColorName) => special[name] ?? (grounds.has(name) ? 'Canvas' : 'CanvasText');

/** The system's color for every token. A browser keeps these where it would replace any other color. */
export const forcedColors = Object.fromEntries(
  (Object.keys(colorTokens) as ColorName[]).map((name) => [name, systemColor(name)]),
) as Record<ColorName, string>;
