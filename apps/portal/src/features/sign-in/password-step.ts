import { preloadable } from '../../preloadable.tsx';
import type { PasswordStepProps } from './PasswordStep.tsx';

/** The fields of the second step, fetched while the first is filled in. */
export const passwordStep = preloadable<PasswordStepProps>(
  async () => (await import('./PasswordStep.tsx')).PasswordStep,
);
