import type { Person } from '@cnx/api';
import { truncateForDisplay } from '../untrusted-text.ts';
import type { ColumnSpec } from './columns.ts';

/** Who looks into a row; one without an owner is empty. */
export const ownerColumn = {
  value: ({ owner }: { readonly owner?: Person | null }) => (owner ? truncateForDisplay(owner.name) : null),
  filter: 'choice',
  groupable: true,
  minWidth: 84,
  maxWidth: 180,
} as const satisfies ColumnSpec<{ readonly owner?: Person | null }>;
