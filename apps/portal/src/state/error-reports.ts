import { atom } from 'jotai';

/** What went wrong, in the words of the program: nothing that a user typed or read. */
export interface Fault {
  /** Method and path of the call; empty where the fault is no call's. */
  readonly operation: string;
  /** Where: in the answer, or on the page. */
  readonly place: string;
  /** What does not hold there. */
  readonly expectation: string;
}

/** A fault as it is sent. */
export interface FaultReport extends Fault {
  /** What the user is shown and may give to support. */
  readonly id: string;
}

/** Gives faults their ids and reports them to the backend. */
export interface ErrorReports {
  /**
   * @returns the id under which the fault was sent: the same one for the same fault within a minute. Undefined where
   * nothing is sent: support could not find that id.
   */
  readonly report: (fault: Fault) => string | undefined;
}

/** What {@link createErrorReports} is made of. */
export interface ErrorReportsOptions {
  /**
   * Sends a report; never fails. Absent where reporting is switched off.
   * @returns whether it is on its way: without a session it is not
   */
  readonly send?: ((report: FaultReport) => boolean) | undefined;
  readonly now: () => Date;
}

/** The fault of a part of the page that broke. The error's message stays out: it may hold what a user typed. */
export function crashFault(place: string, error: unknown): Fault {
  const kind = error instanceof Error ? error.name.slice(0, 60) : typeof error;
  return { operation: '', place, expectation: `renders (${kind})` };
}

/** How long the same fault is not sent again. */
const quietMs = 60_000;
/** Most reports of that time: a page that fails everywhere says so once. */
const maxReports = 10;

/** Makes the reports of a page. */
export function createErrorReports({ send, now }: ErrorReportsOptions): ErrorReports {
  const recent = new Map<string, { id: string; at: number }>();
  return {
    report: ({ operation, place, expectation }) => {
      const at = now().getTime();
      for (const [key, known] of recent) if (at - known.at >= quietMs) recent.delete(key);
      // Row numbers apart, it is one fault.
      const key = [operation, place.replace(/\/\d+(?=\/|$)/g, '/0'), expectation].join(' ');
      const known = recent.get(key);
      if (known) return known.id;
      if (recent.size >= maxReports) return undefined;
      const id = newReportId();
      if (!send?.({ id, operation, place, expectation })) return undefined;
      recent.set(key, { id, at });
      return id;
    },
  };
}

/** Thirty signs that are not mistaken for each other. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Eight signs in two groups: different for all reports of a year. */
function newReportId(): string {
  const drawn = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => signs[byte % signs.length]);
  return `${drawn.slice(0, 4).join('')}-${drawn.slice(4).join('')}`;
}

/** The reports of this page. Without a portal around it nothing is sent. */
export const errorReportsAtom = atom<ErrorReports>({ report: () => undefined });
