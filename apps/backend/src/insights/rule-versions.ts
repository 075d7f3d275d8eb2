/**
 * The version of each rule, stored with what it computes. It goes up with every change that can alter a stored row;
 * `docs/rules.md` has the rule.
 */
export const ruleVersions = {
  potential: '8',
  deferral: '8',
  changes: '9',
  drops: '13',
  gas: '9',
  severity: '4',
  noData: '1',
  optimization: '15',
  declines: '4',
} as const;
