import type { ReactNode } from 'react';
import { Stack, Text } from '@cnx/ui';

/** A page of Storybook's own: a title, a sentence, and what it shows. */
export function Page({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div style={{ maxWidth: 1100, marginInline: 'auto', paddingBlock: 16 }}>
      <Stack gap="6">
        <Stack gap="2">
          <Text as="h1" size="heading" weight="bold">
            {title}
          </Text>
          <Text emphasis="quiet">{lead}</Text>
        </Stack>
        {children}
      </Stack>
    </div>
  );
}

/** A part of a page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap="3">
        <Text as="h2" size="lead" weight="bold">
          {title}
        </Text>
        {children}
      </Stack>
    </section>
  );
}
