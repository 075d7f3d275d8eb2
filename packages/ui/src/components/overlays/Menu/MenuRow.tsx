import { Check } from 'lucide-react';
import { DropdownMenu as Parts } from 'radix-ui';
import type { ReactNode } from 'react';
import { Kbd } from '../../showing/Kbd/Kbd.tsx';
import { css, styled } from '../../../themes/stitches.ts';
import type { MenuChoice, MenuItem } from './menu-item.ts';

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
  '&[data-highlighted]': { outline: 'none', activeItem: 'accent' },
  '&[data-disabled]': { color: '$textDisabled', cursor: 'not-allowed' },
  '&[data-disabled] > *': { color: 'inherit' },
  '@forced': {
    '&[data-disabled]': { color: 'GrayText' },
  },
  '@touch': { minHeight: '$touch' },
  variants: {
    tone: {
      neutral: {},
      critical: {
        color: '$criticalText',
        '& > svg': { color: 'inherit' },
        '&&[data-highlighted]': { activeItem: 'critical' },
      },
    },
  },
});

const Item = styled(Parts.Item, row);
const Words = styled('span', { flex: 1, minWidth: 0 });
const RadioItem = styled(Parts.RadioItem, row);
const Tick = styled('span', { display: 'flex', width: 16, color: '$accentText' });
const Line = styled(Parts.Separator, { height: 1, margin: '$1', backgroundColor: '$raisedBorder' });
const Heading = styled(Parts.Label, {
  padding: '$2',
  color: '$text',
  fontWeight: '$medium',
  overflowWrap: 'anywhere',
});
const Description = styled('span', { display: 'block', quiet: '$small', fontWeight: '$regular' });
const GroupLabel = styled(Parts.Label, { padding: '$2 $2 $1', quiet: '$caption', fontWeight: '$medium' });

function Choice({ choice: { label, value, items, onValueChange } }: { choice: MenuChoice }): ReactNode {
  return (
    <Parts.RadioGroup aria-label={label} value={value} onValueChange={onValueChange}>
      <GroupLabel aria-hidden="true">{label}</GroupLabel>
      {items.map((item) => (
        <RadioItem key={item.value} value={item.value}>
          <Tick>
            <Parts.ItemIndicator>
              <Check size={16} />
            </Parts.ItemIndicator>
          </Tick>
          {item.label}
        </RadioItem>
      ))}
    </Parts.RadioGroup>
  );
}

/** Props of {@link MenuRow}. */
export interface MenuRowProps {
  item: MenuItem;
}

/** One item of a `Menu`. */
export function MenuRow({ item }: MenuRowProps): ReactNode {
  switch (item.type) {
    case 'separator':
      return <Line />;
    case 'heading':
      return (
        <Heading>
          {item.label}
          {item.description && <Description>{item.description}</Description>}
        </Heading>
      );
    case 'choice':
      return <Choice choice={item} />;
    default:
      return 'href' in item ? (
        <Item asChild>
          <a href={item.href}>
            {item.icon}
            <span>{item.label}</span>
          </a>
        </Item>
      ) : (
        <Item
          disabled={item.disabled ?? false}
          tone={item.tone ?? 'neutral'}
          textValue={item.label}
          onSelect={item.onSelect}
        >
          {item.icon}
          <Words>{item.label}</Words>
          {item.shortcut && <Kbd>{item.shortcut}</Kbd>}
        </Item>
      );
  }
}
