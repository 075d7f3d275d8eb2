import { styled } from '../../../themes/stitches.ts';
import { readChild, type AsChildProps, type NativeProps, type RootProps } from '../../props.ts';
import type { ReactNode } from 'react';
import type { Gap } from '../Stack/Stack.tsx';

/** The width of its container, in px, from which a {@link Grid} has the columns that are asked for. */
const roomy = 600;

const Root = styled('div', { containerType: 'inline-size', minWidth: 0 });
const Cells = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  variants: {
    gap: {
      0: { gap: 0 },
      1: { gap: '$1' },
      2: { gap: '$2' },
      3: { gap: '$3' },
      4: { gap: '$4' },
      6: { gap: '$6' },
      8: { gap: '$8' },
      normal: { gap: '$gap' },
    },
  },
});
const Cell = styled('div', { minWidth: 0 });

/** Props of {@link Grid}; its element's besides. */
export interface GridProps extends RootProps {
  /** How many columns of the same width, 1 to 12, in a container of 600 px or more; one in a narrower one. @default as many as `minWidth` leaves room for */
  columns?: number;
  /** The least width of a column in px, where `columns` is absent. @default 240 */
  minWidth?: number;
  /** The gap between columns and between rows, in steps of 4 px. @default normal */
  gap?: Gap;
  /** What stands in the cells: a child each, or a {@link GridItem} where one takes several columns. */
  children?: ReactNode;
}

const whole = (value: number, most: number) => Math.min(most, Math.max(1, Math.round(value) || 1));

const template = (columns: number | undefined, minWidth: number) =>
  columns === undefined
    ? { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}px), 1fr))` }
    : {
        [`@container (min-width: ${roomy}px)`]: {
          gridTemplateColumns: `repeat(${whole(columns, 12)}, minmax(0, 1fr))`,
        },
      };

/** Things in columns, as many as their container has room for. */
export function Grid({ columns, minWidth = 240, gap = 'normal', children, ...rest }: GridProps) {
  const least = Number.isFinite(minWidth) && minWidth > 0 ? Math.round(minWidth) : 240;
  return (
    <Root {...rest}>
      <Cells gap={gap} css={template(columns, least)}>
        {children}
      </Cells>
    </Root>
  );
}

/** Props of {@link GridItem}; all of a div's besides. */
export interface GridItemProps extends AsChildProps, NativeProps<'div'> {
  /** How many of the grid's columns it takes, 1 to 12, where these are shown. @default 1 */
  span?: number;
}

/** A cell of a {@link Grid} of several columns: `<Grid columns={12}><GridItem span={8}>…`. */
export function GridItem({ span = 1, asChild = false, children, className, ...rest }: GridItemProps) {
  const { root, content } = readChild(asChild, children, className);
  const wide = { [`@container (min-width: ${roomy}px)`]: { gridColumn: `span ${whole(span, 12)}` } };
  return (
    <Cell {...rest} {...root} css={wide}>
      {content}
    </Cell>
  );
}
