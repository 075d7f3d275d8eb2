import { ChevronRight } from 'lucide-react';
import { styled } from '../../../themes/stitches.ts';

/** A page on the way to the current one. */
export interface BreadcrumbStep {
  label: string;
  /** Where it leads; the last step, the current page, has none. */
  href?: string;
}

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps {
  /** Names the landmark, for example `Breadcrumb`. */
  label: string;
  /** From the top page down to the current one. */
  steps: readonly BreadcrumbStep[];
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
    lineHeight: '24px',
    focusRing: 2,
    '&:hover': { color: '$text', textDecoration: 'underline' },
  },
  'a, span': { cut: true },
});

/** The way from the top page to this one. */
export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <List>
        {steps.map((step, index) => (
          <li key={`${index} ${step.label}`}>
            {index > 0 && <ChevronRight size={14} />}
            {step.href === undefined ? (
              <span aria-current={index === steps.length - 1 ? 'page' : undefined}>{step.label}</span>
            ) : (
              <a href={step.href}>{step.label}</a>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
