import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { RootProps } from '../../props.ts';

// What measures the room cannot be laid out by it.
const Root = styled('div', { containerType: 'inline-size' });
const Fields = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  alignItems: 'start',
  variants: {
    columns: {
      1: {},
      2: { '@container (min-width: 440px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      3: { '@container (min-width: 540px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});
const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  paddingTop: '$1',
});

/** Props of {@link FormRow}; its element's besides. */
export interface FormRowProps extends RootProps {
  /** How many fields stand beside one another where the form has room for them, else one below the other. @default 1 */
  columns?: 1 | 2 | 3;
  children: ReactNode;
}

/** Fields that belong together, in one line where there is room. Labels line up though messages differ in length. */
export function FormRow({ columns = 1, children, ...rest }: FormRowProps) {
  return (
    <Root {...rest}>
      <Fields columns={columns}>{children}</Fields>
    </Root>
  );
}

/** Props of {@link FormActions}; its element's besides. */
export interface FormActionsProps extends RootProps {
  /** Buttons, the main one first. */
  children: ReactNode;
}

/** The buttons at the end of a form. */
export function FormActions({ children, ...rest }: FormActionsProps) {
  return <Actions {...rest}>{children}</Actions>;
}
