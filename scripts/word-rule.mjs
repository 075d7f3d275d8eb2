// The lint rule behind the house's words: American spelling, and plain technical words that name their subject, in
// names and comments of code. What the contract, the database or a library dictates is on a list.

const ise =
  'normal|initial|organ|recogn|serial|minim|maxim|optim|summar|author|synchron|capital|custom|categor|priorit|visual|' +
  'real|final|stabil|util|local|emphas|general|standard|sanit|random|memor|equal|neutral|character|harmon|penal';

/** British spellings: a pattern within a word, and what it becomes. */
const british = [
  [new RegExp(`^((?:un|de|re)?(?:${ise}))is(e[drs]?|ing|ations?|able)$`), '$1iz$2'],
  [/^(col|behavi|fav|hon|neighb|lab|harb)our/, '$1or'],
  [/^analys(ed?|ing)$/, 'analyz$1'],
  [/^(cancel|label|model|travel|signal|level|total|fuel|dial)l(ed|ing)$/, '$1$2'],
  [/^(cent|fib|theat)re(s?)$/, '$1er$2'],
  [/^((?:kilo|centi|milli)?(?:met|lit))re(s?)$/, '$1er$2'],
  [/^centr(ed|ing)$/, 'center$1'],
  [/^grey/, 'gray'],
  [/^catalogue(s?)$/, 'catalog$1'],
  [/^(licen|defen|offen)ce(s?)$/, '$1se$2'],
  [/^(judg)e(ment)/, '$1$2'],
  [/^artefact/, 'artifact'],
  [/^(whil|among)st$/, '$1'],
  [/^spelt$/, 'spelled'],
  [/^learnt$/, 'learned'],
];

/** Words that say less than a plain one, and what to say instead; `in` limits one to names. */
const plain = [
  [/\b(?:whoever|nobody|somebody|anybody|strangers?)\b/, 'the subject: user, tab, origin, operator, caller'],
  [/\bmend(?:ed|s|ing)?\b/, 'fix, repair'],
  [/\bthr(?:ow|ows|own) out\b/, 'sign out, refuse'],
  [/\b(?:keeps? house|housekeeping)\b/, 'maintenance'],
  [/\bleft behind\b/, 'what is left, and of what'],
  [/\bworth\w*\b/, 'the condition'],
  [/\bdeeds?\b/, 'action'],
  [/\btwins?\b/, 'copy, table of the chart'],
  [/\bscribes?\b/, 'live region'],

  [/\barrivals?\b/, 'destination, request'],
  [/\bwish(?:e[ds])?\b/, 'request'],
  [/\b(?:told|tells?|telling)\b/, 'show, report, notify, distinguish'],
  [/\binsist(?:s|ed)?\b/, 'take over, require'],
  [/\bpatience\b/, 'timeout'],
  [/^look(?: (?!up|ups)|s?$)/, 'check, read, find', 'names'],
  [/\b(?:longest|furthest|shortest)\b/, 'max, min', 'names'],
];

/** `shownWords` as `shown words`. */
const phraseOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replaceAll(/[_$]+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * What to say instead of the words of a name or comment.
 * @param {string} text words, in small letters
 * @param {'names' | 'comments'} place
 * @returns {{ word: string, better: string }[]}
 */
export function wordFaults(text, place) {
  const words = text.match(/[a-z]+/g) ?? [];
  const spelling = words.flatMap((word) => {
    const rule = british.find(([pattern]) => pattern.test(word));
    return rule ? [{ word, better: word.replace(rule[0], rule[1]) }] : [];
  });
  const dialect = plain.flatMap(([pattern, better, only]) => {
    const found = !only || only === place ? pattern.exec(text) : null;
    return found ? [{ word: found[0].trim(), better }] : [];
  });
  return [...spelling, ...dialect];
}

/** ESLint rule `house/words`; its one option is `{ allowed }`, names that others dictate. */
export const wordRule = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object' }],
    messages: { word: 'Not "{{word}}" but {{better}}.' },
  },
  create(context) {
    const { allowed } = context.options[0];
    const seen = new Set(allowed);
    const report = (loc, faults) =>
      faults.forEach((data) => context.report({ loc, messageId: 'word', data }));
    const check = (node) => {
      if (seen.has(node.name)) return;
      seen.add(node.name);
      report(node.loc, wordFaults(phraseOf(node.name), 'names'));
    };
    return {
      Identifier: check,
      JSXIdentifier: check,
      PrivateIdentifier: check,
      Program: () =>
        context.sourceCode
          .getAllComments()
          // A quoted word is another's: an API's, a title.
          .forEach(({ loc, value }) =>
            report(loc, wordFaults(value.replaceAll(/`[^`]*`|'[^'\n]*'/g, '').toLowerCase(), 'comments')),
          ),
    };
  },
};
