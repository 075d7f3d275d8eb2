/**
 * The version of each rule, stored with what it computes. It goes up with every change that can alter a stored row;
 * `docs/rules.md` has the rule.
 */
export const ruleVersions = {
  potential: '6',
  deferral: '6',
  changes: '6',
  drops: '9',
  gas: '7',
  severity: '3',
  noData: '1',
  optimization: '3',
} as const;
