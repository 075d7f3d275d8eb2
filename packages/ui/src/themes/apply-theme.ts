import { themeClass, themeNames, type ThemeName } from './theme-names.ts';
import type { Density } from '../tokens/scales.ts';

/** The class that makes controls and rows stand closer together. */
export const compactClass = 'density-compact';

/**
 * Gives a page a theme by swapping one class on `html` and `body`: no component renders again. The class also
 * sets `color-scheme`, so that scroll bars and native controls follow.
 */
export function applyTheme(name: ThemeName, target: Document = document): void {
  for (const element of [target.documentElement, target.body]) {
    element.classList.remove(...themeNames.map(themeClass));
    element.classList.add(themeClass(name));
  }
}

/** Gives a page a density by its class on `html`. */
export function applyDensity(density: Density, target: Document = document): void {
  target.documentElement.classList.toggle(compactClass, density === 'compact');
}
