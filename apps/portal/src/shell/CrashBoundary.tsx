import { Component, type ReactNode } from 'react';
import { LastResort } from '../insight/LastResort.tsx';
import { CrashScreen, type CrashScreenProps } from './CrashScreen.tsx';

/** Props of {@link CrashBoundary}. */
export interface CrashBoundaryProps {
  /** Reports what broke. @returns the id of the report, if one is sent */
  readonly report?: (error: unknown) => string | undefined;
  /** What is shown then. @default a `CrashScreen` alone */
  readonly fallback?: (crash: CrashScreenProps) => ReactNode;
  readonly children: ReactNode;
}

type Crash = CrashScreenProps | null;

/** Catches what no boundary inside caught and shows a way on. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crash: Crash }> {
  override state: { crash: Crash } = { crash: null };

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ crash: { error, reportId: this.props.report?.(error) } });
  }

  override render() {
    const { crash } = this.state;
    const { fallback, children } = this.props;
    if (!crash) return children;
    return <LastResort>{fallback ? fallback(crash) : <CrashScreen {...crash} />}</LastResort>;
  }
}
