declare module 'virtual:used-in' {
  /** Names of screens by the component that they show: see `used-in.ts`. */
  const uses: Readonly<Record<string, readonly string[]>>;
  export default uses;
}

declare module 'virtual:changeset-dates' {
  /** Days as `YYYY-MM-DD` by the changesets' file names; empty where there is no history. */
  const dates: Readonly<Record<string, string>>;
  export default dates;
}
