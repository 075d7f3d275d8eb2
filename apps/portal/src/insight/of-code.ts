/**
 * What belongs to a code of the contract. A newer server has codes that this version does not know: their rows are shown all the
 * same, see `i18n.ts` for their words.
 */
export function ofCode<Code extends string, Value>(
  values: Readonly<Record<Code, Value>>,
  code: Code,
  ofUnknown: NoInfer<Value>,
): Value {
  return Object.hasOwn(values, code) ? values[code] : ofUnknown;
}
