import { describe, expect, it } from 'vitest';
import { importFault, roomOf } from './layer-rule.mjs';
import { fences, layers, packages } from './layers.mjs';

const fault = (source: string, importer: string) =>
  importFault(source, importer, { layers, packages, fences });

describe('the layer rule', () => {
  it('guards a feature that nobody has listed', () => {
    expect(roomOf('apps/portal/src/features/brand-new/Card.tsx', layers)?.room).toBe(
      'apps/portal/src/features/brand-new',
    );
    expect(fault('../schedule/Gantt.tsx', 'apps/portal/src/features/brand-new/Card.tsx')).toMatch(
      /portal\/features may not import portal\/features/,
    );
  });

  it('lets files of one feature import each other and the packages', () => {
    const importer = 'apps/portal/src/features/schedule/ScheduleCard.tsx';
    expect(fault('./schedule.atoms.ts', importer)).toBeUndefined();
    expect(fault('@cnx/ui', importer)).toBeUndefined();
    expect(fault('../../state/store.ts', importer)).toBeUndefined();
  });

  it('refuses arrows that turn back', () => {
    expect(fault('../features/schedule/x.ts', 'apps/portal/src/state/store.ts')).toMatch(
      /portal\/state may not/,
    );
    expect(fault('../themes/light.ts', 'packages/ui/src/tokens/tokens.ts')).toMatch(/ui\/tokens may not/);
    expect(fault('../insights/pelt.ts', 'apps/backend/src/demonstration/generate.ts')).toMatch(
      /demonstration may not/,
    );
  });

  it('keeps fenced libraries in their one module', () => {
    expect(fault('@azure/msal-browser', 'apps/portal/src/features/sign-in/SignIn.tsx')).toMatch(
      /may only be imported/,
    );
    expect(fault('@azure/msal-browser', 'apps/portal/src/session/msal.ts')).toBeUndefined();
  });

  it('keeps the pure rules from the database and its libraries', () => {
    const rules = 'apps/backend/src/insights/pelt.ts';
    expect(fault('../database/schema.ts', rules)).toMatch(/may not import backend\/database/);
    expect(fault('../recompute/load-field.ts', rules)).toMatch(/may not import backend\/recompute/);
    expect(fault('kysely', rules)).toBe('backend/insights may not import kysely');
  });

  it('says so when an import leads outside of every layer', () => {
    expect(fault('../../../scripts/ports.mjs', 'apps/portal/src/main.tsx')).toMatch(/belongs to no layer/);
  });
});
