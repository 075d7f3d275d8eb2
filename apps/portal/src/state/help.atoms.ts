import { atom } from 'jotai';

/** The terms that the help explains, by the names of their texts. */
export const helpTerms = [
  'carbonIntensity',
  'changePoint',
  'deferred',
  'downtime',
  'efficiency',
  'exception',
  'gasInterface',
  'gor',
  'oilAtRisk',
  'potential',
  'productionDay',
  'provisional',
  'q24',
  'severity',
  'standing',
  'validDay',
  'waterCut',
] as const;
/** One of {@link helpTerms}. */
export type HelpTerm = (typeof helpTerms)[number];

/** What the help shows: which keys do what, the terms, or one of them. */
export type HelpPlace = 'keys' | 'terms' | HelpTerm;

/** What the open help shows; null while it is closed. */
export const helpAtom = atom<HelpPlace | null>(null);
