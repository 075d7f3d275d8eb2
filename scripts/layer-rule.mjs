// The lint rule behind scripts/layers.mjs: an import must lead to a layer that the importing layer may use, and a
// fenced library may be imported by its one module only.
import path from 'node:path';

/** The layer and room of a file given by its path from the root, or `undefined` outside of every layer. */
export function roomOf(file, layers) {
  let best;
  for (const layer of layers) {
    for (const pattern of layer.patterns) {
      const room = matchRoom(file, pattern);
      if (room && (!best || room.length > best.room.length)) best = { layer, room };
    }
  }
  return best;
}

function matchRoom(file, pattern) {
  const wanted = pattern.split('/');
  const parts = file.split('/');
  if (parts.length < wanted.length) return undefined;
  if (!wanted.every((word, i) => word === '*' || word === parts[i])) return undefined;
  return parts.slice(0, wanted.length).join('/');
}

/** Path from the root that an import leads to, or `undefined` for a library. */
export function targetOf(source, importer, packages) {
  if (source.startsWith('.')) return path.posix.join(path.posix.dirname(importer), source.split('?')[0]);
  const own = packages.find(({ name }) => source === name || source.startsWith(`${name}/`));
  return own && path.posix.join(own.folder, source.slice(own.name.length) || 'index.ts');
}

/** What is wrong with importing `source` from `importer`, or `undefined` when it is allowed. */
export function importFault(source, importer, { layers, packages, fences }) {
  const from = roomOf(importer, layers);
  if (!from) return undefined;
  const target = targetOf(source, importer, packages);
  if (target === undefined) {
    if (from.layer.mayNotImport?.includes(source)) return `${from.layer.name} may not import ${source}`;
    const fence = fences.find(({ name }) => source === name);
    return fence && !fence.allowed.some((place) => importer === place || importer.startsWith(`${place}/`))
      ? `${source} may only be imported in ${fence.allowed.join(', ')}`
      : undefined;
  }
  const to = roomOf(target, layers);
  if (!to) return `${target} belongs to no layer of scripts/layers.mjs`;
  const allowed =
    to.room === from.room || (to.layer !== from.layer && from.layer.mayImport.includes(to.layer.name));
  if (allowed) return undefined;
  return `${from.layer.name} may not import ${to.layer.name} (it may import ${from.layer.mayImport.join(', ') || 'nothing of ours'})`;
}

/** ESLint rule `house/layers`; its one option is `{ root, layers, packages, fences }`. */
export const layerRule = {
  meta: { type: 'problem', schema: [{ type: 'object' }], messages: { fault: '{{fault}}' } },
  create(context) {
    const options = context.options[0];
    const importer = path.relative(options.root, context.filename).split(path.sep).join('/');
    const check = (node) => {
      if (typeof node?.value !== 'string') return;
      const fault = importFault(node.value, importer, options);
      if (fault) context.report({ node, messageId: 'fault', data: { fault } });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
    };
  },
};
