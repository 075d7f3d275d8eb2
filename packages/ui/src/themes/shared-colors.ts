import {
  amber,
  amberNight,
  azure,
  azureNight,
  green,
  greenNight,
  ink,
  red,
  redNight,
  solid,
  status,
  white,
  type Ramp,
} from '../tokens/palette.ts';
import type { SeriesName, ThemeColors } from '../tokens/tokens.ts';

type SeriesColors = Pick<ThemeColors, SeriesName>;

/** The tokens that take the same step of the neutral grays in light and dark, and the solid of what destroys. */
function neutralColors(neutral: Ramp) {
  return {
    skeleton: neutral[4],
    text: neutral[12],
    textQuiet: neutral[11],
    textDisabled: neutral[9],
    tooltip: neutral[12],
    criticalSolid: solid.signalRed.rest,
    criticalSolidHover: solid.signalRed.hover,
    onCriticalSolid: white,
    chartQuiet: neutral[7],
    chartGrid: neutral[4],
    chartAxis: neutral[11],
  };
}

/** The tokens that follow from being light: neutral grounds and texts, status, charts without their series. */
export function lightColors(neutral: Ramp) {
  return {
    ...neutralColors(neutral),
    page: neutral[2],
    surface: white,
    raised: white,
    sunken: neutral[3],
    groupHead: neutral[3],
    total: neutral[4],
    hover: neutral[3],
    active: neutral[4],
    chosen: white,
    border: neutral[5],
    raisedBorder: neutral[5],
    borderStrong: neutral[7],
    scrim: ink.dimOnLight,
    veil: ink.veilOnLight,
    shadowCard: ink.faint,
    shadowOverlay: ink.soft,
    control: white,
    controlBorder: neutral[9],
    onTooltip: white,

    neutralSubtle: neutral[3],
    neutralBorder: neutral[6],
    goodText: status.good,
    goodSubtle: green[3],
    goodBorder: green[6],
    goodMark: green[11],
    warningText: status.warning,
    warningSubtle: amber[3],
    warningBorder: amber[6],
    warningMark: status.warningMark,
    criticalText: red[11],
    criticalSubtle: red[3],
    criticalBorder: red[6],
    criticalMark: red[11],
    infoText: status.info,
    infoSubtle: azure[3],
    infoBorder: azure[6],
    infoMark: azure[11],

    chartCursor: neutral[10],
    chartBand: neutral[3],
    chartBrush: ink.faint,
  } satisfies Partial<ThemeColors>;
}

/** The tokens that follow from being dark: neutral grounds and texts, status, charts without their series. */
export function darkColors(neutral: Ramp) {
  return {
    ...neutralColors(neutral),
    page: neutral[1],
    surface: neutral[2],
    raised: neutral[3],
    sunken: neutral[1],
    groupHead: neutral[4],
    total: neutral[5],
    hover: neutral[4],
    active: neutral[5],
    chosen: neutral[6],
    border: neutral[4],
    raisedBorder: neutral[6],
    borderStrong: neutral[6],
    scrim: ink.dim,
    veil: ink.veil,
    shadowCard: ink.none,
    shadowOverlay: ink.deep,
    control: neutral[1],
    controlBorder: neutral[10],
    onTooltip: neutral[1],

    neutralSubtle: neutral[4],
    neutralBorder: neutral[6],
    goodText: greenNight[11],
    goodSubtle: greenNight[3],
    goodBorder: greenNight[6],
    goodMark: greenNight[10],
    warningText: amberNight[11],
    warningSubtle: amberNight[3],
    warningBorder: amberNight[6],
    warningMark: amberNight[9],
    criticalText: redNight[11],
    criticalSubtle: redNight[3],
    criticalBorder: redNight[6],
    criticalMark: redNight[10],
    infoText: azureNight[11],
    infoSubtle: azureNight[3],
    infoBorder: azureNight[6],
    infoMark: azureNight[10],

    chartCursor: neutral[11],
    chartBand: neutral[4],
    chartBrush: ink.deep,
  } satisfies Partial<ThemeColors>;
}

/** The colors of a chart's series, first to eighth. */
export function seriesColors(colors: readonly string[]) {
  // The names are spelled, not read: the contract that lists them would come into every page with them.
  return Object.fromEntries(colors.map((color, place) => [`chart${place + 1}`, color])) as SeriesColors;
}

/** A solid accent with its states, and its colors on the neutral grounds. */
export function accentColors(
  { rest, hover, active }: Record<'rest' | 'hover' | 'active', string>,
  { tint, item, text, mark }: Record<'tint' | 'item' | 'text' | 'mark', string>,
) {
  return {
    accent: rest,
    accentHover: hover,
    accentActive: active,
    onAccent: white,
    selected: tint,
    activeItem: item,
    accentSubtle: tint,
    link: text,
    accentText: text,
    accentMark: mark,
    focus: mark,
  };
}

/** The header in a brand's color. */
export function headerColors(
  brand: Record<'ground' | 'hover' | 'edge' | 'field' | 'quiet' | 'mark', string>,
) {
  return {
    header: brand.ground,
    headerHover: brand.hover,
    headerBorder: brand.edge,
    headerField: brand.field,
    headerText: white,
    headerTextQuiet: brand.quiet,
    headerMark: brand.mark,
  };
}

/** The colors of the sign-in picture. */
export function artColors(art: Record<'ground' | 'far' | 'near' | 'line' | 'path', string>) {
  return {
    artGround: art.ground,
    artFar: art.far,
    artNear: art.near,
    artLine: art.line,
    artPath: art.path,
  };
}
