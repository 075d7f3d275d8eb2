import { Mark, styled } from '@cnx/ui';
import type { ReactNode } from 'react';
import { EntryArt } from './EntryArt.tsx';
import { LanguageButtons } from './LanguageButtons.tsx';

const Page = styled('div', {
  display: 'grid',
  minHeight: '100dvh',
  '@medium': { gridTemplateColumns: 'minmax(400px, 34%) 1fr' },
});
const Column = styled('div', {
  column: '$8',
  padding: '$6 $4',
  backgroundColor: '$surface',
  '@small': { padding: '$8 $10' },
  // One edge for mark, form and languages.
  '& > *': { width: '100%', maxWidth: 400, marginInline: 'auto' },
});
const Main = styled('main', {
  flex: 1,
  width: '100%',
  maxWidth: 400,
  marginInline: 'auto',
  // Where the first step stands in the optical middle: what comes and goes below the heading moves nothing above.
  paddingBlockStart: 'max(0px, 50vh - 280px)',
});
const Aside = styled('div', {
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: '$artGround',
  '@medium': { display: 'block' },
});

/** The frame of the pages before sign-in: a column with the form, and the picture beside it where there is room. */
export function EntryFrame({ children }: { children: ReactNode }) {
  return (
    <Page>
      <Column>
        <header>
          <Mark height={26} label="CNX" />
        </header>
        <Main>{children}</Main>
        <footer>
          <LanguageButtons />
        </footer>
      </Column>
      <Aside>
        <EntryArt />
      </Aside>
    </Page>
  );
}
