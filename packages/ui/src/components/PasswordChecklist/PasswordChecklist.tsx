import { Check, Circle } from 'lucide-react';
import { useId } from 'react';
import { styled } from '../../themes/stitches.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { passwordRules, rulesKept, type PasswordRule } from './password-rules.ts';

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

/** Words of a {@link PasswordChecklist}. */
export interface PasswordChecklistLabels {
  /** `Password must contain:` */
  readonly lead: string;
  /** Each rule in words: `Minimum 8 characters`. */
  readonly rules: Readonly<Record<PasswordRule, string>>;
  /** Read aloud after a rule that is kept: `done`. */
  readonly kept: string;
  /** Read aloud after one that is not kept yet. */
  readonly open: string;
  /** Says how many are kept; announced as one types: `3 of 5`. */
  readonly progress: (kept: number, of: number) => string;
}

/** Props of {@link PasswordChecklist}. */
export interface PasswordChecklistProps {
  /** The password being written; it goes nowhere. */
  password: string;
  labels: PasswordChecklistLabels;
  /** Its id, for the field's `aria-describedby`. */
  id?: string;
}

/** What a new password must contain, ticked off as it is written. */
export function PasswordChecklist({ password, labels, id: given }: PasswordChecklistProps) {
  const own = useId();
  const id = given ?? own;
  const kept = rulesKept(password);
  return (
    <Root id={id}>
      <Lead id={`${id}-lead`}>{labels.lead}</Lead>
      <List aria-labelledby={`${id}-lead`}>
        {passwordRules.map((rule) => {
          const Icon = kept.has(rule) ? Check : Circle;
          return (
            <Item key={rule} kept={kept.has(rule)}>
              <Icon size={14} strokeWidth={kept.has(rule) ? 3 : 2} aria-hidden="true" />
              <span>
                {labels.rules[rule]}
                <VisuallyHidden>, {kept.has(rule) ? labels.kept : labels.open}</VisuallyHidden>
              </span>
            </Item>
          );
        })}
      </List>
      <VisuallyHidden>
        <span role="status">{password && labels.progress(kept.size, passwordRules.length)}</span>
      </VisuallyHidden>
    </Root>
  );
}
