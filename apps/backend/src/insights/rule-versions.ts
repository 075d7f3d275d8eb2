/**
 * The version of each rule, stored with what it computes. It goes up with every change that can alter a stored row;
 * `docs/rules.md` has the rule.
 */
export const ruleVersions = {
  potential: '7',
  deferral: '7',
  changes: '7',
  drops: '12',
  gas: '8',
  severity: '3',
  noData: '1',
  optimization: '6',
  declines: '2',
} as const;
