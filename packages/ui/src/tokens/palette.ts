/**
 * Every raw color of the product. Themes give these steps a meaning; nothing else may name a color.
 *
 * A ramp has twelve steps, used by role: 1–2 page and subtle surface, 3–5 component backgrounds and their
 * states, 6–8 borders, 9–10 solid fills, 11–12 text.
 */
import {
  amber as amberScale,
  amberDark,
  blue as blueScale,
  blueDark,
  green as greenScale,
  greenDark,
  jadeDark,
  red as redScale,
  redDark,
  ruby as rubyScale,
  slate as slateScale,
  slateDark,
  violetDark,
} from '@radix-ui/colors';

/** Twelve colors from the page's background (1) to the strongest text (12), each as `#rrggbb`. */
export type Ramp = Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, string>;

/** A ramp from a scale of the library's, or from twelve colors with spaces between. */
/* @__NO_SIDE_EFFECTS__ */
function ramp(scale: string | Readonly<Record<string, string>>): Ramp {
  const steps = typeof scale === 'string' ? scale.split(' ') : Object.values(scale);
  return Object.fromEntries(steps.map((color, index) => [index + 1, color])) as Ramp;
}

/** Neutral grays of the light theme. */
export const slate = ramp(slateScale);
/** Neutral grays of the dark theme. */
export const graphite = ramp(slateDark);
/** Grays with a touch of blue, for the blue theme (light). */
export const steel = ramp(
  '#fbfcfe #f6fafe #ecf1f7 #e3e9f0 #dbe2eb #d2dbe4 #c5d0dc #b0bdcc #7f90a2 #738699 #4f6072 #102132',
);
/** Grays with a touch of red, for the red theme (light). */
export const rose = ramp(
  '#fefbfb #fdf8f8 #f7eeee #f0e5e6 #ebdede #e4d6d6 #dccaca #ccb5b6 #a28687 #987b7c #70565a #301719',
);
/** Grays with a touch of green, for the green theme (dark). */
export const moss = ramp(
  '#0b1310 #121c17 #192520 #1f2d27 #25352e #2d3e36 #3a4c44 #51665c #5d7469 #6b8177 #a8b8b0 #e9f0ed',
);
/** Grays with a touch of violet, for the purple theme (dark). */
export const plum = ramp(
  '#121017 #1a1720 #23202a #2b2733 #322e3b #3c3745 #4a4455 #635d6f #706a7e #7d778b #b6b1c0 #efedf3',
);

/** Grays of the light appearance with high contrast: white grounds, and steps 5–12 that all stand out from them. */
export const chalk = ramp(
  '#ffffff #ffffff #f1f3f5 #e4e8ec #59626c #4d555f #434b54 #394048 #434b54 #2b3239 #262d34 #000000',
);
/** Grays of the dark appearance with high contrast: black grounds, and steps 6–12 that all stand out from them. */
export const jet = ramp(
  '#000000 #000000 #060708 #1d2024 #2a2e33 #9aa1aa #a4abb4 #aeb5bd #b1b8c0 #c6ccd3 #dde1e6 #ffffff',
);

export const azure = ramp(blueScale);
export const azureNight = ramp(blueDark);
export const ruby = ramp(rubyScale);
export const jadeNight = ramp(jadeDark);
export const violetNight = ramp(violetDark);
export const green = ramp(greenScale);
export const greenNight = ramp(greenDark);
export const amber = ramp(amberScale);
export const amberNight = ramp(amberDark);
export const red = ramp(redScale);
export const redNight = ramp(redDark);

export const white = '#ffffff';

/** Solid fills strong enough for white text, by hue: rest, hover and pressed. */
export const solid = {
  azure: { rest: '#0d6cc4', hover: '#0b60ae', active: '#0a5499' },
  azureNight: { rest: '#0d74ce', hover: '#1168b5', active: '#105c9f' },
  navy: { rest: '#1757b8', hover: '#134a9e', active: '#103f87' },
  wine: { rest: '#7a1038', hover: '#670c2e', active: '#560925' },
  jade: { rest: '#12805c', hover: '#0f7353', active: '#0d6548' },
  violet: { rest: '#745cd6', hover: '#674fc8', active: '#5a44b3' },
  signalRed: { rest: '#ce2c31', hover: '#b8242a', active: '#a31e24' },
} as const;

/**
 * Status words on light grounds and their tints, where step 11 of the ramps is a shade too pale, and the mark of a
 * warning, which stands out from an alarm by its lightness too.
 */
export const status = {
  good: '#1a6e4b',
  warning: '#8f5400',
  warningMark: '#d47209',
  info: '#0b60ae',
} as const;

