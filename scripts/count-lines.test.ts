import { expect, it } from 'vitest';
import { countCode, figures, isProduction } from './count-lines.mjs';

it('counts lines that hold code', () => {
  const text = `// a comment
/** A docstring. */
const a = 1; // beside code

/*
 * a block
 */
const b = \`one

two\`; /* after */
const c = <p>{/* nothing */}</p>;
const d = 'https://example.com'; const e = /\\/\\*/;
`;
  expect(countCode('a.tsx', text)).toBe(5);
});

it.each([
  ['apps/portal/src/Portal.tsx', true],
  ['scripts/drift.mjs', true],
  ['apps/portal/src/config.test.ts', false],
  ['packages/ui/src/components/Button/Button.stories.tsx', false],
  ['apps/portal/src/features/schedule/schedule.fixture.ts', false],
  ['packages/api/src/schema.gen.ts', false],
  ['apps/portal/src/i18n/fr/areas.ts', false],
  ['apps/backend/src/identity-provider/texts/es.ts', false],
  ['apps/backend/test/support/system.ts', false],
  ['e2e/accounts.ts', false],
  ['docs/dashboard.png', false],
])('of %s says whether it is production code: %s', (file, counts) => {
  expect(isProduction(file)).toBe(counts);
});

it('gives the total, the workspaces and the sizes of the portal’s files', () => {
  const lines = (count: number) => 'a();\n'.repeat(count);
  const counted = figures([
    ['apps/portal/src/a.ts', lines(10)],
    ['apps/portal/src/b.ts', lines(60)],
    ['apps/portal/src/c.ts', lines(70)],
    ['scripts/d.mjs', lines(5)],
  ]);
  expect(Object.fromEntries(counted)).toEqual({
    'code lines': 145,
    '  apps/portal': 140,
    '  scripts': 5,
    files: 4,
    'portal: files': 3,
    'portal: median lines of a file': 60,
    'portal: % of files up to 15 lines': 33.3,
  });
});
