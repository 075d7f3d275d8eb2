// Decisions that the index leaves out or states otherwise, that are too long to be read, and mentions of ones that do not
// exist.
import { readSource, sourceFiles } from './sources.mjs';

const folder = 'docs/adr/';

/** One screen. */
const maxWordsOfRecord = 450;

/** An hour of reading, the index included. */
const maxWords = 14_000;

const wordsIn = (text) => text.split(/\s+/).filter(Boolean).length;

/** Number, title, status and date from the head of a record; undefined where the head has another form. */
function headOf(text) {
  const [, number, title, status, date] =
    /^# (\d+)\. (.+)\n\nStatus: (.+) · (\d{4}-\d\d-\d\d)\n/.exec(text) ?? [];
  return number === undefined ? undefined : { number: Number(number), title, status, date };
}

/** What the index says of a record before its one line. */
export const indexed = (name, { number, title, status, date }) =>
  `- [${number}. ${title}](${name}) ${status} ${date}:`;

/**
 * @param {Map<string, string>} pages texts of the records and of the index, `README.md`, by file name
 * @param {Map<string, string>} sources texts that may mention a record as "ADR 7", by file
 * @returns {string[]}
 */
export function decisionFaultsOf(pages, sources) {
  const index = (pages.get('README.md') ?? '').replaceAll(/\s+/g, ' ');
  const records = [...pages].filter(([name]) => name !== 'README.md');
  const numbers = new Set(records.map(([name]) => Number.parseInt(name, 10)));
  const total = [...pages.values()].reduce((sum, text) => sum + wordsIn(text), 0);
  return [
    ...records.flatMap(([name, text]) => {
      const head = headOf(text);
      if (head?.number !== Number.parseInt(name, 10))
        return [
          `${folder}${name} does not begin with "# <its number>. <title>" and "Status: <status> · <date>"`,
        ];
      return [
        ...(index.includes(indexed(name, head)) ? [] : [`${folder}README.md lacks "${indexed(name, head)}"`]),
        ...(wordsIn(text) > maxWordsOfRecord
          ? [`${folder}${name} has ${wordsIn(text)} words, of ${maxWordsOfRecord} at most`]
          : []),
      ];
    }),
    ...(total > maxWords
      ? [`${folder} has ${total} words, of ${maxWords} at most: shorten or gather records`]
      : []),
    ...[...sources].flatMap(([file, text]) =>
      [...text.matchAll(/\bADR (\d+)/g)]
        .filter(([, number]) => !numbers.has(Number(number)))
        .map(([mention]) => `${file} mentions ${mention}, which does not exist`),
    ),
  ];
}

export function decisionFaults() {
  const textsOf = (files, nameOf) => new Map(files.map((file) => [nameOf(file), readSource(file)]));
  return decisionFaultsOf(
    textsOf(
      sourceFiles((file) => file.startsWith(folder) && file.endsWith('.md')),
      (file) => file.slice(folder.length),
    ),
    textsOf(
      sourceFiles((file) => /\.(?:md|mjs|tsx?|ya?ml|sql)$/.test(file) && !file.includes('decisions.test.')),
      (file) => file,
    ),
  );
}
