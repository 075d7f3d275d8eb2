import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './bootstrap.mjs';
import { readFile, withHandler } from './new-endpoint.mjs';
import { featureFiles, featureMentions, placeholdersOf } from './new-feature.mjs';
import { operationFacts } from './new-operation.mjs';
import { readSource } from './sources.mjs';

const contract = parse(readSource('openapi/cnx.yaml'));
const factsOf = (id: string) => operationFacts(contract, id);

/** What the compiler says of files of a workspace that are not on the disk, or are another there. */
function faultsOf(workspace: string, files: Record<string, string>): string[] {
  const folder = path.join(root, workspace);
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const ambient = fileNames.filter((file) => file.endsWith('.d.ts'));
  const host = ts.createCompilerHost(options);
  const virtual = new Map(Object.entries(files).map(([file, text]) => [path.join(root, file), text]));
  const { fileExists, readFile: readDisk } = host;
  host.fileExists = (file) => virtual.has(file) || fileExists(file);
  // Resolution looks for no file in a folder that is not there.
  host.directoryExists = () => true;
  host.readFile = (file) => virtual.get(file) ?? readDisk(file);
  const program = ts.createProgram([...ambient, ...virtual.keys()], options, host);
  return [...virtual.keys()]
    .map((file) => program.getSourceFile(file))
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .map(({ file, messageText }) => `${file?.fileName} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

/** One operation of each kind, by the name of its feature. */
const kinds = {
  'new-drops': ['getHighProductionDropExceptionReportInfo', 'HighProductionDropException'],
  'new-losses': ['getDeferredProductionInfo', 'DeferredProduction'],
  'new-emissions': ['getSustainableProductionInfo', 'SustainableProductionInfo'],
  'new-options': ['getProductionOptimizationInfo', 'ProductionOptimization'],
  'new-fields': ['getFields', 'FilterItem'],
  'new-series': ['getDailyProduction', 'DailyProduction'],
} as const;

const filesOf = (name: keyof typeof kinds) => featureFiles(name, factsOf(kinds[name][0]), kinds[name][1]);
const atomsOf = (name: keyof typeof kinds) =>
  filesOf(name)[`apps/portal/src/features/${name}/${name}.atoms.ts`];

describe('a new feature', () => {
  it('compiles, whatever its operation answers and takes', () => {
    const files: Record<string, string> = {};
    const read = (file: string) => files[file] ?? readSource(file);
    for (const name of Object.keys(kinds) as (keyof typeof kinds)[])
      Object.assign(files, filesOf(name), featureMentions(name, read));
    expect(faultsOf('apps/portal', files)).toEqual([]);
  });

  it('joins the pages of a list, follows the filters and waits for what it has to know', () => {
    expect(atomsOf('new-drops')).toMatch(/dataAtom\(.*limit: maxRowsPerCall.*joinPages: joinLists/);
    expect(atomsOf('new-emissions')).not.toContain('joinPages');
    expect(atomsOf('new-fields')).toContain("listAtom('/ExceptionReport/GetFields')");
    expect(atomsOf('new-series')).toContain('newSeriesParamsAtom = atom<CallParams<');
  });

  it('shows the rows that an answer has in a property', () => {
    const card = filesOf('new-options')['apps/portal/src/features/new-options/NewOptionsCard.tsx'];
    expect(card).toContain('const rows = body.top;');
  });

  it('shows numbers in the unit of the reader', () => {
    const card = filesOf('new-drops')['apps/portal/src/features/new-drops/NewDropsCard.tsx'];
    expect(card).toContain("baseline: amountColumn(formats, 'liquidRate', ");
  });

  it('takes translations that the portal has, and marks what is left', () => {
    const texts = filesOf('new-drops')['apps/portal/src/i18n/es/new-drops.ts'] ?? '';
    expect(texts).toContain("well: 'Pozo'");
    expect(placeholdersOf(texts)).toContain('(es) New drops');
    expect(placeholdersOf(texts)).not.toContain('(es) Well');
  });

  it('is left to be described', () => {
    const card = filesOf('new-fields')['apps/portal/src/features/new-fields/NewFieldsCard.tsx'] ?? '';
    expect(placeholdersOf(card)).toHaveLength(1);
  });

  it('is named among the texts once, in the order of the alphabet', () => {
    const mentions: Record<string, string> = featureMentions('data-gaps');
    const portal = mentions['apps/portal/src/i18n/en/portal.ts'] ?? '';
    expect(
      portal.match(/import \{ dataGaps \} from '.\/data-gaps.ts';\nimport \{ dataHealth/),
    ).not.toBeNull();
    expect(portal).toContain('  content,\n  dataGaps,\n  dataHealth,\n');
    expect(featureMentions('data-gaps', (file) => mentions[file] ?? readSource(file))).toEqual({});
  });

  it('shows what can be read only', () => {
    expect(() => featureFiles('new-logout', factsOf('logout'), 'MessageResult')).toThrow('reads nothing');
    expect(() => factsOf('getNothing')).toThrow('openapi/cnx.yaml');
  });
});

describe('a new endpoint over a paged list', () => {
  const facts = { ...factsOf('getHighProductionDropExceptionReportInfo'), id: 'getDataHoles' };
  const routes = readSource('apps/backend/src/routes/exception-report.ts');

  it('has a read whose missing columns the compiler names', () => {
    const file = 'apps/backend/src/queries/data-holes.ts';
    expect(existsSync(path.join(root, file))).toBe(false);
    const faults = faultsOf('apps/backend', { [file]: readFile(facts) });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/missing the following properties .*: id, date, variable/);
  });

  it('has a handler, beside the others', () => {
    const text = withHandler(routes, facts) ?? '';
    expect(text).toMatch(
      /getDataHoles: [^]*listDataHoles\(db, selection, window, page\),\n {6}\),\n {2}\} satisfies/,
    );
    expect(text).toMatch(
      /change-statistics\.ts';\nimport \{ listDataHoles \} from '\.\.\/queries\/data-holes\.ts';/,
    );
  });

  it('has none where no window is read', () => {
    expect(withHandler(readSource('apps/backend/src/routes/filters.ts'), facts)).toBeUndefined();
  });
});
