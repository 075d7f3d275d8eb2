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

/**
 * Whether a password is one of the most often leaked ones, or a walk over the keyboard, with what people usually put
 * around it: capitals, letters written as figures, digits (a year, say) and special characters.
 */
export function isCommonPassword(password: string): boolean {
  const words = estimator.check(password).sequence.filter(({ token }) => /\p{L}/u.test(token));
  const isWalk = words.every(({ pattern }) => pattern === 'spatial');
  return words.length > 0 && (isWalk || (words.length === 1 && words[0]!.pattern === 'dictionary'));
}
