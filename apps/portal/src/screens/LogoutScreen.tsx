import { SignOut } from '../features/sign-out/SignOut.tsx';

/** /logout */
export function LogoutScreen() {
  return <SignOut />;
}
