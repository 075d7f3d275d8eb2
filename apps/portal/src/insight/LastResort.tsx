import { Component, type ReactNode } from 'react';

/** Props of {@link LastResort}. */
export interface LastResortProps {
  /** Stands in place of what broke. @default nothing */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Shows nothing in place of what broke, as where a fallback broke as well: what is around it stays. */
export class LastResort extends Component<LastResortProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { instead = null, children } = this.props;
    return this.state.broken ? instead : children;
  }
}
