/** The namespace of SVG. */
export const svgNamespace = 'http://www.w3.org/2000/svg';

/** Attributes of an element; those that are undefined are left out. */
export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** Lengths and places to a hundredth of a pixel. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Makes an element of a drawing. */
export function svgElement(drawing: Document, name: string, attributes: SvgAttributes = {}): SVGElement {
  const element = drawing.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    element.setAttribute(key, String(typeof value === 'number' ? rounded(value) : value));
  }
  return element;
}

/** A color as every program reads it: `#rrggbb`, and how much it covers. */
export interface SolidColor {
  readonly color: string;
  /** From 0 to 1. */
  readonly opacity: number;
}

const nothing: SolidColor = { color: 'none', opacity: 0 };

/** Reads colors as style sheets write them, mixtures and those of wide gamuts too, by painting a dot with each. */
export function createColorReader(): (css: string) => SolidColor {
  const dot = document.createElement('canvas');
  dot.width = dot.height = 1;
  const context = dot.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, SolidColor>();
  const read = (css: string): SolidColor => {
    if (!context || css === 'none' || css === 'transparent') return nothing;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    if (alpha === 0) return nothing;
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
    return { color: `#${hex}`, opacity: Math.round((alpha / 255) * 1000) / 1000 };
  };
  return (css) => {
    const color = known.get(css) ?? read(css);
    known.set(css, color);
    return color;
  };
}

/** The attributes that fill or stroke with a color. */
export function inked(
  kind: 'fill' | 'stroke',
  { color, opacity }: SolidColor,
  strength = 1,
): Readonly<Record<string, string | number | undefined>> {
  const covers = opacity * strength;
  return { [kind]: color, [`${kind}-opacity`]: color === 'none' || covers >= 1 ? undefined : covers };
}
