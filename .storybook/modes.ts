import { themeNames } from '@cnx/ui';

/** Widths and languages in which Chromatic takes pictures of key stories, beside the six themes. */
const widths = { phone: 390, desktop: 1440 } as const;
const languages = ['en', 'es', 'fr'] as const;

/** A state of the toolbar in which a picture is taken. */
interface Mode {
  readonly theme: string;
  readonly locale: string;
  readonly viewport: number;
}

/** Six themes at two widths in English, and every language in the default theme. */
export const keyModes: Readonly<Record<string, Mode>> = Object.fromEntries([
  ...themeNames.flatMap((theme) =>
    Object.entries(widths).map(([name, viewport]) => [`${theme} ${name}`, { theme, locale: 'en', viewport }]),
  ),
  ...languages.map((locale) => [`dark ${locale}`, { theme: 'dark', locale, viewport: widths.desktop }]),
]) as Record<string, Mode>;
