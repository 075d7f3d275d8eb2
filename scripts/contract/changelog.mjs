// Writes changes of the contract for its readers.
import { severityOrder } from './changes.mjs';

const headings = {
  breaking: 'Breaking',
  notable: 'Worth knowing',
  additive: 'New',
  text: 'Texts',
};

/** A change as one line: severity, operation, place and what happened. */
export const lineOf = ({ severity, operation, place, text }) =>
  `${severity}: ${[operation, place, text].filter(Boolean).join(': ')}`;

/**
 * Changes as Markdown below a heading, the worst first. What happened to several operations alike, because they share a
 * schema, is said once.
 * @param {string} heading such as a version and its day
 * @param {import('./changes.mjs').Change[]} changes
 */
export function changelogOf(heading, changes) {
  const sections = severityOrder.flatMap((severity) => {
    const entries = entriesOf(changes.filter((change) => change.severity === severity));
    return entries.length === 0 ? [] : [`### ${headings[severity]}\n\n${entries.join('\n')}`];
  });
  return [`## ${heading}`, ...(sections.length > 0 ? sections : ['No changes.'])].join('\n\n') + '\n';
}

function entriesOf(changes) {
  const alike = groupAlike(changes);
  return [...alike.values()].map((group) => {
    const [{ place, text }] = group;
    const operations = group.map(({ operation }) => operation).filter(Boolean);
    const where = [...operations.map((name) => `\`${name}\``), ...(place ? [`\`${place}\``] : [])];
    return `- ${where.length > 0 ? `${where.join(', ')}: ` : ''}${text}`;
  });
}

function groupAlike(changes) {
  const groups = new Map();
  for (const change of changes) {
    const key = `${change.place}\n${change.text}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return groups;
}
