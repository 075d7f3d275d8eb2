import { styled } from '@cnx/ui';
import type { LegalPage } from '@cnx/api';
import { LegalText } from '../features/content/LegalText.tsx';

// Without a session there is no frame that keeps a margin.
const Page = styled('div', { maxWidth: 760, marginInline: 'auto', padding: '$4 $4 $8' });

/** The screen of /legal/terms or /legal/privacy, which everybody may read. */
export function legalScreen(page: LegalPage['id']) {
  return function LegalScreen() {
    return (
      <Page>
        <LegalText page={page} />
      </Page>
    );
  };
}
