import { Check, Circle } from 'lucide-react';
import { useId } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../props.ts';
import { passwordChecklistWords, type PasswordChecklistLabels } from './password-checklist.words.ts';

const Root = styled('div', { fontSize: '$small', lineHeight: '$snug' });
const Lead = styled('p', { marginBottom: '$1', color: '$textQuiet' });
const List = styled('ul', { display: 'grid', gap: '$1', padding: 0, listStyle: 'none' });
const Item = styled('li', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$2',
  color: '$textQuiet',
  '& > svg': { flex: 'none', marginTop: 1 },
  variants: { met: { true: { color: '$goodText' } } },
});

/** One thing that a password must contain. */
export interface PasswordRule {
  readonly id: string;
  /** In words: `Minimum 8 characters`. */
  readonly label: string;
  /** Whether the password that is being written meets it. */
  readonly met: boolean;
}

/** Props of {@link PasswordChecklist}; its element's besides. */
export interface PasswordChecklistProps extends RootProps {
  /** In the order in which they are listed. Who asks for the password knows its rules, this list only shows them. */
  items: readonly PasswordRule[];
  /** Words instead of its own. */
  labels?: Partial<PasswordChecklistLabels>;
}

/** What a new password must contain, ticked off as it is written. */
export function PasswordChecklist({ items, labels, ...rest }: PasswordChecklistProps) {
  const { lead, met: done, notMet, progress } = useWords(passwordChecklistWords, labels);
  const leadId = useId();
  // Empty until something was written: what is there at first is read with the list.
  const count = items.filter(({ met }) => met).length;
  return (
    <Root {...rest}>
      <Lead id={leadId}>{lead}</Lead>
      <List aria-labelledby={leadId}>
        {items.map(({ id, label, met }) => {
          const Icon = met ? Check : Circle;
          return (
            <Item key={id} met={met}>
              <Icon size={14} strokeWidth={met ? 3 : 2} />
              <span>
                {label}
                <VisuallyHidden>, {met ? done : notMet}</VisuallyHidden>
              </span>
            </Item>
          );
        })}
      </List>
      <VisuallyHidden>
        <span role="status">{count > 0 && `${lead} ${progress(count, items.length)}`}</span>
      </VisuallyHidden>
    </Root>
  );
}
