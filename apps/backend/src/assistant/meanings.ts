import type { MethodOfProduction } from '../vocabulary.ts';
import type { Page, Quantity, Term, Understanding } from './understanding.ts';

/** What a person wants done, as the words say it; `what` asks for a term where nothing else is named. */
export type Action =
  | 'compare'
  | 'trend'
  | 'why'
  | 'differ'
  | 'define'
  | 'what'
  | 'open'
  | 'list'
  | 'count'
  | 'rank'
  | 'help'
  | 'fell'
  | 'follow'
  | 'average'
  | 'produce'
  | 'when'
  | 'sinceWhen';

/** What a question is about where it is about no quantity. */
export type Subject =
  | 'exceptions'
  | 'changes'
  | 'schedule'
  | 'tests'
  | 'plan'
  | 'opportunities'
  | 'causes'
  | 'decider'
  | 'forecast'
  | 'log'
  | 'back'
  | 'priorities'
  | 'notifications'
  | 'handover'
  | 'decline'
  | 'makers';

/** What a phrase means. */
export type Meaning =
  | { readonly kind: 'quantity'; readonly quantity: Quantity }
  | { readonly kind: 'verb'; readonly verb: 'lose' | 'willLose' | 'inject' | 'cost' }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'subject'; readonly subject: Subject }
  | { readonly kind: 'state'; readonly state: NonNullable<Understanding['state']> | 'untested' }
  | { readonly kind: 'owner'; readonly owner: NonNullable<Understanding['owner']> }
  | { readonly kind: 'method'; readonly method: MethodOfProduction }
  /** What wells are for that are meant. */
  | { readonly kind: 'product'; readonly product: 'oil' | 'gas' }
  | { readonly kind: 'level'; readonly level: Understanding['level'] }
  | { readonly kind: 'each'; readonly level: Understanding['level'] }
  | {
      readonly kind: 'order';
      readonly order: Understanding['order'];
      /** Whether it is said of how bad things are, not of how much there is: the worst exception is the largest. */
      readonly isOfLoss?: true;
    }
  | { readonly kind: 'side'; readonly side: 'above' | 'below' }
  | {
      readonly kind: 'unit';
      readonly unit:
        | 'bbl'
        | 'kbbl'
        | 'scf'
        | 'Mscf'
        | 'MMscf'
        | 'metric'
        | 'kSm3'
        | 'percent'
        | 'bar'
        | 'psi'
        | 'hertz'
        | 'celsius'
        | 'fahrenheit'
        | 'emission';
      readonly isRate?: true;
    }
  | { readonly kind: 'pump' }
  /** Wells that are for injection: wells, and what they take. */
  | { readonly kind: 'injectors' }
  | { readonly kind: 'advice'; readonly advice: NonNullable<Understanding['advice']> }
  | { readonly kind: 'reason'; readonly reason: string }
  /** Which of those that were listed before, from 1. */
  | { readonly kind: 'ordinal'; readonly place: number }
  /** Wells that make less than they could, and those that fall behind. */
  | { readonly kind: 'belowPotential' | 'losers' }
  | { readonly kind: 'severity'; readonly severity: NonNullable<Understanding['severity']> }
  /** Losses that work explains, or others; `both` asks how much of each there is. */
  | { readonly kind: 'lossKind'; readonly lossKind: NonNullable<Understanding['lossKind']> | 'both' }
  /** That pumps failed, and that a decline is that of a year. */
  | { readonly kind: 'failures' | 'annual' }
  | { readonly kind: 'verdict' | 'there' }
  | { readonly kind: 'rate' | 'without' | 'future' | 'under' }
  | { readonly kind: 'term'; readonly term: Term }
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'filler' };

/** What phrases mean: in English, Spanish and French, folded, with commas between them. */
export type Phrases = readonly [meaning: Meaning, phrases: string];
