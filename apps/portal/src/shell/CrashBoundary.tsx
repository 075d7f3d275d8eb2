import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';

/** Catches what no screen caught and shows a way on. */
export class CrashBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override render() {
    const { error } = this.state;
    return error ? <CrashScreen error={error} /> : this.props.children;
  }
}
