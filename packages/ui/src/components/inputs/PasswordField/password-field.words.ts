import type { Words } from '../../../words/words.tsx';

/** A {@link PasswordField}'s own words. */
export interface PasswordFieldLabels {
  /** Says that pressing the eye shows the password. */
  readonly show: string;
  /** Says that pressing the eye hides it again. */
  readonly hide: string;
}

/** The words of a {@link PasswordField}. */
export const passwordFieldWords: Words<PasswordFieldLabels> = {
  en: { show: 'Show password', hide: 'Hide password' },
  es: { show: 'Mostrar la contraseña', hide: 'Ocultar la contraseña' },
  fr: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
};
