import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { ToneIcon } from '../ToneIcon/ToneIcon.tsx';

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$1',
  padding: '$8 $4',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > svg': { marginBottom: '$1', color: '$criticalMark' },
});
const Title = styled('p', { fontWeight: '$medium', color: '$text' });
const Words = styled('p', { maxWidth: '48ch', color: '$textQuiet' });
const Action = styled('div', { marginTop: '$3' });

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** What went wrong. */
  text: string;
  /** Why, or what to do, as far as it is known. */
  detail?: ReactNode;
  /** Trying again: the button's words, what it does, and whether that is under way. */
  retry?: { label: string; onPress: () => void; busy?: boolean } | undefined;
}

/** Stands where content would be when it could not be had, and offers to try again. */
export function ErrorState({ text, detail, retry }: ErrorStateProps) {
  return (
    <Root role="status">
      <ToneIcon tone="error" size={24} />
      <Title>{text}</Title>
      {detail && <Words>{detail}</Words>}
      {retry && (
        <Action>
          <Button size="sm" icon={<RotateCw size={14} />} busy={retry.busy ?? false} onClick={retry.onPress}>
            {retry.label}
          </Button>
        </Action>
      )}
    </Root>
  );
}
