import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Takes react-router's production build, which its package does not name for browsers, and tells the bundler that its
 * components may be left out when nothing uses them. Saves 5 kB of the login page.
 */
export function leanRouter(): Plugin {
  const production = fileURLToPath(import.meta.resolve('react-router/package.json')).replace(
    'package.json',
    'dist/production/index.mjs',
  );
  return {
    name: 'cnx-lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-router-dom' ? production : undefined),
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return undefined;
      return {
        code: code
          .replace(/^((?:export )?var \w+ = )(React\d*\.)/gm, '$1/*#__PURE__*/ $2')
          .replace(/^\w+\.displayName = .*;$/gm, ''),
        map: null,
      };
    },
  };
}
