import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** How many of the most often leaked passwords are refused (ASVS 5.0, 6.2.4). */
const listLength = 3000;

/** What passwords are made of here, and the list, which is English, lacks: trade, seasons and months, greetings. */
const local = `
  cnx petroleum oilgas drilling offshore pipeline platform refinery
  contraseña contrasena bienvenido bienvenida motdepasse bienvenue
  primavera verano otoño otono invierno printemps automne hiver
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  janvier février fevrier mars avril juin juillet août aout septembre octobre novembre décembre decembre`
  .trim()
  .split(/\s+/);

const estimator = new ZxcvbnFactory({
  dictionary: { leaked: dictionary['passwords-common'].slice(0, listLength), local },
  graphs: adjacencyGraphs,
  // A longer password is not common, and the search takes longer than linear time.
  maxLength: 64,
});

/** Digits and signs around a word that are no run, such as four digits and two signs. */
const mostAround = 6;
/** What zxcvbn calls runs: `123456`, `7777`, a walk over the keys, a year, a number that is on the list. */
const runs = new Set(['sequence', 'repeat', 'spatial', 'regex', 'dictionary']);

/**
 * Whether a password is one of the most often leaked ones, or a walk over the keyboard, with what people usually put
 * around it: capitals, letters written as figures, runs of digits (a year, say), and up to six other digits and signs.
 */
export function isCommonPassword(password: string): boolean {
  const parts = estimator.check(password).sequence;
  const words = parts.filter(({ token }) => /\p{L}/u.test(token));
  const around = parts.filter((part) => !words.includes(part) && !runs.has(part.pattern));
  if (around.reduce((sum, { token }) => sum + token.length, 0) > mostAround) return false;
  const isWalk = words.every(({ pattern }) => pattern === 'spatial');
  return words.length > 0 && (isWalk || (words.length === 1 && words[0]!.pattern === 'dictionary'));
}
