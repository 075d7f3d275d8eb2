import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../inputs/Button/Button.tsx';
import { StatePanel } from '../StatePanel.tsx';
import { ToneIcon } from '../ToneIcon/ToneIcon.tsx';

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
  const action = retry && (
    <Button size="sm" icon={<RotateCw size={14} />} loading={retry.busy ?? false} onClick={retry.onPress}>
      {retry.label}
    </Button>
  );
  return (
    <StatePanel
      tone="error"
      icon={<ToneIcon tone="critical" width={24} />}
      title={text}
      detail={detail}
      action={action}
    />
  );
}
