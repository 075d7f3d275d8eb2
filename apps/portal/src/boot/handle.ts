/** What the boot script leaves for the page's own script. Absent in tests and wherever the script did not run. */
export interface BootHandle {
  readonly theme: string;
  readonly language: string;
  /** Whether the document's markup stands on the page, to be taken over rather than made anew. */
  readonly prerendered: boolean;
  /**
   * Stops keeping, puts back a typed text that got lost and carries out what was asked for meanwhile. Call once the
   * form reacts; again does nothing.
   */
  ready(): void;
}

declare global {
  interface Window {
    cnxBoot?: BootHandle;
  }
}

/** The boot script's handle, if there is one. */
export function bootHandle(): BootHandle | undefined {
  return typeof window === 'undefined' ? undefined : window.cnxBoot;
}
