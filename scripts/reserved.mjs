// What the spec names and no screen uses yet, by the screen (a name of apps/portal/src/paths.ts) that will use it: the
// only unused code and texts that the checks allow. What is used takes its entry with it.

/** Exports as `file#name`, texts as `bundle:key`. */
export const reserved = {
  login: ['apps/portal/src/limits.ts#loginStateRoleId'],
};
