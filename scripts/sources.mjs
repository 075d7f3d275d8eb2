// The repository's files and what stands in them: the one way in which checks and counts read sources.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ReadableError, root } from './bootstrap.mjs';

/** What git prints, from the root. @throws a readable error outside of a checkout */
export function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    throw new ReadableError(`git ${args[0]} failed: ${error.stderr?.trim() || error.message}`);
  }
}

/** The commit that is checked out, and whether files differ from it. */
export function currentCommit() {
  const changed = git('status', '--porcelain', '--untracked-files=no').trim() !== '';
  return `${git('rev-parse', '--short=10', 'HEAD').trim()}${changed ? ' with changes' : ''}`;
}

/**
 * Files of the repository that git tracks or would track, from the root, and that are there.
 * @param {(file: string) => boolean} [wanted]
 * @throws when there are none: a check that sees nothing has not checked anything
 */
export function sourceFiles(wanted = () => true) {
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter((file) => file && wanted(file) && existsSync(path.join(root, file)));
  if (files.length === 0) throw new ReadableError('no file was found to read');
  return files;
}

/** Text of a file given by its path from the root. */
export const readSource = (file) => readFileSync(path.join(root, file), 'utf8');

/** Code that we write: neither generated nor built. */
export const isCode = (file) => /\.(?:tsx?|mjs|jsx)$/.test(file) && !/\.gen\.ts$/.test(file);

/** Tests, stories and what only they use. */
export const isTest = (file) => /\.(?:test|test-d|stories|fixture|spec)\.|(?:^|\/)(?:test|e2e)\//.test(file);

/** Texts in one language. */
export const isTranslation = (file) => /\/(?:i18n|texts)\/[a-z]{2}[./]/.test(file);

/** The syntax tree of a text, with parents. */
export const parse = (file, text) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Calls `act` with a node and everything below it. */
export function visit(node, act) {
  act(node);
  ts.forEachChild(node, (child) => visit(child, act));
}
