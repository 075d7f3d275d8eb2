import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { followProfile, showProfile } from '../features/settings/profile.ts';
import { profileAtom } from '../features/settings/settings.atoms.ts';
import { usePortal } from '../use-portal.tsx';

/**
 * Shows the user as the server keeps them, also what another browser or tab changed: each version once. One that was
 * never changed came with the sign-in.
 */
export function KeptProfile() {
  const portal = usePortal();
  const { data } = useAtomValue(profileAtom);
  const shown = useRef(0);
  useEffect(() => {
    const kept = data?.data;
    if (!kept || kept.version <= shown.current) return;
    shown.current = kept.version;
    showProfile(portal, kept);
  }, [data, portal]);
  useEffect(() => followProfile(portal, window), [portal]);
  return null;
}
