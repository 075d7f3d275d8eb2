/** The oldest supported versions, which README.md names: what is newer than they are is written for them, or has a stand-in. */
export const oldestBrowsers = { chrome: '125', edge: '125', firefox: '140', safari: '17.4' } as const;
