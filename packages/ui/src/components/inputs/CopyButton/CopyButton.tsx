import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { copyButtonWords, type CopyButtonLabels } from './copy-button.words.ts';

/** How long what came of it stands beside the button (ms). */
const saidMs = 4000;

const Root = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  verticalAlign: 'middle',
});
const Said = styled('span', { quiet: '$caption' });

/** Props of {@link CopyButton}; its element's besides. */
export interface CopyButtonProps extends RootProps {
  /** The text that is copied. */
  value: string;
  /** What it does, in words: "Copy the error ID". */
  label: string;
  /** Words instead of its own. */
  labels?: Partial<CopyButtonLabels>;
}

/** A small quiet button that copies a text, and for a moment says beside it, seen and heard, what came of it. */
export function CopyButton({ value, label, labels, ...rest }: CopyButtonProps) {
  const words = useWords(copyButtonWords, labels);
  const [said, setSaid] = useState<keyof CopyButtonLabels | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), saidMs);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = () => {
    // What is said again is heard again only if it was gone.
    setSaid(null);
    // Browsers without a secure page have no clipboard.
    const writing = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setSaid('copied'),
      () => setSaid('notCopied'),
    );
  };
  return (
    <Root {...rest}>
      <IconButton size="sm" label={label} icon={<Copy size={14} aria-hidden="true" />} onClick={copy} />
      <Said aria-live="polite" aria-atomic="true">
        {said && words[said]}
      </Said>
    </Root>
  );
}
