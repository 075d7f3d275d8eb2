import { styled } from '../../../themes/stitches.ts';

const Titles = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$3',
  marginBlock: '$1',
  color: '$chartAxis',
  fontSize: '$caption',
});

/** @internal Where a chart is drawn. */
export const Stage = styled('div', { position: 'relative', minWidth: 0 });

/** @internal Stands in place of a chart that has nothing to draw. */
export const EmptyChart = styled('div', {
  display: 'grid',
  placeItems: 'center',
  padding: '$4',
  border: '1px dashed $borderStrong',
  borderRadius: '$control',
  quiet: '$small',
  textAlign: 'center',
});

/** Props of {@link AxisTitles}. */
export interface AxisTitlesProps {
  /** What the value axis measures, with its unit. */
  left: string;
  /** What a second axis at the right measures. */
  right?: string | undefined;
}

/** The line above a chart that says what its value axes measure. */
export function AxisTitles({ left, right }: AxisTitlesProps) {
  return (
    <Titles>
      <span>{left}</span>
      {right !== undefined && <span>{right}</span>}
    </Titles>
  );
}
