import type { AdviceLimit } from '../vocabulary.ts';

/** What keeps a step from being larger, in English, for programs that know no keys. */
export const limitTexts: Readonly<Record<AdviceLimit, string>> = {
  step: 'Step within 24 hours',
  minFrequency: 'Lowest frequency of the drive',
  maxFrequency: 'Highest frequency of the drive',
  motorCurrent: 'Motor current',
  motorTemperature: 'Motor temperature',
  intakePressure: 'Intake pressure',
  bubblePointMargin: 'Distance from the bubble point',
  freeGas: 'Free gas at the intake',
  driveMode: 'Control mode of the drive',
  minRate: 'Lowest recommended rate of the pump',
  maxRate: 'Highest recommended rate of the pump',
  trips: 'Trips in 30 days',
  modelAge: 'Age of the model',
  gasException: 'Open gas exception',
  openLoss: 'Open loss of unknown cause: diagnose first',
  plannedWork: 'Planned work',
  settlingStep: 'Earlier step not judged yet',
  harmfulStops: 'Stops for sand, scale or integrity in 90 days',
  turnBack: 'A step the other way was just made',
  facility: 'Capacity of the facility',
  fullyOpen: 'Choke at its largest opening',
  tried: 'Settings that the well was tried at',
  paying: 'More lift gas does not pay',
  gasSupply: 'Supply of lift gas',
};
