import type { LegalPage } from '@cnx/api';
import { LegalText } from '../features/content/LegalText.tsx';

/** The screen of /legal/terms or /legal/privacy, which everybody may read. */
export function legalScreen(page: LegalPage['id']) {
  return function LegalScreen() {
    return <LegalText page={page} />;
  };
}
