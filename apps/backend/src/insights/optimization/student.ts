/**
 * Share of Student's t distribution below a value (Abramowitz and Stegun 26.7.3 and 26.7.4).
 * @param freedom degrees of freedom, a whole number from 1 on
 */
export function studentShare(value: number, freedom: number): number {
  const angle = Math.atan(value / Math.sqrt(freedom));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let k = isOdd ? 3 : 2; k <= freedom - 2; k += 2) {
    term *= (cosine ** 2 * (k - 1)) / k;
    sum += term;
  }
  const within = isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
  return (1 + within) / 2;
}

const halvings = 100;

/** Value below which a share (0..1, neither end) of Student's t distribution lies. @param freedom as of {@link studentShare} */
export function studentValue(share: number, freedom: number): number {
  if (share < 0.5) return -studentValue(1 - share, freedom);
  let [low, high] = [0, 1];
  while (studentShare(high, freedom) < share) high *= 2;
  for (let i = 0; i < halvings; i++) {
    const middle = (low + high) / 2;
    if (studentShare(middle, freedom) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
