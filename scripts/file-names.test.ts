import { expect, it } from 'vitest';
import { fileNameFault } from './file-names.mjs';

it.each([
  ['packages/ui/src/components/Button/Button.tsx', 'Button', 'ButtonProps'],
  ['packages/ui/src/components/Button/Button.stories.tsx', 'Default'],
  ['packages/ui/src/types.test-d.tsx'],
  ['apps/portal/src/routes.tsx', 'routes', 'PortalRoute'],
  ['apps/portal/src/insight/use-formats.ts', 'useFormats'],
  ['apps/portal/src/features/schedule/use-schedule-columns.tsx', 'useScheduleColumns'],
  ['apps/portal/src/features/schedule/schedule.atoms.ts', 'schedulesAtom'],
  ['packages/api/src/index.ts'],
])('takes %s', (file, ...names) => {
  expect(fileNameFault(file, () => names)).toBeUndefined();
});

it.each([
  ['apps/portal/src/features/sign-in/useOpeningMessages.ts', /kebab-case/, 'useOpeningMessages'],
  ['apps/portal/src/state/Store.ts', /PascalCase\.tsx/, 'store'],
  ['apps/portal/src/shell/portal-frame.tsx', /PascalCase/, 'PortalFrame'],
  ['apps/portal/src/insight/formats.ts', /use-/, 'useFormats'],
  ['apps/portal/src/insight/utils.ts', /job/, 'a'],
  ['apps/portal/src/insight/index.ts', /job/, 'a'],
] as const)('refuses %s', (file, why, ...names) => {
  expect(fileNameFault(file, () => names.map(String))).toMatch(why);
});
