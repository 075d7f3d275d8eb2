/**
 * The version of each rule, stored with what it computes. It goes up with every change that can alter a stored row;
 * `docs/rules.md` has the rule.
 */
export const ruleVersions = {
  potential: '5',
  deferral: '5',
  changes: '5',
  drops: '8',
  gas: '6',
  severity: '3',
  noData: '1',
  optimization: '2',
} as const;
