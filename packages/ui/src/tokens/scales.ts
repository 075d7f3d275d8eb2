/** How long what moves takes, in milliseconds. */
export const durations = { fast: 120, base: 160, slow: 200 } as const;

/** How it moves: the four numbers of a cubic Bézier curve. */
export const easings = { out: [0.2, 0, 0, 1] } as const;

/* @__NO_SIDE_EFFECTS__ */
const transition = (name: keyof typeof durations) =>
  `${durations[name]}ms cubic-bezier(${easings.out.join(', ')})`;

/** Shadows by what casts them: how far down and how soft, in px, and the color, which is the theme's. */
export const shadows = {
  card: { offset: 1, blur: 2, color: 'shadowCard' },
  readout: { offset: 4, blur: 16, color: 'shadowOverlay' },
  popover: { offset: 12, blur: 32, color: 'shadowOverlay' },
  dialog: { offset: 16, blur: 48, color: 'shadowOverlay' },
} as const;

/** Everything of the design that is not a color and is the same in all themes. */
export const scales = {
  fonts: {
    body: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  /** 12, 13, 14 (body), 16, 20, 24 and 32 px, in rem so that the reader's own text size counts. */
  fontSizes: {
    caption: '0.75rem',
    small: '0.8125rem',
    body: '0.875rem',
    lead: '1rem',
    title: '1.25rem',
    heading: '1.5rem',
    display: '2rem',
  },
  fontWeights: { regular: 400, medium: 500, strong: 600 },
  lineHeights: { tight: 1.2, snug: 1.35, body: 1.5 },
  letterSpacings: { tight: '-0.014em', normal: '0', wide: '0.02em' },
  /** The 4 px grid: the name counts steps of 4 px. `half` is for hairline gaps inside a control. */
  space: {
    half: '2px',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    /** Inside a card; depends on the density. */
    card: '20px',
    /** Between cards; depends on the density. */
    gap: '16px',
  },
  sizes: {
    /** Height of a control; depends on the density. */
    control: '36px',
    /** Height of a small control; depends on the density. */
    controlSmall: '28px',
    /** Height of a table row; depends on the density. */
    row: '36px',
    /** Least height of what a finger has to hit. */
    touch: '44px',
    header: '56px',
    rail: '232px',
    railNarrow: '56px',
    pageMax: '1600px',
  },
  radii: { mark: '3px', control: '6px', card: '10px', round: '999px' },
  borderWidths: { hairline: '1px', focus: '2px' },
  transitions: {
    fast: transition('fast'),
    base: transition('base'),
    slow: transition('slow'),
  },
  /** Layers, lowest first. The last two are fixed by the specification. */
  zIndices: {
    sticky: 10,
    header: 20,
    drawer: 30,
    overlay: 100,
    tooltip: 110,
    toast: 200,
    loading: 300,
    sessionDim: 9998,
    sessionBanner: 9999,
  },
} as const;

/** How each size of text is set; a test compares it with the component `Text`. */
export const textStyles = {
  caption: { lineHeight: 'snug', letterSpacing: 'normal' },
  small: { lineHeight: 'body', letterSpacing: 'normal' },
  body: { lineHeight: 'body', letterSpacing: 'normal' },
  lead: { lineHeight: 'body', letterSpacing: 'normal' },
  title: { lineHeight: 'snug', letterSpacing: 'tight' },
  heading: { lineHeight: 'tight', letterSpacing: 'tight' },
  display: { lineHeight: 'tight', letterSpacing: 'tight' },
} as const satisfies Record<
  keyof typeof scales.fontSizes,
  { lineHeight: keyof typeof scales.lineHeights; letterSpacing: keyof typeof scales.letterSpacings }
>;

/** Densities by name; the first is the default. */
export const densities = ['comfortable', 'compact'] as const;

/** How close together controls and rows stand. */
export type Density = (typeof densities)[number];

/** What the compact density changes of {@link scales}. */
export const compactScales = {
  space: { card: '16px', gap: '12px' },
  sizes: { control: '32px', controlSmall: '24px', row: '32px' },
} as const;

/** Widths, preferences and media that components may react to. */
export const media = {
  small: '(min-width: 600px)',
  medium: '(min-width: 900px)',
  large: '(min-width: 1200px)',
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  print: 'print',
} as const;
