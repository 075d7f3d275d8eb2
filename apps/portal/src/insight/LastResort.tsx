import { Component, type ReactNode } from 'react';

/** Shows nothing in place of what broke, as where a fallback broke as well: what is around it stays. */
export class LastResort extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
