import type { Words } from '../../../words/words.tsx';

/** A {@link PasswordChecklist}'s own words. */
export interface PasswordChecklistLabels {
  /** `Password must contain:` */
  readonly lead: string;
  /** Read aloud after a rule that is met: `met`. */
  readonly met: string;
  /** Read aloud after one that is not met yet. */
  readonly notMet: string;
  /** Says how many are met; announced as the user types: `3 of 5`. */
  readonly progress: (met: number, of: number) => string;
}

/** The words of a {@link PasswordChecklist}. */
export const passwordChecklistWords: Words<PasswordChecklistLabels> = {
  en: {
    lead: 'Password must contain:',
    met: 'met',
    notMet: 'not met',
    progress: (met, of) => `${met} of ${of}`,
  },
  es: {
    lead: 'La contraseña debe contener:',
    met: 'cumplido',
    notMet: 'no cumplido',
    progress: (met, of) => `${met} de ${of}`,
  },
  fr: {
    lead: 'Le mot de passe doit contenir\u00a0:',
    met: 'rempli',
    notMet: 'non rempli',
    progress: (met, of) => `${met} sur ${of}`,
  },
};
