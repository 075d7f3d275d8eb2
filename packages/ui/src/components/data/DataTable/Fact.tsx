import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { DataColumn } from './data-column.ts';

const Unit = styled('span', { color: '$textQuiet' });

/** Props of {@link Fact}. */
export interface FactProps {
  column: Pick<DataColumn<never>, 'label' | 'lineLabel' | 'unit' | 'kind'>;
  /** Leaves the name to be read aloud only, where the value says what it is; a text needs no unit then. @default false */
  brief?: boolean;
  /** Whether it is one of several in a line. @default false */
  inLine?: boolean;
  /** Whether it is zero or absent. @default false */
  nothing?: boolean;
  children: ReactNode;
}

/** A column's name and what it says. */
export function Fact({ column, brief = false, inLine = false, nothing = false, children }: FactProps) {
  return (
    <div>
      {brief ? (
        <VisuallyHidden asChild>
          <dt>{column.label}</dt>
        </VisuallyHidden>
      ) : (
        <dt>{(inLine && column.lineLabel) || column.label}</dt>
      )}
      <dd data-nothing={nothing || undefined}>
        {children}
        {column.unit && !(brief && column.kind !== 'number') && <Unit> {column.unit}</Unit>}
      </dd>
    </div>
  );
}
