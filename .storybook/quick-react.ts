import * as React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

/**
 * Has React's development build, which tests need for its warnings, make no stack for each element, which only
 * `captureOwnerStack` would show and which is a fifth of what a story costs (ADR 6). React itself makes none beyond a
 * number of them per second, which it counts.
 */
export function makeNoOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    React as unknown as Record<string, Internals | undefined>;
  if (!internals) throw new Error('React keeps its internals elsewhere: see quick-react.ts');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
