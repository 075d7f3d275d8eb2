import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../props.ts';
import { descriptionListWords, type DescriptionListLabels } from './description-list.words.ts';

const Root = styled('div', { containerType: 'inline-size', minWidth: 0 });
const List = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3 $6',
  variants: {
    columns: {
      1: {},
      2: { '@container (min-width: 520px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      3: {
        '@container (min-width: 520px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '@container (min-width: 780px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
});
const Pair = styled('div', {
  minWidth: 0,
  variants: {
    beside: {
      true: {
        '@container (min-width: 400px)': {
          display: 'grid',
          // Never so far apart that the eye loses the line.
          gridTemplateColumns: 'clamp(120px, 33%, 208px) minmax(0, 1fr)',
          gap: '$4',
          alignItems: 'baseline',
        },
      },
    },
  },
});
const Label = styled('dt', { quiet: '$small', lineHeight: '$body', overflowWrap: 'anywhere' });
const Content = styled('dd', {
  position: 'relative',
  minWidth: 0,
  color: '$text',
  fontSize: '$body',
  lineHeight: '$body',
  overflowWrap: 'anywhere',
});

/** One thing that is said. */
export interface DescriptionItem {
  /** What identifies it among the others. @default its label */
  readonly id?: string;
  readonly label: string;
  /** What is said; a dash stands where there is nothing, or NaN. */
  readonly value: ReactNode;
}

/** Props of {@link DescriptionList}; its element's besides. */
export interface DescriptionListProps extends RootProps {
  /** What is said, in order. */
  items: readonly DescriptionItem[];
  /**
   * The most columns, where its container has room for them. One column has labels beside their contents, several have
   * them above. @default 1
   */
  columns?: 1 | 2 | 3;
  /** Words instead of its own. */
  labels?: Partial<DescriptionListLabels>;
}

const isAbsent = (value: ReactNode) =>
  value === undefined || value === null || value === '' || typeof value === 'boolean' || Number.isNaN(value);

/** What is known of one thing, by name: a well's depth, operator, method. */
export function DescriptionList({ items, columns = 1, labels, ...rest }: DescriptionListProps) {
  const words = useWords(descriptionListWords, labels);
  return (
    <Root {...rest}>
      <List columns={columns}>
        {items.map(({ id, label, value }) => (
          <Pair key={id ?? label} beside={columns === 1}>
            <Label>{label}</Label>
            <Content>
              {isAbsent(value) ? (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>{words.absent}</VisuallyHidden>
                </>
              ) : (
                value
              )}
            </Content>
          </Pair>
        ))}
      </List>
    </Root>
  );
}