/** Deep brand colors of the application's header. */
export const brand = {
  navy: {
    ground: '#11305c',
    hover: '#1c3f70',
    field: '#0c2548',
    edge: '#0c2548',
    quiet: '#b9cbe6',
    mark: '#7fb8ff',
  },
  burgundy: {
    ground: '#5c1429',
    hover: '#702038',
    field: '#490e20',
    edge: '#490e20',
    quiet: '#eabfca',
    mark: '#ff9db4',
  },
  pine: {
    ground: '#0f3a2c',
    hover: '#18493a',
    field: '#0a2c21',
    edge: '#1f5442',
    quiet: '#a9d3c3',
    mark: '#3dd6a5',
  },
  aubergine: {
    ground: '#2c2150',
    hover: '#3a2d66',
    field: '#22183f',
    edge: '#46387a',
    quiet: '#c4b9ee',
    mark: '#b3a0ff',
  },
} as const;

/**
 * Series colors of each theme, in the order in which a chart takes them. The first is of the accent's family, which in
 * the red theme is a magenta: a crimson line reads as an alarm. From the second on, a series has the same hue in every
 * theme, in this order, and only its lightness and strength follow the ground: olive, magenta, teal, violet, sky,
 * indigo, rose. They were searched for: each pair keeps its distance for readers without red, green or blue cones, none
 * comes near a color of status, and each stands out from its grounds, which tests hold them to.
 */
export const series = {
  light: '#1767d1 #928928 #ab1c9b #075a4d #352267 #3497c7 #021337 #fa378c'.split(' '),
  dark: '#4991f8 #baaf0d #de57b3 #13806f #8c47db #97def1 #9fadee #f78baa'.split(' '),
  red: '#780746 #5a5d0f #b724b7 #329e9f #8856fe #20677b #261e8f #3a0b1a'.split(' '),
  blue: '#0b66d6 #928928 #ab1c9b #075a4d #352267 #3497c7 #021337 #fa378c'.split(' '),
  green: '#04886a #b1a84b #ea4aa9 #66e9e4 #8a52e7 #3d99df #91baf4 #f78baa'.split(' '),
  purple: '#847ffb #b2af66 #f877be #3fe9fe #8f3fe5 #4eb5f7 #4a77ab #dc0277'.split(' '),
  /** All at 4.5:1, for the light and the dark themes with high contrast. */
  onWhite: '#0e53af #757b0a #921a7a #044236 #3b1c55 #297da7 #05052f #b44b71'.split(' '),
  onBlack: '#5898f6 #b1a933 #db79ad #56eecf #9f64b6 #95c3eb #7065fb #e12c65'.split(' '),
} as const;

/**
 * A yellowish green for "good" in the green theme, whose accent is a bluish one: what is well there must not look like
 * the brand.
 */
export const leaf = {
  subtle: '#1f2c12',
  edge: '#3e5a1f',
  mark: '#8fd14f',
  text: '#a9dd74',
} as const;

/** Status, links and destroying with high contrast, on white and on black. */
export const strong = {
  onWhite: {
    good: '#0a4f30',
    warning: '#663a00',
    critical: '#96101a',
    info: '#003d91',
    destroy: { rest: '#96101a', hover: '#7a0b14' },
  },
  onBlack: {
    good: '#6fe0a0',
    warning: '#ffd166',
    critical: '#ff9c9c',
    info: '#9ccbff',
    destroy: { rest: '#ff9c9c', hover: '#ffb8b8' },
  },
} as const;

/** Ink of shadows and scrims, as `#rrggbbaa`. */
export const ink = {
  none: '#00000000',
  faint: '#10182014',
  soft: '#1018202e',
  deep: '#00000080',
  dim: '#0b0e12b3',
  dimOnLight: '#10182066',
  veil: '#0b0e1299',
  veilOnLight: '#ffffffb3',
} as const;

/** The sign-in picture's own colors: ground, two layers of rock, contour lines and the well's path. */
export const art = {
  slate: { ground: '#e9edf2', near: '#d3dbe5', far: '#dfe5ec', line: '#a9b7c7', path: '#0d6cc4' },
  graphite: { ground: '#0f1418', near: '#1b242c', far: '#151c22', line: '#34434f', path: '#5aa9ff' },
  navy: { ground: '#0f2a52', near: '#183e74', far: '#133362', line: '#3a669f', path: '#7fb8ff' },
  burgundy: { ground: '#4d1022', near: '#6b1c35', far: '#5c162b', line: '#96485f', path: '#ff9db4' },
  pine: { ground: '#0a241b', near: '#123b2d', far: '#0d2f23', line: '#2b6a53', path: '#3dd6a5' },
  aubergine: { ground: '#1d1535', near: '#31255a', far: '#271d48', line: '#574692', path: '#b3a0ff' },
} as const;
