import type { ImportArguments } from './arguments.ts';
import type { Mapping } from './mapping-file.ts';

/** What is to be imported, and how: the command line's words, with the whole mapping. */
export interface ImportRequest extends Omit<
  ImportArguments,
  'help' | 'mappingFile' | 'yes' | 'mapping' | 'template' | 'saveTemplate'
> {
  readonly mapping: Mapping;
}
