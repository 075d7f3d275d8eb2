/** The terms that the help explains, each with its name and what it means. */
export const terms = {
  carbonIntensity: {
    name: 'Carbon intensity',
    text: 'Greenhouse gases of what is burnt and released here and of bought energy, in kg of CO2 equivalent / production.',
  },
  changePoint: {
    name: 'Change point',
    text: 'The day from which the level of a variable, such as the oil rate, differs for good.',
  },
  deferred: {
    name: 'Deferred production',
    text: 'Potential − actual where that is positive, for each well and day. What another well or day makes above its potential cancels no loss.',
  },
  downtime: {
    name: 'Day with downtime',
    text: 'A production day on which a well was off stream for more than 2 hours and lost oil by it: 20\u00a0% of its potential on two days or 50\u00a0% on one, and at least 5\u00a0Sm³.',
  },
  efficiency: {
    name: 'Production efficiency',
    text: '1 − deferred / potential, in\u00a0%. It is never above 100\u00a0%.',
  },
  exception: {
    name: 'Exception',
    text: 'What a rule found wrong at a well: a production drop, a downtime, gas, a lasting change or a missing report. Those of one well that begin within three days of each other are one row; a missing report is its own.',
  },
  gasInterface: {
    name: 'Gas interface',
    text: 'Free gas at the intake of a pump, which then moves less liquid or none; also a gas-oil ratio that rises for good, on wells with and without a pump.',
  },
  gor: {
    name: 'Gas-oil ratio (GOR)',
    text: 'Gas / oil, both as volumes at standard conditions. Unknown where there is no oil.',
  },
  oilAtRisk: {
    name: 'Oil lost now',
    text: 'What wells with an open exception made on the newest day below what was expected of them when it began. What is lost by standing ones, whose level lasts, stands beside it.',
  },
  potential: {
    name: 'Potential',
    text: 'What a well would have made on a day without a loss: while an exception of its rate is open, what is expected; else the median of its last 30 valid days, or its level with its decline, as chosen on the page of deferred production.',
  },
  productionDay: {
    name: 'Production day',
    text: 'From the start hour of a field to the same hour of the next day, on the clock of the field. Its name is the date on which it begins.',
  },
  provisional: {
    name: 'Provisional change',
    text: 'A change in the newest days that is not confirmed yet. It counts in no figure, and goes after ten valid days without confirmation.',
  },
  q24: { name: 'Rate over 24 hours (q24)', text: 'Volume of a valid day × 24 / hours on stream.' },
  severity: {
    name: 'Severity',
    text: 'High, medium or low: from the oil lost, how sure the finding is and how long it lasts.',
  },
  standing: {
    name: 'Standing loss',
    text: 'A loss that lasts without an answer: from 60 valid days after its start or last change, at the latest 120 days after its start. From then on what is left is the level of the well: the loss is in no potential, efficiency, count of open exceptions or sum of what is lost now, and is stated beside that until the level is accepted or the well is back. Open exceptions and efficiency differ as well: efficiency also counts what wells without an exception lack.',
  },
  validDay: {
    name: 'Valid day',
    text: 'A day with at least 12 hours on stream and neither planned work nor suspect values. Potentials and comparisons come from these days alone.',
  },
  waterCut: {
    name: 'Water cut',
    text: 'Water / (oil + water), in\u00a0%. Unknown, not 0\u00a0%, where there is no liquid.',
  },
} as const;
