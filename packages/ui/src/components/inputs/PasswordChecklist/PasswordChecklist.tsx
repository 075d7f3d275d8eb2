import { Check, Circle } from 'lucide-react';
import { useId } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';

const Root = styled('div', { fontSize: '$small', lineHeight: '$snug' });
const Lead = styled('p', { marginBottom: '$1', color: '$textQuiet' });
const List = styled('ul', { display: 'grid', gap: '$1', padding: 0, listStyle: 'none' });
const Item = styled('li', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$2',
  color: '$textQuiet',
  '& > svg': { flex: 'none', marginTop: 1 },
  variants: { kept: { true: { color: '$goodText' } } },
});

/** One thing that a password must contain. */
export interface PasswordRule {
  /** In words: `Minimum 8 characters`. */
  readonly text: string;
  /** Whether the password that is being written keeps it. */
  readonly kept: boolean;
}

/** UI strings of a {@link PasswordChecklist}. */
export interface PasswordChecklistLabels {
  /** `Password must contain:` */
  readonly lead: string;
  /** Read aloud after a rule that is kept: `done`. */
  readonly kept: string;
  /** Read aloud after one that is not kept yet. */
  readonly open: string;
  /** Says how many are kept; announced as the user types: `3 of 5`. */
  readonly progress: (kept: number, of: number) => string;
}

/** Props of {@link PasswordChecklist}. */
export interface PasswordChecklistProps {
  /** In the order in which they are listed. Who asks for the password knows its rules, this list only shows them. */
  rules: readonly PasswordRule[];
  labels: PasswordChecklistLabels;
}

/** What a new password must contain, ticked off as it is written. */
export function PasswordChecklist({ rules, labels }: PasswordChecklistProps) {
  const id = useId();
  return (
    <Root>
      <Lead id={id}>{labels.lead}</Lead>
      <List aria-labelledby={id}>
        {rules.map(({ text, kept }) => {
          const Icon = kept ? Check : Circle;
          return (
            <Item key={text} kept={kept}>
              <Icon size={14} strokeWidth={kept ? 3 : 2} />
              <span>
                {text}
                <VisuallyHidden>, {kept ? labels.kept : labels.open}</VisuallyHidden>
              </span>
            </Item>
          );
        })}
      </List>
      <VisuallyHidden>
        <span role="status">{labels.progress(rules.filter(({ kept }) => kept).length, rules.length)}</span>
      </VisuallyHidden>
    </Root>
  );
}
