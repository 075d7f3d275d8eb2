import { describe, expect, it } from 'vitest';
import { importFault, roomOf } from './layer-rule.mjs';
import { fences, layers, packages, readLayers } from './layers.mjs';

const fault = (source: string, importer: string) =>
  importFault(source, importer, { layers, packages, fences });

describe('the layer rule', () => {
  it('guards a feature that is on no list', () => {
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
    expect(fault('@azure/msal-browser', 'apps/portal/src/corporate-sign-in/msal.ts')).toBeUndefined();
  });

  it('keeps the pure rules from the database and its libraries', () => {
    const rules = 'apps/backend/src/insights/pelt.ts';
    expect(fault('../database/schema.ts', rules)).toMatch(/may not import backend\/database/);
    expect(fault('../recompute/load-field.ts', rules)).toMatch(/may not import backend\/recompute/);
    expect(fault('kysely', rules)).toMatch(/^kysely may only be imported in/);
  });

  it('says so when an import leads outside of every layer', () => {
    expect(fault('../../../scripts/ports.mjs', 'apps/portal/src/main.tsx')).toMatch(/belongs to no layer/);
  });
});

describe('the tables of the page', () => {
  const page = (imports: string) =>
    `# Page\n\n| layer | where | may import |\n| --- | --- | --- |\n| a | \`src/a\`, \`src/b.ts\` | nothing of ours |\n| c | \`src/*\` | ${imports} |\n\n| library | only in |\n| --- | --- |\n| \`pg\` | \`src/a\` |\n`;

  it('are read as they stand', () => {
    expect(readLayers(page('a'))).toEqual({
      layers: [
        { name: 'a', patterns: ['src/a', 'src/b.ts'], mayImport: [] },
        { name: 'c', patterns: ['src/*'], mayImport: ['a'] },
      ],
      fences: [{ name: 'pg', allowed: ['src/a'] }],
    });
    expect(layers.length).toBeGreaterThan(20);
    expect(fences.length).toBeGreaterThan(5);
  });

  it('are refused when a layer has no row, or a table is gone', () => {
    expect(() => readLayers(page('a, d'))).toThrow('no row for the layer "d"');
    expect(() => readLayers('# Page')).toThrow('no table of each layer');
  });
});
