import { styled } from '../../../themes/stitches.ts';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import { holdsCurrent, type NavItem } from './nav-item.ts';

/** Props of {@link Navigation}. */
export interface NavigationProps {
  /** Names the landmark. */
  label: string;
  items: readonly NavItem[];
  /** Shows pictures alone, with names as tooltips. @default false */
  narrow?: boolean;
}

const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  padding: 0,
  listStyle: 'none',
});

const row = {
  row: '$3',
  borderRadius: '$control',
  color: '$textQuiet',
  textDecoration: 'none',
  focusRing: -2,
  '&:hover': { backgroundColor: '$hover', color: '$text' },
  '&[aria-current=page]': {
    position: 'relative',
    backgroundColor: '$selected',
    color: '$text',
    fontWeight: '$medium',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 8,
      bottom: 8,
      width: 3,
      borderRadius: 2,
      backgroundColor: '$accentMark',
    },
  },
  '@touch': { minHeight: '$sizes$touch' },
} as const;

const Entry = styled('a', {
  ...row,
  minHeight: 36,
  padding: '$1 $2',
  fontSize: '$body',
  svg: { flexShrink: 0 },
  variants: {
    narrow: {
      true: { justifyContent: 'center', width: 40, '&&': { paddingInline: 0 }, marginInline: 'auto' },
    },
    // A page under this entry is open: the entry says so where that page has no line of its own.
    holds: { true: { color: '$text' } },
  },
});

const Page = styled('a', { ...row, minHeight: 32, padding: '$1 $2 $1 38px', fontSize: '$small' });

/** Longer names, as French has them, go on in a second line: none is cut. */
const Name = styled('span', { minWidth: 0, lineHeight: '$snug', overflowWrap: 'anywhere', hyphens: 'auto' });

function Item({ item, narrow }: { item: NavItem; narrow: boolean }) {
  const open = holdsCurrent(item);
  const current = item.current === true || (narrow && open);
  const link = (
    <Entry
      href={item.href}
      narrow={narrow}
      holds={open}
      aria-current={current ? 'page' : undefined}
      aria-label={narrow ? item.label : undefined}
    >
      {item.icon}
      {!narrow && <Name>{item.label}</Name>}
    </Entry>
  );
  return (
    <li>
      {narrow ? (
        <Tooltip label={item.label} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
      {!narrow && item.items && (
        <List css={{ marginTop: 2 }}>
          {item.items.map((page) => (
            <li key={page.id}>
              <Page href={page.href} aria-current={page.current ? 'page' : undefined}>
                <Name>{page.label}</Name>
              </Page>
            </li>
          ))}
        </List>
      )}
    </li>
  );
}

/** Where one can go: entries with pictures, and the pages under them. */
export function Navigation({ label, items, narrow = false }: NavigationProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map((item) => (
          <Item key={item.id} item={item} narrow={narrow} />
        ))}
      </List>
    </nav>
  );
}
