import { useEffect } from 'react';
import { bootHandle } from './boot/handle.ts';
import { LoginScreen } from './screens/LoginScreen.tsx';
import { CrashBoundary } from './shell/CrashBoundary.tsx';

/**
 * The login page by itself: one address, so no router. The same element while prerendering and in the browser, where it
 * takes over the prerendered markup.
 * @param onReady Called once the form reacts.
 */
export function Login({ onReady }: { onReady?: () => void }) {
  return (
    <CrashBoundary>
      <LoginScreen />
      <TakeOver onReady={onReady} />
    </CrashBoundary>
  );
}

/** Last: once its effect runs, the form before it has been hydrated and reacts. */
function TakeOver({ onReady }: { onReady: (() => void) | undefined }) {
  useEffect(() => {
    bootHandle()?.ready();
    performance.mark('usable');
    onReady?.();
  }, [onReady]);
  return null;
}
