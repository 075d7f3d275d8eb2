import { chalk, ink, jet, series, strong, white, type Ramp } from '../tokens/palette.ts';
import type { ArtName, Theme, ThemeColors } from '../tokens/tokens.ts';
import { darkColors, lightColors, seriesColors } from './shared-colors.ts';
import type { Appearance } from './theme-names.ts';

type Strong = (typeof strong)['onWhite' | 'onBlack'];
/** The colors that every appearance with high contrast replaces. */
type Replaced = Omit<ThemeColors, ArtName>;

/** The accent is the text's own color, since it has to go with the accent of whatever theme it replaces. */
function strongColors(neutral: Ramp, on: Strong, ground: string) {
  return {
    accent: neutral[12],
    accentHover: neutral[10],
    accentActive: neutral[9],
    onAccent: ground,
    selected: neutral[4],
    activeItem: neutral[4],
    accentSubtle: neutral[4],
    link: on.info,
    accentText: neutral[12],
    accentMark: neutral[12],
    focus: neutral[12],

    border: neutral[8],
    raisedBorder: neutral[6],
    borderStrong: neutral[6],
    shadowCard: ink.none,

    chosen: neutral[4],
    neutralSubtle: ground,
    neutralBorder: neutral[8],

    goodText: on.good,
    goodSubtle: ground,
    goodBorder: on.good,
    goodMark: on.good,
    warningText: on.warning,
    warningSubtle: ground,
    warningBorder: on.warning,
    warningMark: on.warning,
    criticalText: on.critical,
    criticalSubtle: ground,
    criticalBorder: on.critical,
    criticalMark: on.critical,
    criticalSolid: on.destroy.rest,
    criticalSolidHover: on.destroy.hover,
    onCriticalSolid: ground,
    infoText: on.info,
    infoSubtle: ground,
    infoBorder: on.info,
    infoMark: on.info,

    header: ground,
    headerHover: neutral[4],
    headerBorder: neutral[8],
    headerField: ground,
    headerText: neutral[12],
    headerTextQuiet: neutral[11],
    headerMark: neutral[12],

    chartCursor: neutral[12],
  } satisfies Partial<ThemeColors>;
}

/**
 * What a theme's colors become for a reader whose system asks for more contrast: text at 7:1, meaningful graphics at
 * 4.5:1. One answer for the light themes, one for the dark ones.
 */
export const highContrast = {
  light: {
    ...lightColors(chalk),
    ...strongColors(chalk, strong.onWhite, white),
    ...seriesColors(series.onWhite),
  },
  dark: {
    ...darkColors(jet),
    ...strongColors(jet, strong.onBlack, jet[1]),
    ...seriesColors(series.onBlack),
  },
} satisfies Record<Appearance, Replaced>;

/** A theme as a reader sees it whose system asks for more contrast. */
export const inHighContrast = ({ appearance, colors }: Theme): Theme => ({
  appearance,
  colors: { ...colors, ...highContrast[appearance] },
});
