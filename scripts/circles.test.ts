import { describe, expect, it } from 'vitest';
import { circlesOf } from './circles.mjs';
import { importsOf } from './imports.mjs';

const circles = (sources: Record<string, string>) => circlesOf(importsOf(new Map(Object.entries(sources))));

describe('import circles', () => {
  it('are named with every file in them', () => {
    expect(
      circles({
        'a.ts': "import { b } from './b.ts';",
        'b.ts': "export * from './c.tsx';",
        'c.tsx': "import { a } from './a.ts';",
        'd.ts': "import { a } from './a.ts';",
      }),
    ).toEqual([['a.ts', 'b.ts', 'c.tsx', 'a.ts']]);
  });

  it.each([
    ['types', "import type { B } from './b.ts';"],
    ['a type named in place', "type B = import('./b.ts').B;"],
    ['code fetched late', "const load = () => import('./b.ts');"],
  ])('are seen through %s', (_what, text) => {
    expect(circles({ 'a.ts': text, 'b.ts': "import { a } from './a.ts';" })).toHaveLength(1);
  });

  it('are seen through the name of a package', () => {
    expect(
      circles({
        'packages/ui/src/index.ts': "export { Button } from './Button.tsx';",
        'packages/ui/src/Button.tsx': "import { x } from '@cnx/ui';",
      }),
    ).toHaveLength(1);
  });

  it('are not a file that two others import', () => {
    expect(
      circles({ 'a.ts': "import './b.ts'; import './c.ts';", 'b.ts': "import './c.ts';", 'c.ts': '' }),
    ).toEqual([]);
  });
});
