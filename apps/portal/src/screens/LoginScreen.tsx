import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SignIn } from '../features/sign-in/SignIn.tsx';
import { EntryFrame } from '../shell/EntryFrame.tsx';

/** The route `/`: the sign-in form in the frame of the entry pages. */
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
