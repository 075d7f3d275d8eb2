import { ForgotPassword } from '../features/forgot-password/ForgotPassword.tsx';
import { EntryFrame } from '../shell/EntryFrame.tsx';
import { ShownToasts } from '../shell/ShownToasts.tsx';

/** /forgot-password */
export function ForgotPasswordScreen() {
  return (
    <EntryFrame>
      <ForgotPassword />
      <ShownToasts />
    </EntryFrame>
  );
}
