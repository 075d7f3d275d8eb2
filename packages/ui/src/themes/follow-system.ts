import { applyTheme } from './apply-theme.ts';
import type { Appearance, ThemeName } from './theme-names.ts';

/** Which theme stands for a light system and which for a dark one. */
export type SystemThemes = Readonly<Record<Appearance, ThemeName>>;

/** The neutral themes. */
export const systemThemes: SystemThemes = { light: 'light', dark: 'dark' };

/**
 * Gives a page the theme that its reader's system asks for (`prefers-color-scheme`), now and whenever it changes.
 * @returns ends it; the theme stays
 */
export function followSystem(themes: SystemThemes = systemThemes, target: Document = document): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => applyTheme(themes[query.matches ? 'dark' : 'light'], target);
  follow();
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
}
