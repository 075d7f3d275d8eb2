import { recognizedColumn, type ColumnPlan, type TableKind } from './columns.ts';
import { headerText } from './headers.ts';
import { withoutVersion } from './version-words.ts';

/** Why a column is of no use to a kind of table: it has plans, or what was sold of what a well produced. */
export type OtherUse = 'plan' | 'sold';

/** Headers of words about a day, such as the reason of a stop. */
const remarkWords =
  /(?<!\p{Letter})(remarks?|comments?|reasons?|causes?|notes?|observaci[oó]n(es)?|comentarios?|raz[oó]n|motivos?|causas?|remarques?|commentaires?|raisons?|motifs?|bemerkung(en)?|anmerkung(en)?|grund|merknad(er)?|opmerking(en)?|note|osservazioni)(?!\p{Letter})/iu;

const soldWords =
  /(?<!\p{Letter})(sold|sales?|ventas?|vendid[oa]s?|vendue?s?|ventes?|verkauft?|verkaufsmenge|solgt|salg|verkocht|vendut[oa])(?!\p{Letter})/iu;

/**
 * What a column is that no column of a kind is made of, by its header alone.
 * @returns the quantity that it is about, too; undefined for a header that says none of it
 */
export function otherUse(
  header: string,
  kind: TableKind,
): { readonly use: OtherUse; readonly quantity: string } | undefined {
  const version = withoutVersion(header);
  if (kind.takes === 'actual' && version?.version === 'plan') {
    const quantity = recognizedColumn(version.text, kind);
    if (quantity !== undefined) return { use: 'plan', quantity };
  }
  if (!soldWords.test(header)) return undefined;
  const plain = headerText(header.replace(soldWords, ' ').replace(/^[\s_.:-]+|[\s_.:-]+(?=$|\s*[([{])/g, ''));
  const quantity = recognizedColumn(plain, kind);
  return quantity === undefined ? undefined : { use: 'sold', quantity };
}

/** Whether a plan takes a quantity from another column: what stands beside it in other words is not lost then. */
export const hasQuantity = ({ columns }: Pick<ColumnPlan, 'columns'>, quantity: string): boolean =>
  columns.some(({ definition }) => definition.name === quantity);

/** What is said of the columns that are of no use to a kind, a sentence each. */
export function otherUses(plan: Pick<ColumnPlan, 'headers' | 'columns'>, kind: TableKind): string[] {
  const used = new Set(plan.columns.map(({ index }) => index));
  const found = { plan: [] as string[], sold: [] as string[] };
  plan.headers.forEach((header, index) => {
    const other = used.has(index) ? undefined : otherUse(header, kind);
    if (other && hasQuantity(plan, other.quantity)) found[other.use].push(`"${header}"`);
  });
  const saysHours = plan.columns.some(({ definition: { name } }) => name === 'hours' || name === 'downtime');
  const remarks = plan.headers.flatMap((header, index) =>
    kind.keepsNoWords && saysHours && !used.has(index) && remarkWords.test(header) ? [`"${header}"`] : [],
  );
  return [
    ...(remarks.length > 0
      ? [
          `not used, as rows of days keep no words: import the reasons of stops as events, with well, kind, start, end and reason (--kind events): ${remarks.join(', ')}`,
        ]
      : []),
    ...(found.plan.length > 0
      ? [`not used, as these rows are of what was produced: ${found.plan.join(', ')}`]
      : []),
    ...(found.sold.length > 0
      ? [
          `not used, as rows of wells keep what was produced and not what was sold of it: ${found.sold.join(', ')}`,
        ]
      : []),
  ];
}
