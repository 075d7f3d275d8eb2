declare module 'virtual:used-in' {
  import type { Uses } from './used-in.ts';

  const uses: Uses;
  export default uses;
}
