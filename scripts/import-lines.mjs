// The imports of generated files.
const localName = (name) => name.replace('type ', '').split(' as ').at(-1);

/**
 * The lines that import what a text names of what files offer.
 * @param {string} text
 * @param {Record<string, readonly string[]>} all what each file offers, as it is imported: `name`, `type Name`, `name as other`
 * @returns {string}
 */
export const importLines = (text, all) =>
  Object.entries(all)
    .map(([file, names]) => [file, names.filter((name) => new RegExp(`\\b${localName(name)}\\b`).test(text))])
    .filter(([, names]) => names.length > 0)
    .map(([file, names]) =>
      names.every((name) => name.startsWith('type '))
        ? `import type { ${names.map((name) => name.slice(5)).join(', ')} } from '${file}';\n`
        : `import { ${names.join(', ')} } from '${file}';\n`,
    )
    .join('');
