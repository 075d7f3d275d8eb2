import { UpdatePassword } from '../features/update-password/UpdatePassword.tsx';
import { EntryFrame } from '../shell/EntryFrame.tsx';

/** /reset-password */
export function ResetPasswordScreen() {
  return (
    <EntryFrame>
      <UpdatePassword />
    </EntryFrame>
  );
}
