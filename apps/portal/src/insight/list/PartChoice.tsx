import { SegmentedControl, Select } from '@cnx/ui';
import type { RowsPart } from '../insight-definition.ts';
import { useNarrowPage } from '../use-folding.ts';
import { useFormats } from '../use-formats.ts';

/** Letters that segments have room for: on a phone, in the line of a list's tools, and there with another choice. */
const maxLetters = { narrow: 34, wide: 66, shared: 50 };

/** Props of {@link PartChoice}. */
export interface PartChoiceProps {
  parts: readonly (Pick<RowsPart<unknown>, 'id' | 'label'> & {
    /** How many it has of what is seen: rows, or the groups that they stand in; null where that is not known. */
    readonly count: number | null;
  })[];
  /** Id of the part shown. */
  value: string;
  onChange: (id: string) => void;
  /** Whether another choice stands in the same line. */
  shared: boolean;
}

/** The parts of the rows, side by side; as a list where the line has no room for that. */
export function PartChoice({ parts, value, onChange, shared }: PartChoiceProps) {
  const { t, quantities } = useFormats();
  const narrow = useNarrowPage();
  const label = t('insight.parts');
  const items = parts.map(({ id, label: name, count }) => ({
    value: id,
    label: count === null ? name : `${name} ${quantities.count(count)}`,
  }));
  const letters = items.reduce((sum, item) => sum + item.label.length, 0);
  return letters > maxLetters[narrow ? 'narrow' : shared ? 'shared' : 'wide'] ? (
    <Select label={label} labelBeside size="sm" value={value} onValueChange={onChange} items={items} />
  ) : (
    <SegmentedControl
      label={label}
      labelBeside
      size="sm"
      value={value}
      onValueChange={onChange}
      items={items}
    />
  );
}
