import { createContext, useContext, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { applyTheme } from '../../../themes/apply-theme.ts';
import { followSystem, systemThemes, type SystemThemes } from '../../../themes/follow-system.ts';
import { onThemeChange } from '../../../themes/theme-change.ts';
import { defaultTheme, themeNames, type ThemeName } from '../../../themes/theme-names.ts';
import { readThemeState, usualState, type ThemeState } from '../../../themes/theme-state.ts';

/** A theme, `system` for the neutral one that the reader's system asks for, or which two to choose it from. */
export type ThemeChoice = ThemeName | 'system' | SystemThemes;

/** What a server takes a page's theme for; it cannot know the reader's system. */
const ServerTheme = createContext<ThemeName>(defaultTheme);

// React compares what it gets by identity.
const serverStates = Object.fromEntries(themeNames.map((name) => [name, usualState(name)])) as Record<
  ThemeName,
  ThemeState
>;

/** Props of {@link ThemeProvider}. */
export interface ThemeProviderProps {
  /** The page's theme. */
  theme: ThemeChoice;
  children?: ReactNode;
}

/**
 * Gives the page a theme and keeps it: a change of `theme`, or of the reader's system where it is followed, swaps a class,
 * and nothing renders again but what asks {@link useTheme}. One for a page. The class that a server's page starts with comes
 * from `themeBootScript`, so that nothing is painted in another theme first.
 */
export function ThemeProvider({ theme, children }: ThemeProviderProps) {
  const pair = theme === 'system' ? systemThemes : typeof theme === 'string' ? undefined : theme;
  const light = pair?.light;
  const dark = pair?.dark;
  const fixed = pair ? undefined : (theme as ThemeName);
  useLayoutEffect(() => {
    if (light && dark) return followSystem({ light, dark });
    if (fixed) applyTheme(fixed);
    return undefined;
  }, [light, dark, fixed]);
  return <ServerTheme.Provider value={fixed ?? pair!.dark}>{children}</ServerTheme.Provider>;
}

/**
 * What the page looks like: its theme, whether that is light or dark, and what contrast the reader's system asks for.
 * Follows every change, whatever made it. For what CSS cannot do alone, such as choosing a picture; colors are variables
 * and need no hook. On a server, and in the first render in the browser, it is the provider's theme.
 */
export function useTheme(): ThemeState {
  const server = useContext(ServerTheme);
  return useSyncExternalStore(onThemeChange, readThemeState, () => serverStates[server]);
}
