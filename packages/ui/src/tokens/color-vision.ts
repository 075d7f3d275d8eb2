import {
  converter,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
} from 'culori';

/** How the common deficiencies of color vision see: no red, no green, no blue cones. */
const filters = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};
/** A deficiency of color vision. */
export type Deficiency = keyof typeof filters;
export const deficiencies = Object.keys(filters) as Deficiency[];

const linear = converter('lrgb');

/**
 * A color (`#rrggbb`) as a person with a deficiency sees it (Machado, Oliveira and Fernandes 2009, full severity).
 * @throws RangeError for what is no color.
 */
export function simulate(color: string, deficiency: Deficiency): string {
  const light = linear(color);
  if (!light) throw new RangeError(`not a color: ${color}`);
  // The model is one of linear light; the library applies it to the numbers that it is given.
  const seen = filters[deficiency]({ ...light, mode: 'rgb' });
  return formatHex({ ...seen, mode: 'lrgb' });
}

/** How different two colors look, in OKLab: 0 for the same, 1 for black and white; 0.02 is just noticed. */
export const colorDistance = differenceEuclidean('oklab');
