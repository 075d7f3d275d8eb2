import { styled, Text } from '@cnx/ui';
import type { ReactNode } from 'react';

const Page = styled('div', {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '$4',
  minHeight: '70dvh',
  padding: '$6',
  textAlign: 'center',
});

/** A page of few words: its title and what is said below it. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page>
      <Text as="h1" size="heading" weight="bold">
        {title}
      </Text>
      {children}
    </Page>
  );
}
