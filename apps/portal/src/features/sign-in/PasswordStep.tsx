import { Button, PasswordField } from '@cnx/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonPair } from '../../forms/FormParts.tsx';

/** Props of {@link PasswordStep}. */
export interface PasswordStepProps {
  readonly field: Ref<HTMLInputElement>;
  /** What is wrong with the password. */
  readonly error: string | undefined;
  readonly onBack: () => void;
  /** Like Back, and forgets the email too. */
  readonly onOtherAccount: () => void;
}

/** What the second step adds below the email: the password, and the way back. */
export function PasswordStep({ field, error, onBack, onOtherAccount }: PasswordStepProps) {
  const { t } = useTranslation('signIn');
  return (
    <>
      <PasswordField
        ref={field}
        size="lg"
        id="password"
        name="password"
        autoComplete="current-password"
        autoFocus
        label={t('password')}
        error={error}
      />
      <ButtonPair>
        <Button size="lg" onClick={onBack}>
          {t('back')}
        </Button>
        <Button type="submit" name="login" emphasis="strong" size="lg">
          {t('login')}
        </Button>
      </ButtonPair>
      <Button emphasis="quiet" onClick={onOtherAccount}>
        {t('otherAccount')}
      </Button>
    </>
  );
}
