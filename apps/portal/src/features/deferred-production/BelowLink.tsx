import type { DeferredProduction } from '@cnx/api';
import { Link } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { ChevronRight } from 'lucide-react';
import type { EntityBelow } from '../../insight/insight-definition.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { levelBelowHrefAtom } from '../../state/area-choice.atoms.ts';
import { levelBelow } from './deferred-production.ts';

/** What a row sums up, with what it is called; null for a day of a well. */
export function belowOf(row: DeferredProduction, { t }: Pick<Formats, 't'>): EntityBelow | null {
  const below = levelBelow(row);
  if (!below) return null;
  const noun = 'per' in below ? 'days' : below.level;
  return {
    ...below,
    name: t(`deferredProduction.below.${noun}`),
    label: t(`deferredProduction.below.${noun}Of`, { name: row.entity.name }),
  };
}

/** Leads from a row to what it sums up; nothing where that is nothing. */
export function BelowLink({ row }: { row: DeferredProduction }) {
  const formats = useFormats();
  const belowHref = useAtomValue(levelBelowHrefAtom);
  const below = belowOf(row, formats);
  return (
    below && (
      <Link href={belowHref(below)} aria-label={below.label}>
        {below.name}
        <ChevronRight size={14} aria-hidden="true" />
      </Link>
    )
  );
}
