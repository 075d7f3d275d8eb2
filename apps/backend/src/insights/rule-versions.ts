/**
 * The version of each rule, stored with what it computes. It goes up with every change that can alter a stored row;
 * `docs/rules.md` has the rule.
 */
export const ruleVersions = {
  potential: '3',
  deferral: '3',
  changes: '3',
  drops: '5',
  gas: '4',
  severity: '2',
  noData: '1',
} as const;
