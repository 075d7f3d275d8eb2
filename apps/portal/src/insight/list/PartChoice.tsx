import { SegmentedControl, Select, styled } from '@cnx/ui';
import type { RowsPart } from '../insight-definition.ts';
import { useNarrowPage } from '../use-folding.ts';
import { useFormats } from '../use-formats.ts';

/** Before all else that stands over the rows. */
const Parts = styled('div', {
  order: -1,
  marginInlineEnd: 'auto',
  '@media (max-width: 600px)': { flexBasis: '100%' },
});

/** Letters that segments have room for on a phone. */
const maxLetters = 34;

/** Props of {@link PartChoice}. */
export interface PartChoiceProps {
  parts: readonly RowsPart<unknown>[];
  /** Id of the part shown. */
  value: string;
  onChange: (id: string) => void;
}

/** The parts of the rows, side by side; as a list on a phone that has no room for that. */
export function PartChoice({ parts, value, onChange }: PartChoiceProps) {
  const { t, quantities } = useFormats();
  const narrow = useNarrowPage();
  const label = t('insight.parts');
  const items = parts.map(({ id, label: name, rows: { length } }) => ({
    value: id,
    label: `${name} ${quantities.count(length)}`,
  }));
  const letters = items.reduce((sum, item) => sum + item.label.length, 0);
  return (
    <Parts>
      {narrow && letters > maxLetters ? (
        <Select label={label} labelHidden value={value} onValueChange={onChange} items={items} />
      ) : (
        <SegmentedControl label={label} size="sm" value={value} onValueChange={onChange} items={items} />
      )}
    </Parts>
  );
}
