import { keyframes, styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { Spinner } from '../../showing/Spinner/Spinner.tsx';
import { loadingOverlayWords } from './loading-overlay.words.ts';

const appear = keyframes({ from: { opacity: 0 } });

const Veil = styled('div', {
  position: 'fixed',
  inset: 0,
  zIndex: '$loading',
  display: 'grid',
  placeItems: 'center',
  padding: '$4',
  backgroundColor: '$veil',
  // A wait that is short shows no veil, which would flash: until then a button says that something is under way.
  animation: `${appear.name} $transitions$base 400ms backwards`,
});
const Plate = styled('div', {
  row: '$3',
  maxWidth: '100%',
  padding: '$4 $5',
  border: '1px solid $raisedBorder',
  borderRadius: '$card',
  backgroundColor: '$raised',
  elevation: 'popover',
  color: '$text',
  fontWeight: '$medium',
  overflowWrap: 'anywhere',
  '& > svg': { color: '$accentText' },
});

/** Props of {@link LoadingOverlay}. */
export interface LoadingOverlayProps extends RootProps {
  /** Whether it covers the page. Keep it mounted while closed, so that its text is announced when it opens. */
  open: boolean;
  /** What the user is waiting for. @default 'Loading...', in the reader's language */
  label?: string | undefined;
}

/**
 * Covers the whole page while nothing else can be done, in the colors of the current theme: announced and out of reach at
 * once, seen when the wait passes 400 ms. The focus stays
 * where it was; the view behind must ignore a second submit itself.
 */
export function LoadingOverlay({ open, label, ...rest }: LoadingOverlayProps) {
  const words = useWords(loadingOverlayWords);
  return (
    <div role="status" {...rest}>
      {open && (
        <Veil>
          <Plate>
            <Spinner size="lg" />
            {label ?? words.loading}
          </Plate>
        </Veil>
      )}
    </div>
  );
}
