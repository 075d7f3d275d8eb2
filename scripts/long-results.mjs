// The page of the long tests' last results: a section for each.

const intro = `# Long tests

What takes too long for every run: \`npm run test:long\`, or one of them by its name. Each section is the last result.
`;

/** What is written of one run. */
export function sectionOf({ name, date, commit, minutes, lines }) {
  const list = lines.map((line) => `- ${line.replaceAll(/[<>*_]/g, String.raw`\$&`)}`).join('\n');
  return `## ${name}\n\n${date}, commit ${commit}, ${minutes.toFixed(1)} minutes.\n\n${list}\n`;
}

/**
 * The page with one test's section in the place of its older one, sections in the order of their names.
 * @param {string} text the page as it is; empty when there is none
 * @param {string} name the test, without the options it ran with
 * @param {string} section
 */
export function replaceSection(text, name, section) {
  const others = text
    .split(/^(?=## )/m)
    .filter(
      (part) => part.startsWith('## ') && !new RegExp(`^## ${name}(?: |$)`, 'm').test(part.split('\n', 1)[0]),
    );
  const sections = [...others, section].map((part) => part.trim()).sort();
  return `${[intro.trim(), ...sections].join('\n\n')}\n`;
}
