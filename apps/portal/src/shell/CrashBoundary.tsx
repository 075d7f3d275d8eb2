import { Component, type ReactNode } from 'react';
import { LastResort } from '../insight/LastResort.tsx';
import { CrashScreen } from './CrashScreen.tsx';

/** Props of {@link CrashBoundary}. */
export interface CrashBoundaryProps {
  /** Reports what broke. @returns the id of the report, if one is sent */
  readonly report?: (error: unknown) => string | undefined;
  readonly children: ReactNode;
}

type Crash = { readonly error: unknown; readonly reportId?: string | undefined } | null;

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
    if (!crash) return this.props.children;
    return (
      <LastResort>
        <CrashScreen {...crash} />
      </LastResort>
    );
  }
}
