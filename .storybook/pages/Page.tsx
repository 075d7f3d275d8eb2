import type { ReactNode } from 'react';
import { Stack, styled, Text } from '@cnx/ui';
import { scrollShadows } from '@cnx/ui/components/scroll-shadows.ts';

interface PageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Whether it takes the width there is, as a page with a wide table does. @default false */
  fullWidth?: boolean;
}

/** A page of Storybook's own: a title, a sentence, and what it shows. */
export function Page({ title, lead, children, fullWidth = false }: PageProps) {
  return (
    <div style={{ maxWidth: fullWidth ? 1760 : 1100, marginInline: 'auto', paddingBlock: 16 }}>
      <Stack gap="6">
        <div style={{ maxWidth: 760 }}>
          <Stack gap="2">
            <Text as="h1" size="heading" weight="bold">
              {title}
            </Text>
            <Text emphasis="quiet">{lead}</Text>
          </Stack>
        </div>
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

const Scroller = styled('div', {
  ...scrollShadows(),
  overflowX: 'auto',
  border: '1px solid $border',
  borderRadius: '$card',
  backgroundColor: '$surface',
});
const Grid = styled('table', {
  flex: 'none',
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$small',
  lineHeight: '$body',
  backgroundColor: '$surface',
  color: '$text',
  '& th, & td': { padding: '$2 $3', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { color: '$textQuiet', fontWeight: '$medium', whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: '$regular' },
  '& tbody tr': { borderBlockStart: '1px solid $border' },
});

interface PageTableProps {
  /** What it lists, read aloud. */
  label: string;
  head: readonly string[];
  /** The first cell names the row. */
  rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** A table that is read, not worked with. */
export function PageTable({ label, head, rows }: PageTableProps) {
  return (
    <Scroller role="region" aria-label={label} tabIndex={0}>
      <Grid>
        <thead>
          <tr>
            {head.map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...rest] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {rest.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}
