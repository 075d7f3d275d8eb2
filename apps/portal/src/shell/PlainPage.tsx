import { styled, Text } from '@cnx/ui';
import type { ReactNode } from 'react';
import { ContourArt } from '../art/ContourArt.tsx';

const Page = styled('div', {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '$4',
  minHeight: '70dvh',
  padding: '$6',
  textAlign: 'center',
});
const Art = styled('div', {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  display: 'grid',
  overflow: 'hidden',
  pointerEvents: 'none',
  '@print': { display: 'none' },
});

/** Props of {@link PlainPage}. */
export interface PlainPageProps {
  title: string;
  /** Contour lines behind the words. @default false */
  art?: boolean;
  children: ReactNode;
}

/** A page of few words: its title and what is said below it. */
export function PlainPage({ title, art = false, children }: PlainPageProps) {
  return (
    <Page>
      {art && (
        <Art>
          <ContourArt />
        </Art>
      )}
      <Text as="h1" size="heading" weight="bold">
        {title}
      </Text>
      {children}
    </Page>
  );
}
