/**
 * The version of each rule, stored with what it computes. It goes up with every change that can alter a stored row;
 * `docs/rules.md` has the rule.
 */
export const ruleVersions = {
  potential: '4',
  deferral: '3',
  changes: '4',
  drops: '7',
  gas: '5',
  severity: '3',
  noData: '1',
} as const;
