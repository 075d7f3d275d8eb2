import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/words.tsx';
import { Button } from '../../inputs/Button/Button.tsx';
import type { RootProps } from '../../props.ts';
import { StatePanel } from '../StatePanel.tsx';
import { ToneIcon } from '../ToneIcon/ToneIcon.tsx';
import { errorStateWords, type ErrorStateLabels } from './error-state.words.ts';

/** Props of {@link ErrorState}; its element's besides. */
export interface ErrorStateProps extends RootProps {
  /** What went wrong. */
  title: ReactNode;
  /** Why, or what to do, as far as it is known. */
  description?: ReactNode;
  /** Called by the button that tries again. Without it there is none. */
  onRetry?: (() => void) | undefined;
  /** Trying again is under way. @default false */
  loading?: boolean;
  /** Words instead of its own. */
  labels?: Partial<ErrorStateLabels>;
}

/** Stands where content would be when it could not be had, and offers to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { title, description, onRetry, loading = false, labels, ...rest } = props;
  const { retry } = useWords(errorStateWords, labels);
  const actions = onRetry && (
    <Button size="sm" icon={<RotateCw size={14} />} loading={loading} onClick={onRetry}>
      {retry}
    </Button>
  );
  const icon = <ToneIcon tone="critical" width={24} />;
  return <StatePanel {...rest} {...{ icon, title, description, actions }} tone="critical" />;
}
