import { SingleSignOn } from '../features/single-sign-on/SingleSignOn.tsx';
import { EntryFrame } from '../shell/EntryFrame.tsx';

/** /Account/SSO */
export function SsoScreen() {
  return (
    <EntryFrame>
      <SingleSignOn />
    </EntryFrame>
  );
}
