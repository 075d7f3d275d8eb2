import { useEffect } from 'react';
import { bootHandle } from './boot/handle.ts';
import { LoginScreen } from './screens/LoginScreen.tsx';
import { CrashBoundary } from './shell/CrashBoundary.tsx';

/**
 * The login page by itself: one address, so no router. The same element while prerendering and in the browser, where it
 * takes over the prerendered markup.
 */
export function Login() {
  return (
    <CrashBoundary>
      <LoginScreen />
      <TakeOver />
    </CrashBoundary>
  );
}

/** Last: once its effect runs, the form before it has been hydrated and reacts. */
function TakeOver() {
  useEffect(() => {
    bootHandle()?.ready();
    performance.mark('usable');
  }, []);
  return null;
}
