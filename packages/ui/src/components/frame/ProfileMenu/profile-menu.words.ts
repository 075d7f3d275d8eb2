import type { Words } from '../../../words/words.tsx';

/** UI strings of a `ProfileMenu`. */
export interface ProfileMenuLabels {
  /** Names the button: `Profile of Ada Lovelace`. */
  readonly button: (name: string) => string;
}

/** A `ProfileMenu`'s own words. */
export const profileMenuWords: Words<ProfileMenuLabels> = {
  en: { button: (name) => `Profile of ${name}` },
  es: { button: (name) => `Perfil de ${name}` },
  fr: { button: (name) => `Profil de ${name}` },
};
