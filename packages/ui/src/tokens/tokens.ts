/** The least contrast for text (WCAG 1.4.3). */
export const textRatio = 4.5;
/** The least contrast for graphics and control boundaries that carry meaning (WCAG 1.4.11). */
export const graphicsRatio = 3;

/** The least contrast by kind, and what becomes of it where the reader asks for more (WCAG 1.4.6 for text). */
export const leastContrast = {
  usual: { text: textRatio, graphics: graphicsRatio },
  more: { text: 7, graphics: 4.5 },
} as const;

/** What a color is for and, if it carries meaning, what it must stand out from. */
export interface ColorContract<Name extends string = string> {
  /** Where the color is used. */
  use: string;
  /** The backgrounds that it appears on, and the least contrast with each of them. */
  on?: { names: readonly Name[]; ratio: number };
}

/** Takes the names from the keys, so that a pair can only name a token that exists. */
function contract<Name extends string>(tokens: Record<Name, ColorContract<NoInfer<Name>>>) {
  return tokens;
}

const grounds = ['page', 'surface', 'raised', 'sunken'] as const;
const tableGrounds = ['groupHead', 'total'] as const;
const states = ['hover', 'active', 'selected', 'activeItem'] as const;
const tints = ['neutralSubtle', 'goodSubtle', 'warningSubtle', 'criticalSubtle', 'infoSubtle'] as const;
/** A chart stands in a card, in a dialog or on the page itself. */
const chartGrounds = ['page', 'surface', 'raised'] as const;
const text = <Name extends string>(...names: Name[]) => ({ names, ratio: textRatio });
const graphics = <Name extends string>(...names: Name[]) => ({ names, ratio: graphicsRatio });

/**
 * The semantic contract: each color a component may use, what for, and what it must contrast with. A theme
 * gives every one of them a value; the contrast of every pair is tested in all themes.
 */
