/** Common deficiencies of color vision: no red, no green, no blue cones. */
export const deficiencies = ['protanopia', 'deuteranopia', 'tritanopia'] as const;
/** A deficiency of color vision. */
export type Deficiency = (typeof deficiencies)[number];

/** Machado, Oliveira and Fernandes (2009), full severity, for linear RGB; row by row. */
const matrices: Record<Deficiency, readonly number[]> = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

type Triple = readonly [number, number, number];

function linear(color: string): Triple {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!digits) throw new RangeError(`not an opaque #rrggbb color: ${color}`);
  const [red, green, blue] = digits.slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [red!, green!, blue!];
}

function hex(rgb: Triple): string {
  const part = (share: number) => {
    const within = Math.min(1, Math.max(0, share));
    const encoded = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${rgb.map(part).join('')}`;
}

/** A color (`#rrggbb`) as a person with a deficiency sees it. */
export function simulate(color: string, deficiency: Deficiency): string {
  const rgb = linear(color);
  const m = matrices[deficiency];
  const row = (at: number) => m[at]! * rgb[0] + m[at + 1]! * rgb[1] + m[at + 2]! * rgb[2];
  return hex([row(0), row(3), row(6)]);
}

/** A color in OKLab: lightness from 0 to 1, and two axes of hue. */
export function oklab(color: string): Triple {
  const [r, g, b] = linear(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How different two colors look: 0 for the same, 1 for black and white; 0.02 is just noticed. */
export function colorDistance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
