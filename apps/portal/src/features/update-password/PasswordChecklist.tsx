import { styled, Text, VisuallyHidden } from '@cnx/ui';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { passwordRules } from './password-rules.ts';

const Root = styled('div', { display: 'grid', gap: '$1' });
const List = styled('ul', { display: 'grid', gap: '$half', margin: 0, padding: 0, listStyle: 'none' });
const Rule = styled('li', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  fontSize: '$small',
  lineHeight: '$body',
  '& > svg': { flex: 'none' },
  variants: { met: { true: { color: '$goodText' }, false: { color: '$textQuiet' } } },
});

/** Says, while a new password is typed, which of its rules it meets already. */
export function PasswordChecklist({ password }: { password: string }) {
  const { t } = useTranslation('account');
  return (
    <Root role="status">
      <Text size="small" weight="medium">
        {t('update.mustContain')}
      </Text>
      <List>
        {passwordRules.map(({ name, holds }) => {
          const met = holds(password);
          const Mark = met ? CircleCheck : Circle;
          return (
            <Rule key={name} met={met}>
              <Mark size={16} aria-hidden="true" />
              {t(`update.${name}`)}
              <VisuallyHidden>{`, ${t(met ? 'update.met' : 'update.notMet')}`}</VisuallyHidden>
            </Rule>
          );
        })}
      </List>
    </Root>
  );
}
