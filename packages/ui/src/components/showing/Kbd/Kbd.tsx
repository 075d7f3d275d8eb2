import { Fragment, useSyncExternalStore } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { NativeProps } from '../../props.ts';
import { kbdWords, type KbdLabels } from './kbd.words.ts';
import { readKeys } from './key-names.ts';

const Root = styled('kbd', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  maxWidth: '100%',
  color: '$textQuiet',
  fontFamily: 'inherit',
  fontSize: '$caption',
  verticalAlign: 'middle',
});
const Key = styled('kbd', {
  position: 'relative',
  minWidth: 20,
  maxWidth: '100%',
  padding: '0 5px',
  border: '1px solid $borderStrong',
  borderBottomWidth: 2,
  borderRadius: '$mark',
  backgroundColor: '$surface',
  color: '$text',
  fontFamily: 'inherit',
  lineHeight: '18px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
const never = () => () => undefined;

/** Props of {@link Kbd}; all of a kbd's besides. */
export interface KbdProps extends NativeProps<'kbd'> {
  /**
   * Keys by the names that browsers give them, joined by `+`: `Mod+K`, `Shift+Enter`, `ArrowUp`. `Mod` is Ctrl, and
   * Command on Apple's keyboards; other words are shown as they are.
   */
  children: string;
  /** Words instead of its own. */
  labels?: Partial<KbdLabels>;
}

/** Keys to press, named as on the reader's keyboard. A server, which knows none, writes a PC's. */
export function Kbd({ children, labels, ...rest }: KbdProps) {
  const words = useWords(kbdWords, labels);
  const onApple = useSyncExternalStore(never, isApple, () => false);
  return (
    <Root {...rest} dir="ltr">
      {readKeys(children, onApple, words).map(({ shown, spoken }, index) => (
        <Fragment key={index}>
          {index > 0 && (onApple ? ' ' : <span>+</span>)}
          <Key>
            <span aria-hidden={spoken ? true : undefined}>{shown}</span>
            {spoken && <VisuallyHidden>{spoken}</VisuallyHidden>}
          </Key>
        </Fragment>
      ))}
    </Root>
  );
}
