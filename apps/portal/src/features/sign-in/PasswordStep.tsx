import { Button, Link, PasswordField } from '@cnx/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonPair } from '../../forms/FormParts.tsx';
import { paths } from '../../paths.ts';

/** Props of {@link PasswordStep}. */
export interface PasswordStepProps {
  readonly field: Ref<HTMLInputElement>;
  /** What is wrong with the password. */
  readonly error: string | undefined;
  /** The form is on its way. */
  readonly busy: boolean;
  readonly onBack: () => void;
}

/** What the second step adds below the email: the password, the ways back and on, and what to do without a password. */
export function PasswordStep({ field, error, busy, onBack }: PasswordStepProps) {
  const { t } = useTranslation(['signIn', 'login']);
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
        <Button type="submit" name="login" emphasis="strong" size="lg" loading={busy}>
          {t('login')}
        </Button>
      </ButtonPair>
      <Link href={paths.forgotPassword} emphasis="strong">
        {t('login:forgotPassword')}
      </Link>
    </>
  );
}
