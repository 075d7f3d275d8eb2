import { keyframes, styled } from '../../../themes/stitches.ts';
import { Spinner } from '../../showing/Spinner/Spinner.tsx';

const appear = keyframes({ from: { opacity: 0 } });

const Veil = styled('div', {
  position: 'fixed',
  inset: 0,
  zIndex: '$loading',
  display: 'grid',
  placeItems: 'center',
  padding: '$4',
  backgroundColor: '$veil',
  animation: `${appear.name} $transitions$base`,
});
const Plate = styled('div', {
  row: '$3',
  maxWidth: '100%',
  padding: '$4 $5',
  border: '1px solid $raisedBorder',
  borderRadius: '$card',
  backgroundColor: '$raised',
  boxShadow: '0 12px 32px $colors$shadowOverlay',
  color: '$text',
  fontWeight: '$medium',
  overflowWrap: 'anywhere',
  '& > svg': { color: '$accentText' },
});

/** Props of {@link LoadingOverlay}. */
export interface LoadingOverlayProps {
  /** Whether it covers the page. Keep it mounted while closed, so that its text is announced when it opens. */
  open: boolean;
  /** What the user is waiting for. @default 'Loading...' */
  text?: string;
}

/**
 * Covers the whole page while nothing else can be done, in the colors of the current theme. The focus stays
 * where it was; the view behind must ignore a second submit itself.
 */
export function LoadingOverlay({ open, text = 'Loading...' }: LoadingOverlayProps) {
  return (
    <div role="status">
      {open && (
        <Veil>
          <Plate>
            <Spinner size="lg" />
            {text}
          </Plate>
        </Veil>
      )}
    </div>
  );
}
