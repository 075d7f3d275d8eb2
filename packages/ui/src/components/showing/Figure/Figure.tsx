import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { NativeProps } from '../../props.ts';

/** Props of {@link Figure}; all of a span's besides. */
export interface FigureProps extends Omit<NativeProps<'span'>, 'children'> {
  /** The number as it is to be read, in the reader's language; what stands for an unknown one otherwise. */
  value: ReactNode;
  /** Behind the number and quieter, for example `Sm³/d`. */
  unit?: string | null | undefined;
}

const Root = styled('span', { whiteSpace: 'nowrap', figures: 'tabular' });

// In the size of the words around: a unit is as legible as they are, only quieter.
const Unit = styled('span', { color: '$textQuiet', fontWeight: '$regular', fontSize: '0.86em' });

/** A number with its unit, as every tile, list and cell shows it: on one line, the unit quieter than the number. */
export function Figure({ value, unit, ...rest }: FigureProps) {
  return (
    <Root {...rest}>
      {value}
      {unit ? <Unit>{`\u00a0${unit}`}</Unit> : null}
    </Root>
  );
}
