declare module 'virtual:used-in' {
  /** Names of screens by the component that they show: see `used-in.ts`. */
  const uses: Readonly<Record<string, readonly string[]>>;
  export default uses;
}
