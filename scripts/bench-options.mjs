// What `npm run bench` is asked to measure, from its arguments.
import { parseArgs } from 'node:util';
import { ReadableError } from './bootstrap.mjs';

const numbers = ['rounds', 'seconds', 'wells', 'years'];
const options = {
  all: { type: 'boolean', default: false },
  smallest: { type: 'boolean', default: false },
  ...Object.fromEntries(numbers.map((name) => [name, { type: 'string' }])),
};

/**
 * Reads the arguments.
 * @template {{ name: string, group?: string, whenAsked?: boolean }} Part
 * @param {string[]} args names of parts or groups, and options
 * @param {Part[]} parts
 * @returns {{ chosen: Part[], smallest: boolean, given: Record<string, number> }} `given`: the sizes that were named
 * @throws a readable error that names what is wrong, and what there is
 */
export function readOptions(args, parts) {
  const { values, positionals } = parsed(args);
  const groups = new Set(parts.flatMap(({ name, group }) => [name, ...(group ? [group] : [])]));
  const unknown = positionals.filter((name) => !groups.has(name));
  if (unknown.length > 0) {
    throw new ReadableError(
      `there is no part "${unknown.join('", "')}"; the parts are ${[...groups].join(', ')}.`,
    );
  }
  const { all, smallest } = values;
  const isChosen = ({ name, group, whenAsked }) =>
    positionals.length > 0
      ? positionals.includes(name) || positionals.includes(group)
      : all || smallest || !whenAsked;
  const given = numbers.filter((name) => values[name] !== undefined);
  return {
    chosen: parts.filter(isChosen),
    smallest,
    given: Object.fromEntries(given.map((name) => [name, wholeNumber(name, values[name])])),
  };
}

function parsed(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [what] = error.message.split(/\.(?: |$)/);
    const known = Object.entries(options).map(([name, { type }]) =>
      type === 'string' ? `--${name} N` : `--${name}`,
    );
    throw new ReadableError(
      `${what}. The options are ${known.join(', ')}; parts are named without one, as in "npm run bench -- sizes".`,
    );
  }
}

function wholeNumber(name, text) {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new ReadableError(`--${name} is "${text}"; it must be a whole number from 1 to 999999.`);
}
