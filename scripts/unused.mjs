// What nothing uses: exports as knip sees them, and texts as the compiler sees them.
import path from 'node:path';
import ts from 'typescript';
import { command, ReadableError, root } from './bootstrap.mjs';
import { isTest, isTranslation, visit } from './sources.mjs';

const portal = path.join(root, 'apps/portal');
const keysFile = 'src/i18n/message.ts';
const keysType = 'TextKey';

/** What is wrong when `unused` was found. */
const unusedNames = (unused) => unused.map((name) => `${name} is used nowhere`);

/** How a finding of knip is named, by its kind. */
const namings = {
  files: (_file, name) => name,
  exports: (file, name) => `${file}#${name}`,
  types: (file, name) => `${file}#${name}`,
};

/**
 * What a report of knip (JSON) says, a line each; an unused export is `file#name`.
 * @param {{ issues: Record<string, any>[] }} report
 * @returns {string[]}
 */
export function unusedIn({ issues }) {
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      found.flat().map(({ name }) => namings[kind]?.(file, name) ?? `${file}: ${kind} ${name}`),
    ),
  );
}

/** Unused files, exports and dependencies. */
export async function unusedFaults() {
  const { output } = await command('knip', ['--no-progress', '--reporter', 'json'], { quiet: true });
  const report = /\{.*\}/s.exec(output)?.[0];
  if (!report) throw new ReadableError(`knip did not run\n${output}`);
  return unusedNames(unusedIn(JSON.parse(report)));
}

const withoutPlural = (key) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** The texts that a type stands for, when it is made of nothing but texts. */
function textsOf(type) {
  const types = type.isUnion() ? type.types : [type];
  return types.every((one) => one.isStringLiteral()) ? types.map(({ value }) => value) : [];
}

/** Keys of texts, `bundle:key`, each plural once. */
function allKeys(program, checker, folder) {
  const alias = program
    .getSourceFile(path.join(folder, keysFile))
    ?.statements.find((node) => ts.isTypeAliasDeclaration(node) && node.name.text === keysType);
  const keys = alias ? textsOf(checker.getTypeAtLocation(alias.name)) : [];
  if (keys.length === 0) throw new ReadableError(`${keysFile} has no type ${keysType} that lists the keys`);
  return [...new Set(keys.map(withoutPlural))];
}

/** The bundle that a translating function takes keys without a bundle from, by its type. */
function bundleOf(type, checker) {
  const [bundles] = checker.getTypeArguments(type);
  return bundles && textsOf(checker.isTupleType(bundles) ? checker.getTypeArguments(bundles)[0] : bundles)[0];
}

/** `bundle.key` of a text that is read from its module (`login.heading`), by where it is declared. */
function declaredKey(symbol) {
  let node = symbol?.valueDeclaration;
  if (!node || !isTranslation(node.getSourceFile().fileName)) return undefined;
  const names = [];
  for (; node && !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) names.unshift(node.name.text);
  }
  return names.join('.');
}

/**
 * Keys of texts that no file uses, and places that may use any text of a bundle, of which nothing can be said. A key is
 * used by `t(…)`, a translating function of this name whose argument's type says which keys it can be, by a text
 * `bundle:key` anywhere, or by reading it from its module.
 * @param {ts.Program} program
 * @param {string} folder of the workspace whose texts they are
 */
export function unusedTexts(program, folder) {
  const checker = program.getTypeChecker();
  const keys = allKeys(program, checker, folder);
  const known = new Set(keys);
  const lastNames = new Set(keys.map((key) => key.split(/[.:]/).at(-1)));
  const bundleSize = (bundle) => keys.filter((key) => key.startsWith(`${bundle}:`)).length;
  const used = new Set();
  /** Files and the bundles that they may use any text of. */
  const vague = [];
  const use = (node, texts) => {
    const found = [...new Set(texts.map(withoutPlural))].filter((key) => known.has(key));
    const bundle = found[0]?.split(':')[0];
    if (found.length > 1 && found.length === bundleSize(bundle))
      vague.push([node.getSourceFile().fileName, bundle]);
    else found.forEach((key) => used.add(key));
  };
  // The types of few expressions are asked for: those of all calls and templates would take four times as long.
  const mayBegin = (text) => keys.some((key) => key.startsWith(text));
  const read = (node) => {
    if (ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent)) use(node, [node.text]);
    if (ts.isTemplateExpression(node) && mayBegin(node.head.text))
      use(node, textsOf(checker.getTypeAtLocation(node)));
    if (ts.isPropertyAccessExpression(node) && lastNames.has(node.name.text)) {
      const name = declaredKey(checker.getSymbolAtLocation(node));
      if (name)
        use(
          node,
          keys.filter((key) => `.${key.replace(':', '.')}`.endsWith(`.${name}`)),
        );
    }
    if (!ts.isCallExpression(node) || node.arguments.length === 0) return;
    if ((node.expression.name ?? node.expression).text !== 't') return;
    const translator = checker.getTypeAtLocation(node.expression);
    if (translator.symbol?.name !== 'TFunction') return;
    const bundle = bundleOf(translator, checker);
    use(
      node,
      textsOf(checker.getTypeAtLocation(node.arguments[0])).map((key) => `${bundle}:${key}`),
    );
  };
  program
    .getSourceFiles()
    .filter(
      ({ fileName }) => fileName.startsWith(`${folder}/`) && !isTest(fileName) && !isTranslation(fileName),
    )
    .forEach((file) => visit(file, read));
  if (used.size === 0) throw new ReadableError('no use of any text was found');
  return {
    unused: keys
      .filter((key) => !used.has(key) && !vague.some(([, bundle]) => key.startsWith(`${bundle}:`)))
      .sort(),
    vague: vague.map(
      ([file, bundle]) =>
        `${path.relative(root, file)} may show any text of ${bundle}: narrow the type of its key`,
    ),
  };
}

/** Texts of the portal that nothing shows. */
export function unusedTextFaults() {
  const { config } = ts.readConfigFile(path.join(portal, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, portal);
  const program = ts.createProgram(
    fileNames.filter((file) => !isTest(file)),
    options,
  );
  const { unused, vague } = unusedTexts(program, portal);
  return [...vague, ...unusedNames(unused)];
}
