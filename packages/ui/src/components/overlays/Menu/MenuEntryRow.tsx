import { Check } from 'lucide-react';
import { DropdownMenu as Parts } from 'radix-ui';
import { cloneElement, type ReactNode } from 'react';
import { css, styled } from '../../../themes/stitches.ts';
import type { MenuChoice, MenuEntry } from './menu-entry.ts';

const row = css({
  row: '$2',
  minHeight: '$control',
  padding: '$1 $2',
  borderRadius: '$control',
  color: '$text',
  fontSize: '$body',
  lineHeight: '$snug',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', color: '$textQuiet' },
  '&[data-highlighted]': { backgroundColor: '$hover', outline: 'none' },
  '&[data-disabled]': { color: '$textDisabled', cursor: 'not-allowed' },
  '@forced': {
    '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 },
    '&[data-disabled]': { color: 'GrayText' },
  },
  '@touch': { minHeight: '$touch' },
  variants: { tone: { normal: {}, danger: { color: '$criticalText', '& > svg': { color: 'inherit' } } } },
});

const Item = styled(Parts.Item, row);
const RadioItem = styled(Parts.RadioItem, row);
const Tick = styled('span', { display: 'flex', width: 16, color: '$accentText' });
const Line = styled(Parts.Separator, { height: 1, margin: '$1', backgroundColor: '$raisedBorder' });
const Heading = styled(Parts.Label, {
  padding: '$2',
  color: '$text',
  fontWeight: '$medium',
  overflowWrap: 'anywhere',
});
const Detail = styled('span', { display: 'block', quiet: '$small', fontWeight: '$regular' });
const GroupLabel = styled(Parts.Label, { padding: '$2 $2 $1', quiet: '$caption', fontWeight: '$medium' });

function Choice({ entry }: { entry: MenuChoice }): ReactNode {
  return (
    <Parts.RadioGroup aria-label={entry.label} value={entry.value} onValueChange={entry.onChange}>
      <GroupLabel aria-hidden="true">{entry.label}</GroupLabel>
      {entry.options.map((option) => (
        <RadioItem key={option.value} value={option.value}>
          <Tick>
            <Parts.ItemIndicator>
              <Check size={16} />
            </Parts.ItemIndicator>
          </Tick>
          {option.label}
        </RadioItem>
      ))}
    </Parts.RadioGroup>
  );
}

/** Props of {@link MenuEntryRow}. */
export interface MenuEntryRowProps {
  entry: MenuEntry;
}

/** One entry of a `Menu`. */
export function MenuEntryRow({ entry }: MenuEntryRowProps): ReactNode {
  switch (entry.kind) {
    case 'separator':
      return <Line />;
    case 'heading':
      return (
        <Heading>
          {entry.label}
          {entry.detail && <Detail>{entry.detail}</Detail>}
        </Heading>
      );
    case 'choice':
      return <Choice entry={entry} />;
    case 'link':
      return (
        <Item asChild>{cloneElement(entry.link, undefined, entry.icon, <span>{entry.label}</span>)}</Item>
      );
    case 'action':
      return (
        <Item disabled={entry.disabled ?? false} tone={entry.tone ?? 'normal'} onSelect={entry.onSelect}>
          {entry.icon}
          <span>{entry.label}</span>
        </Item>
      );
  }
}
