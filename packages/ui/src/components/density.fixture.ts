import { compactClass } from '../themes/apply-theme.ts';
import type { Density } from '../tokens/scales.ts';

/** What is measured in each density. */
export function inDensities<Measured>(measure: () => Measured): Record<Density, Measured> {
  const root = document.documentElement;
  const was = root.classList.contains(compactClass);
  const measured = (compact: boolean) => {
    root.classList.toggle(compactClass, compact);
    return measure();
  };
  try {
    return { comfortable: measured(false), compact: measured(true) };
  } finally {
    root.classList.toggle(compactClass, was);
  }
}

/** The height of an element in px, as the page has it and as a compact one does. */
export function heights(element: HTMLElement): Record<Density, number> {
  return inDensities(() => element.getBoundingClientRect().height);
}
