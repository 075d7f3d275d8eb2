import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FaultBoundary } from '../insight/FaultBoundary.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';

/** Props of {@link ScreenBoundary}. */
export interface ScreenBoundaryProps {
  /** The template of the screen's address, which reports name: what stands in the address may be the user's. */
  path: string;
  /** Whether the screen stands in no frame that gives it the page's main landmark. */
  bare: boolean;
  children: ReactNode;
}

/** Keeps a screen that breaks from breaking the frame around it. Another address shows a screen again. */
export function ScreenBoundary({ path, bare, children }: ScreenBoundaryProps) {
  const { pathname, search } = useLocation();
  return (
    <FaultBoundary
      place={`screen ${path}`}
      resetKey={pathname + search}
      fallback={(breakage) => {
        const failure = <ScreenFailure {...breakage} />;
        return bare ? <main>{failure}</main> : failure;
      }}
    >
      {children}
    </FaultBoundary>
  );
}
