import { canonical } from './identity.ts';

const sumName =
  /^((grand|sub|field|wells?|daily|all)[ -]?)?(totale?s?|totalt|totaal|totaux|sums?|suma|summe|somme|gesamt|gesamtsumme|zwischensumme|average|promedio|moyenne|mittelwert|durchschnitt|gjennomsnitt|gemiddelde|media)[ :]*$|^(total|sum)\b.*\b(field|wells?|campo|champ|all)$|^(sub-? ?totale?s?|subtotaal|zwischensumme|delsum|sous-?total)\b|^all wells$|^(итого|всего|soma)|[ -](sub-?)?totals?$/i;
/** Where no day stands beside it, a word of sums in front is enough: `Sum B-1`. */
const sumInFront =
  /^((grand|sub|month(ly)?|week(ly)?)[ -]?)?(totale?s?|totalt|totaal|totaux|sums?|suma|summe|somme|gesamt|average|promedio|moyenne|mittelwert|durchschnitt)\b/i;

/** Whether a row is what a report writes below its wells. */
export function isSum(well: string, field: string): boolean {
  return sumName.test(well) || canonical(well) === `total ${canonical(field)}`;
}

/** Whether a row without a day is what a report writes below its days. */
export const isSumOfDays = (well: string): boolean => sumName.test(well) || sumInFront.test(well);
