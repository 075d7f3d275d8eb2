import { readColor } from '../../../themes/color-variables.ts';
import { isForPaper } from '../../../themes/theme-change.ts';
import { themeClass } from '../../../themes/theme-names.ts';
import type { ColorName } from '../../../tokens/tokens.ts';

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

/** The colors that a plot is painted with. */
export type PlotColors = Readonly<Record<(typeof plotColorNames)[number], string>>;

/**
 * Reads the colors that are in force at an element, which may stand in a theme of its own; for paper those of the light
 * theme.
 */
export function readPlotColors(element: Element): PlotColors {
  if (isForPaper()) return readLightColors(element);
  return colorsBy((name) => readColor(name, element));
}

/** The style sheet knows the themes' colors: scripts would only repeat them. */
function readLightColors(element: Element): PlotColors {
  const probe = document.createElement('span');
  probe.className = themeClass('light');
  probe.dataset['ownColors'] = '';
  element.append(probe);
  try {
    return colorsBy((name) => readColor(name, probe));
  } finally {
    probe.remove();
  }
}

const colorsBy = (read: (name: ColorName) => string) =>
  Object.fromEntries(plotColorNames.map((name) => [name, read(name)])) as PlotColors;
