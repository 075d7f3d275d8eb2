import { DescriptionList, IconButton, Popover } from '@cnx/ui';
import { Info } from 'lucide-react';
import { useFormats } from './use-formats.ts';

/** Props of {@link FigureSource}. */
export interface FigureSourceProps {
  /** What the figure is called. */
  readonly name: string;
  /** How each figure is worked out and from which rows, by its label. */
  readonly lines: readonly { readonly label: string; readonly text: string }[];
}

/** A small button at a figure that opens its formula and its source. */
export function FigureSource({ name, lines }: FigureSourceProps) {
  const { t } = useFormats();
  const label = t('insight.workedOut', { name });
  return (
    <Popover
      label={label}
      align="end"
      style={{ width: 320 }}
      trigger={<IconButton size="sm" label={label} icon={<Info size={14} aria-hidden="true" />} />}
    >
      <DescriptionList items={lines.map(({ label: id, text }) => ({ id, label: id, value: text }))} />
    </Popover>
  );
}
