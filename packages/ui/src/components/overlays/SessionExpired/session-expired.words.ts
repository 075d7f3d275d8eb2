import type { Words } from '../../../words/words.tsx';

/** UI strings of `SessionExpired`. */
export interface SessionExpiredLabels {
  /** Leads to the sign-in page at once. */
  readonly login: string;
}

/** The own words of `SessionExpired`. */
export const sessionExpiredWords: Words<SessionExpiredLabels> = {
  en: { login: 'Login' },
  es: { login: 'Entrar' },
  fr: { login: 'Se connecter' },
};
