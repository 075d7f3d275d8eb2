import type { JSX as ReactJSX } from 'react';

/**
 * Stitches looks up element names in the global `JSX` namespace, which React 19's types no longer declare.
 * Without it `styled('no-such-element')` would compile.
 * @internal
 */
declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the name that Stitches looks up
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- forwards React's own
    interface Element extends ReactJSX.Element {}
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- forwards React's own
    interface IntrinsicElements extends ReactJSX.IntrinsicElements {}
  }
}
