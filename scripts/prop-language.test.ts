import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { propFaults } from './prop-language.mjs';

const ui = path.join(import.meta.dirname, '../packages/ui');

it('finds no word in the public components that the table does not have', () => {
  const { config } = ts.readConfigFile(path.join(ui, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ui);
  const { components, faults } = propFaults(path.join(ui, 'src/index.ts'), options);
  expect(components).toBeGreaterThan(60);
  expect(faults).toEqual({});
});

describe('propFaults', () => {
  const libraries = new Map<string, string>();

  /** The faults of components declared by these lines. */
  function faultsOf(lines: string) {
    const text = `
      export declare const tones: readonly ['neutral', 'good'];
      export declare const emphases: readonly ['strong', 'quiet'];
      export declare const sizes: readonly ['sm', 'md'];
      interface Root { id?: string; className?: string; style?: object; ref?: object; 'aria-describedby'?: string }
      ${lines}`;
    const file = '/own/index.ts';
    const options = { strict: true, types: [] };
    const host = ts.createCompilerHost(options);
    host.getSourceFile = (name) => {
      const library = libraries.get(name) ?? host.readFile(name) ?? '';
      libraries.set(name, library);
      return ts.createSourceFile(name, name === file ? text : library, ts.ScriptTarget.Latest, true);
    };
    return propFaults(file, options, host).faults;
  }

  it.each([
    ['status?: string', 'status is called tone'],
    ['onClose?: () => void', 'onClose is called onOpenChange'],
    ['onChange?: (value: string) => void', 'onChange is called onValueChange'],
    ['glitter?: boolean', 'glitter is not a word of ours'],
    ["tone?: 'good' | 'bad'", 'tone knows no bad'],
    ['emphasis?: string', 'emphasis knows no any other type'],
    ["size?: 'xl'", 'size knows no xl'],
    ['onValueChange?: (value: string) => void', 'onValueChange has no value'],
    ['onSortChange?: () => void', 'onSortChange has no sort'],
  ])('refuses %s', (prop, fault) => {
    expect(faultsOf(`export declare function Box(props: Root & { ${prop} }): void;`)).toEqual({
      Box: [fault],
    });
  });

  it('refuses a component that hands nothing to its element', () => {
    expect(faultsOf('export declare function Box(props: { id?: string }): void;')).toEqual({
      Box: ['hands on no className, style, ref, aria-describedby'],
    });
  });

  it('accepts what speaks the language, and what is no component', () => {
    const props =
      "tone?: 'good'; size?: 'sm' | 'md'; value?: string; onValueChange?: (value: string) => void";
    expect(
      faultsOf(`export declare function Box<T>(props: Root & { ${props}; items: readonly T[] }): void;
        export declare function useBox(glitter: string): void;`),
    ).toEqual({});
  });
});
