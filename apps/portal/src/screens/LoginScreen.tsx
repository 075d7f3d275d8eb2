import { SignIn } from '../features/sign-in/SignIn.tsx';
import { EntryFrame } from '../shell/EntryFrame.tsx';

/** / */
export function LoginScreen() {
  return (
    <EntryFrame>
      <SignIn />
    </EntryFrame>
  );
}
