import { readColor } from '../../themes/stitches.ts';
import { isForPaper } from '../../themes/theme-change.ts';
import { themes } from '../../themes/themes.ts';
import type { ColorName } from '../../tokens/tokens.ts';

const plotColorNames = [
  'chart1',
  'chart2',
  'chart3',
  'chart4',
  'chart5',
  'chart6',
  'chart7',
  'chart8',
  'chartQuiet',
  'chartGrid',
  'chartAxis',
  'chartBand',
  'text',
  'textQuiet',
  'surface',
  'warningMark',
  'criticalMark',
] as const satisfies readonly ColorName[];

/** The colours that a plot is painted with. */
export type PlotColors = Readonly<Record<(typeof plotColorNames)[number], string>>;

/** Forced colours know no palette: text, background and a quiet grey must do; dashes tell lines apart. */
function forcedColor(name: ColorName): string {
  if (name === 'surface') return 'Canvas';
  return name === 'chartGrid' || name === 'chartBand' || name === 'chartQuiet' ? 'GrayText' : 'CanvasText';
}

/** Reads the colours that are in force at an element, which may stand in a theme of its own. */
export function readPlotColors(element: Element): PlotColors {
  const forced = matchMedia('(forced-colors: active)').matches;
  const onPaper = isForPaper();
  const read = (name: ColorName) => {
    if (onPaper) return themes.light.colors[name];
    return forced ? forcedColor(name) : readColor(name, element);
  };
  return Object.fromEntries(plotColorNames.map((name) => [name, read(name)])) as PlotColors;
}
