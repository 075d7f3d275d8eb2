import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SignIn } from '../features/sign-in/SignIn.tsx';
import { EntryFrame } from '../shell/EntryFrame.tsx';

/** / */
export function LoginScreen() {
  const { t } = useTranslation('login');
  const title = t('pageTitle');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <EntryFrame>
      <SignIn />
    </EntryFrame>
  );
}
