// Numbers as pages write them.

const groups = { en: /,/g, es: /\./g, fr: /[\u202f\u00a0 ]/g };
const decimals = { en: '.', es: ',', fr: ',' };
const figure = /[+−-]?\d(?:[\d.,]|[\u202f\u00a0](?=\d{3}(?!\d)))*/g;

/**
 * The numbers of a text, in their order.
 * @param {string} text
 * @param {'en' | 'es' | 'fr'} language in whose way they are written
 */
export function numbersIn(text, language) {
  return [...text.matchAll(figure)].map(([found]) => {
    const digits = found
      .replace(/[.,]+$/, '')
      .replace(groups[language], '')
      .replace(decimals[language], '.');
    return Number(digits.replace('−', '-'));
  });
}

/** How many decimals the first number of a text has. */
export function decimalsOf(text, language) {
  const [found] = text.match(figure) ?? [''];
  const [, rest = ''] = found.replace(/[.,]+$/, '').split(decimals[language]);
  return rest.length;
}
