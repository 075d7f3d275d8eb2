import { CircleDashed, CircleOff, CircleSlash } from 'lucide-react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { valueStateWords, type ValueStateLabels } from './value-state.words.ts';

/** Why there is no number: there is nothing of it, nothing arrived to read it from, or nothing has computed it. */
export const valueStates = ['zero', 'noData', 'notComputed'] as const;
/** Why there is no number: there is nothing of it, nothing arrived to read it from, or nothing has computed it. */
export type ValueStateName = (typeof valueStates)[number];

/** Props of {@link ValueState}; its element's besides. */
export interface ValueStateProps extends RootProps<HTMLSpanElement> {
  /** Which of the three it is. */
  state: ValueStateName;
  /** Why, for those who point at it: `No engine looks at these wells.` */
  reason?: string | undefined;
  /** Leaves the picture out, where many stand below each other. @default false */
  iconHidden?: boolean;
  /** Words instead of its own. */
  labels?: Partial<ValueStateLabels>;
}

const icons = { zero: CircleSlash, noData: CircleOff, notComputed: CircleDashed } as const;

const Root = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  color: '$textQuiet',
  whiteSpace: 'nowrap',
  '& > svg': { flex: 'none' },
});

/**
 * Stands where a number would be, and says which of three things its absence means: there is none, no data arrived, or
 * nothing has computed it. Each has one wording, wherever it stands. A zero that was counted is a number: `Figure`.
 */
export function ValueState({ state, reason, iconHidden = false, labels, ...rest }: ValueStateProps) {
  const words = useWords(valueStateWords, labels);
  const Icon = icons[state];
  return (
    <Root title={reason} {...rest} data-state={state}>
      {!iconHidden && <Icon size="1em" />}
      {words[state]}
    </Root>
  );
}
