import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { Component, useState, type ReactNode } from 'react';
import { crashFault, errorReportsAtom, type ErrorReports } from '../state/error-reports.ts';
import { LastResort } from './LastResort.tsx';

/** What stands in place of something that broke. */
export interface Breakage {
  readonly error: unknown;
  /** Under which id it was reported; undefined where no report is sent. */
  readonly reportId: string | undefined;
  readonly retrying: boolean;
  /** Fetches the data of the page anew and shows it again. */
  readonly retry: () => void;
}

/** Props of {@link FaultBoundary}. */
export interface FaultBoundaryProps {
  /** What breaks here, in the words of a report, such as `card schedule`. */
  place: string;
  /** What is shown is shown anew when this changes, as with another address. */
  resetKey?: string;
  fallback: (breakage: Breakage) => ReactNode;
  children: ReactNode;
}

/** Keeps what breaks inside from breaking what is around it, reports it, and offers to try again. */
export function FaultBoundary({ place, resetKey = '', fallback, children }: FaultBoundaryProps) {
  const reports = useAtomValue(errorReportsAtom);
  return (
    <Boundary resetKey={resetKey} reports={reports} place={place} fallback={fallback}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps extends FaultBoundaryProps {
  readonly resetKey: string;
  readonly reports: ErrorReports;
}

type Broken = { readonly error: unknown; readonly reportId?: string | undefined } | null;

class Boundary extends Component<BoundaryProps, { broken: Broken }> {
  override state: { broken: Broken } = { broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  override componentDidCatch(error: unknown) {
    const { reports, place } = this.props;
    const reportId = reports.report(crashFault(place, error));
    this.setState({ broken: { error, reportId } });
  }

  override componentDidUpdate({ resetKey }: BoundaryProps) {
    if (this.state.broken && resetKey !== this.props.resetKey) this.reset();
  }

  readonly reset = () => this.setState({ broken: null });

  override render() {
    const { broken } = this.state;
    const { fallback, children } = this.props;
    if (!broken) return children;
    return (
      <LastResort>
        <Fallback broken={broken} fallback={fallback} onReset={this.reset} />
      </LastResort>
    );
  }
}

interface FallbackProps {
  readonly broken: NonNullable<Broken>;
  readonly fallback: FaultBoundaryProps['fallback'];
  readonly onReset: () => void;
}

function Fallback({ broken, fallback, onReset }: FallbackProps) {
  const client = useAtomValue(queryClientAtom);
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    // What broke may have been in data that is shown elsewhere too, or in data that nothing shows any more.
    client.removeQueries({ type: 'inactive' });
    await client.invalidateQueries().catch(() => undefined);
    setRetrying(false);
    onReset();
  };
  return fallback({ error: broken.error, reportId: broken.reportId, retrying, retry: () => void retry() });
}
