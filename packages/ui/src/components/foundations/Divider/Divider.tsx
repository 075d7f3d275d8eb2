import { styled } from '../../../themes/stitches.ts';
import type { RootProps } from '../../props.ts';

const Root = styled('div', {
  color: '$textQuiet',
  fontSize: '$caption',
  variants: {
    orientation: {
      horizontal: {
        display: 'flex',
        alignItems: 'center',
        gap: '$3',
        width: '100%',
        '&::before, &::after': { content: '""', flex: 1, minWidth: 12, borderTop: '1px solid $border' },
      },
      vertical: {
        display: 'inline-flex',
        flexDirection: 'column',
        alignItems: 'center',
        alignSelf: 'stretch',
        gap: '$1',
        minHeight: '1em',
        '&::before, &::after': { content: '""', flex: 1, borderInlineStart: '1px solid $border' },
      },
    },
    // A line without a word is one line, not two with a gap between them.
    whole: { true: { '&::after': { display: 'none' } } },
  },
});
const Word = styled('span', { minWidth: 0, overflowWrap: 'anywhere' });

/** Props of {@link Divider}; its element's besides. */
export interface DividerProps extends RootProps {
  /** Which way the line goes; a vertical one stands in a row and is as high as it. @default horizontal */
  orientation?: 'horizontal' | 'vertical';
  /** A word in the line: `or`. It is the divider's name, too. */
  label?: string;
  /** Keeps it from assistive technology, where headings or a list say already what is apart. @default false */
  decorative?: boolean;
}

/** A line between things that belong to different matters. Between things of one matter a gap is enough. */
export function Divider({ orientation = 'horizontal', label, decorative = false, ...rest }: DividerProps) {
  const meaning = decorative
    ? { 'aria-hidden': true as const }
    : { role: 'separator', 'aria-orientation': orientation, 'aria-label': label };
  return (
    <Root {...meaning} {...rest} orientation={orientation} whole={!label}>
      {label && <Word>{label}</Word>}
    </Root>
  );
}
