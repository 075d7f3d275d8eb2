import { Button, styled } from '@cnx/ui';
import { ListFilter } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNarrowPage } from '../../insight/use-folding.ts';
import { useFormats } from '../../insight/use-formats.ts';

const Bar = styled('div', {
  row: '$3',
  flexWrap: 'wrap',
  alignItems: 'end',
  '& > :last-child': { marginInlineStart: 'auto' },
});
// One under the other and of one width, each large enough for a finger.
const Narrow = styled('div', {
  display: 'grid',
  gap: '$3',
  '& :is(button, select, input)': { width: '100%', minHeight: '$sizes$touch' },
});
const Pair = styled('div', { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '$3' });

/** Props of {@link ListBar}. */
export interface ListBarProps {
  /** The text that the list is searched by. */
  readonly search: ReactNode;
  /** The other filters; a button unfolds them on a narrow page. */
  readonly children: ReactNode;
  /** How many of the others are in force. */
  readonly inForce: number;
  /** What is done to the list; it stands at the end. */
  readonly action: ReactNode;
}

/** Controls over a list. */
export function ListBar({ search, children, inForce, action }: ListBarProps) {
  const { t } = useFormats();
  const narrow = useNarrowPage();
  const [open, setOpen] = useState(false);
  if (!narrow)
    return (
      <Bar>
        {search}
        {children}
        {action}
      </Bar>
    );
  return (
    <Narrow>
      {search}
      <Pair>
        <Button
          icon={<ListFilter size={16} aria-hidden="true" />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {inForce === 0
            ? t('administration.filters')
            : t('administration.filtersInForce', { count: inForce })}
        </Button>
        {action}
      </Pair>
      {open && children}
    </Narrow>
  );
}
