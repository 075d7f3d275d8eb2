import { ChevronRight } from 'lucide-react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { breadcrumbWords } from './breadcrumb.words.ts';

/** A page on the way to the current one. */
export interface BreadcrumbItem {
  label: string;
  /** Where it leads; the last one, the current page, has none. */
  href?: string;
}

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps extends RootProps<HTMLElement> {
  /** Names the landmark. @default 'You are here', in the reader's language */
  label?: string | undefined;
  /** From the top page down to the current one. */
  items: readonly BreadcrumbItem[];
}

const List = styled('ol', {
  row: '$1',
  flexWrap: 'wrap',
  padding: 0,
  listStyle: 'none',
  quiet: '$small',
  li: { display: 'inline-flex', alignItems: 'center', gap: '$1', minWidth: 0, maxWidth: '100%' },
  svg: { flexShrink: 0 },
  a: {
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: '$mark',
    focusRing: 2,
    '&:hover': { color: '$text', textDecoration: 'underline' },
  },
  'a, span': { cut: true, lineHeight: '24px' },
  '[aria-current]': { color: '$text', fontWeight: '$medium' },
});

/** The way from the top page to this one. */
export function Breadcrumb({ label, items, ...rest }: BreadcrumbProps) {
  const words = useWords(breadcrumbWords);
  return (
    <nav aria-label={label ?? words.label} {...rest}>
      <List>
        {items.map((item, index) => (
          <li key={`${index} ${item.label}`}>
            {index > 0 && <ChevronRight size={14} />}
            {item.href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <a href={item.href}>{item.label}</a>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
