import { themeNames } from '@cnx/ui';

/**
 * The states of the toolbar in which Chromatic photographs every key story. What looks different in another width,
 * language or direction adds that as a mode of its own.
 */
export const themeModes: Readonly<Record<string, { readonly theme: string }>> = Object.fromEntries(
  themeNames.map((theme) => [theme, { theme }]),
);