export const colorTokens = contract({
  page: { use: 'The page behind everything' },
  surface: { use: 'Cards, panels, tables' },
  raised: { use: 'What floats above the page: menus, dialogs, popovers, toasts' },
  sunken: { use: 'What lies in a surface: table heads, what is off' },
  groupHead: { use: 'The head of a group of rows: less than the total, more than a row' },
  total: { use: 'The row of what all rows come to' },
  hover: { use: 'A row, item or quiet button under the pointer' },
  active: { use: 'A row, item or quiet button while pressed' },
  chosen: { use: 'The chosen one of some segments, which lie on a neutral tint' },
  selected: { use: 'A selected row or item' },
  activeItem: { use: 'The item of an overlay’s list that Enter takes, beside a bar of the accent' },
  border: { use: 'Edges of cards and dividers; decoration only' },
  raisedBorder: { use: 'Edges of what floats; decoration only' },
  borderStrong: { use: 'Edges of quiet buttons, and of cards under the pointer; decoration only' },
  skeleton: { use: 'Shapes that stand for content still loading' },
  scrim: { use: 'Over the page, under a dialog; translucent' },
  veil: { use: 'Over the page while it loads: the page itself, thinned; translucent' },
  shadowCard: { use: 'The faint shadow of a card; translucent' },
  shadowOverlay: { use: 'The shadow of what floats; translucent' },

  text: {
    use: 'Text and figures',
    on: text(...grounds, ...tableGrounds, ...states, ...tints, 'chosen', 'control'),
  },
  textQuiet: {
    use: 'Units, labels, hints, placeholders',
    on: text(...grounds, ...tableGrounds, ...states, 'neutralSubtle', 'control'),
  },
  textDisabled: { use: 'Text of a control that is off; exempt from contrast' },
  link: { use: 'Links within text', on: text(...grounds, ...tableGrounds, ...states) },

  control: { use: 'The inside of a field' },
  controlBorder: {
    use: 'The edge of a field, checkbox or radio',
    on: graphics('page', 'surface', 'raised', 'control'),
  },
  focus: { use: 'The focus ring', on: graphics(...grounds, ...states, 'control') },

  accent: { use: 'The main action, a checked box', on: graphics('page', 'surface', 'raised') },
  accentHover: { use: 'The main action under the pointer' },
  accentActive: { use: 'The main action while pressed' },
  onAccent: { use: 'Text and icons on the accent', on: text('accent', 'accentHover', 'accentActive') },
  accentText: { use: 'Text and icons in the accent color', on: text(...grounds, ...states, 'accentSubtle') },
  accentSubtle: { use: 'A tint behind accent text: chips, current page' },
  accentMark: {
    use: 'The bar of a selected tab, row, segment or page, and of the active item of a list',
    on: graphics(...grounds, 'selected', 'chosen', 'activeItem'),
  },

  neutralSubtle: {
    use: 'The tint behind what is neither good nor bad, wherever it lies: states, counts, code, tracks',
  },
  neutralBorder: { use: 'The edge of that tint; decoration only' },
  goodText: { use: 'Words that say all is well', on: text('page', 'surface', 'raised', 'goodSubtle') },
  goodSubtle: { use: 'The tint behind them' },
  goodBorder: { use: 'The edge of that tint; decoration only' },
  goodMark: {
    use: 'Icons, dots and bars that say so',
    on: graphics('page', 'surface', 'raised', 'goodSubtle'),
  },
  warningText: { use: 'Words of warning', on: text('page', 'surface', 'raised', 'warningSubtle') },
  warningSubtle: { use: 'The tint behind them' },
  warningBorder: { use: 'The edge of that tint; decoration only' },
  warningMark: {
    use: 'Icons, dots and bars of warning',
    on: graphics('page', 'surface', 'raised', 'warningSubtle'),
  },
  criticalText: {
    use: 'Words of error and alarm',
    on: text('page', 'surface', 'raised', 'criticalSubtle', 'hover'),
  },
  criticalSubtle: { use: 'The tint behind them' },
  criticalBorder: { use: 'The edge of that tint; decoration only' },
  criticalMark: {
    use: 'Icons, dots, bars of alarm; the edge of a field in error',
    on: graphics('page', 'surface', 'raised', 'control', 'criticalSubtle'),
  },
  criticalSolid: { use: 'An action that destroys' },
  criticalSolidHover: { use: 'The same under the pointer' },
  onCriticalSolid: { use: 'Text on it', on: text('criticalSolid', 'criticalSolidHover') },
  infoText: { use: 'Words of plain information', on: text('page', 'surface', 'raised', 'infoSubtle') },
  infoSubtle: { use: 'The tint behind them' },
  infoBorder: { use: 'The edge of that tint; decoration only' },
  infoMark: { use: 'Icons and dots of information', on: graphics('page', 'surface', 'raised', 'infoSubtle') },

  tooltip: { use: 'The ground of a tooltip' },
  onTooltip: { use: 'Text of a tooltip', on: text('tooltip') },

  header: { use: "The application's header; brand themes color it" },
  headerHover: { use: 'A header button under the pointer' },
  headerBorder: { use: 'The edge under the header; decoration only' },
  headerField: { use: 'The search field in the header' },
  headerText: { use: 'Text and icons in the header', on: text('header', 'headerHover', 'headerField') },
  headerTextQuiet: { use: 'Quiet text and icons there', on: text('header', 'headerHover', 'headerField') },
  headerMark: {
    use: 'Focus ring and current page there',
    on: graphics('header', 'headerHover', 'headerField'),
  },

  chart1: { use: 'First series', on: graphics(...chartGrounds) },
  chart2: { use: 'Second series', on: graphics(...chartGrounds) },
  chart3: { use: 'Third series', on: graphics(...chartGrounds) },
  chart4: { use: 'Fourth series', on: graphics(...chartGrounds) },
  chart5: { use: 'Fifth series; add dashes or markers from here on', on: graphics(...chartGrounds) },
  chart6: { use: 'Sixth series', on: graphics(...chartGrounds) },
  chart7: { use: 'Seventh series', on: graphics(...chartGrounds) },
  chart8: { use: 'Eighth series', on: graphics(...chartGrounds) },
  chartQuiet: { use: 'Series beside the selected one; decoration only' },
  chartGrid: { use: 'Horizontal grid lines; decoration only' },
  chartAxis: { use: 'Tick labels and axis titles', on: text('surface', 'raised') },
  chartCursor: { use: 'The cross-hair', on: graphics('surface', 'raised') },
  chartBand: { use: 'The quiet band of planned work; decoration only' },
  chartBrush: { use: 'The range being brushed; translucent' },

  artGround: { use: "The ground of the sign-in picture; decoration, like the picture's other colors" },
  artFar: { use: 'The far layer of rock' },
  artNear: { use: 'The near layer of rock' },
  artLine: { use: 'Contour lines' },
  artPath: { use: 'The path of the well' },
});

/** The name of a color token. */
export type ColorName = keyof typeof colorTokens;

/** A value for every color token. */
export type ThemeColors = Record<ColorName, string>;

/** The colors of a chart's series, first to eighth. */
export const seriesNames = [
  'chart1',
  'chart2',
  'chart3',
  'chart4',
  'chart5',
  'chart6',
  'chart7',
  'chart8',
] as const satisfies readonly ColorName[];

/** The name of a series color. */
export type SeriesName = (typeof seriesNames)[number];

/** The name of a color of the sign-in picture. */
export type ArtName = Extract<ColorName, `art${string}`>;

/** A theme: whether it is light or dark (for the browser's own controls), and all its colors. */
export interface Theme {
  appearance: 'light' | 'dark';
  colors: ThemeColors;
}
