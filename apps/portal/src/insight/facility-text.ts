import type { Formats } from './use-formats.ts';

/** What the demonstration calls the facilities of its fields, in English. What people named themselves is none of these. */
const known = {
  'Separator train': 'separatorTrain',
  'Metering skid': 'meteringSkid',
  'Control room': 'controlRoom',
} as const;

const isKnown = (name: string): name is keyof typeof known => Object.hasOwn(known, name);

/** The name of a facility: in the reader's language where the product gave it, else as it is. */
export function facilityText(name: string, { t }: Pick<Formats, 't'>): string {
  return isKnown(name) ? t(`vocabulary.facility.${known[name]}`) : name;
}
