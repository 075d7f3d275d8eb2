import { useLayoutEffect, useRef } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { RootProps } from '../../props.ts';
import { scrollFades } from '../../scroll-shadows.ts';
import { countRules, tabRules } from './tab-rules.ts';

const List = styled('ul', {
  ...scrollFades(),
  display: 'flex',
  alignItems: 'flex-start',
  position: 'relative',
  gap: '$4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  '@media (max-width: 359.98px)': { flexWrap: 'wrap' },
  borderBottom: '1px solid $border',
  '> li': { flex: 'none' },
  // Nothing is opened from a sheet; its title says which of them it is.
  '@print': { display: 'none' },
});

const Anchor = styled('a', tabRules, {
  textDecoration: 'none',
  '&[aria-current]': { borderBottomColor: '$accentMark', color: '$text' },
  '@forced': { '&[aria-current]': { borderBottomColor: 'Highlight' } },
});

const Count = styled('span', countRules);

/** A page of several that belong together. */
export interface TabLink {
  readonly label: string;
  /** How many things it holds, as text in the reader's own figures. */
  readonly count?: string;
  readonly href: string;
  /** Whether it is the page shown. @default false */
  readonly current?: boolean;
}

/** Props of {@link TabLinks}; its element's besides. */
export interface TabLinksProps extends RootProps<HTMLElement> {
  /** What the links choose between, for those who do not see it. */
  label: string;
  items: readonly TabLink[];
}

/** The pages that belong together, as tabs: each is a link, with an address of its own. */
export function TabLinks({ label, items, ...rest }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = items.find(({ current }) => current)?.href;
  useLayoutEffect(() => {
    const bar = list.current;
    const place = bar?.querySelector('[aria-current]')?.parentElement;
    // By the bar's own scroll: the page must not move.
    if (bar && place) bar.scrollLeft = place.offsetLeft - (bar.clientWidth - place.offsetWidth) / 2;
  }, [shown]);
  return (
    <nav aria-label={label} {...rest}>
      <List ref={list}>
        {items.map(({ label: name, count, href, current = false }) => (
          <li key={href}>
            <Anchor href={href} aria-current={current ? 'page' : undefined}>
              {name}
              {count !== undefined && <Count>{count}</Count>}
            </Anchor>
          </li>
        ))}
      </List>
    </nav>
  );
}
