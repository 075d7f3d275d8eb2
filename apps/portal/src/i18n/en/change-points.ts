/** Change Points: where the mean of a measured quantity moved. */
export const changePoints = {
  takeaway: {
    drops_one: '{{count}} unexplained drop in this window, {{effect}}, on {{well}}.',
    drops_other: '{{count}} unexplained drops in this window, {{effect}}; the largest on {{well}}.',
    noDrops_one: '{{count}} change in this window, {{unexplained}} unexplained; no unexplained drop of oil.',
    noDrops_other:
      '{{count}} changes in this window, {{unexplained}} unexplained; no unexplained drop of oil.',
    counted_one:
      '{{count}} change in this window, {{unexplained}} unexplained; net effect on oil {{effect}}.',
    counted_other:
      '{{count}} changes in this window, {{unexplained}} unexplained; net effect on oil {{effect}}.',
    steady_one: 'No change in this window on the {{count}} well that was watched.',
    steady_other: 'No change in this window on any of {{count}} wells.',
    noWells: 'No well is selected.',
  },
  counts: '{{total}} in this window · {{recent}} in its last 7 days · net effect on oil {{effect}}',
  chart: '{{variable}} of {{well}}, with its means before and after {{day}}',
  axis: '{{variable}} of {{well}}, {{unit}}',
  eventWith: '{{event}}: {{from}} to {{to}}',
  planned: 'Planned: {{event}}',
  table: 'Largest changes',
  well: 'Well',
  field: 'Field',
  variable: 'Variable',
  when: 'Change date',
  day: 'Date',
  likely: 'Change likely between these days',
  before: 'Before',
  after: 'After',
  course: 'Before → after',
  size: 'Change',
  cause: 'Likely cause',
  noCause: 'None found',
  status: 'Status',
  stale_one: '{{count}} well without data on the last day',
  stale_other: '{{count}} wells without data on the last day',
  method: 'Statistical detection (method {{name}}); a new level counts after {{days}} days',
  attention: {
    state: 'Unexplained',
    drops_one: '{{count}} drop of oil that nothing explains: {{wells}}',
    drops_other: '{{count}} drops of oil that nothing explains, the largest: {{wells}}',
  },
} as const;
