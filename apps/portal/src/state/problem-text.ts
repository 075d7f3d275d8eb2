// Why a call was refused, in the reader's language: by the code of the refusal, never by the English words of the server.
import { isApiFailure, type ErrorCode, type ErrorText } from '@cnx/api';
import type { Message, TextKey } from '../i18n/message.ts';
import { truncateForDisplay } from '../untrusted-text.ts';

/** A text; where the refusal names who did something before and when, one that says so. */
type ProblemText = TextKey | { readonly text: TextKey; readonly by: TextKey };

const texts: Readonly<Record<ErrorCode, ProblemText>> = {
  invalid: 'portal:trouble.server.invalid',
  notSignedIn: 'portal:trouble.server.notSignedIn',
  accessDenied: 'portal:trouble.server.accessDenied',
  notFound: 'portal:trouble.server.notFound',
  methodNotAllowed: 'portal:trouble.server.notOffered',
  conflict: 'portal:trouble.server.conflict',
  tooLarge: 'portal:trouble.server.tooLarge',
  notJson: 'portal:trouble.server.invalid',
  tooMany: 'portal:trouble.server.tooMany',
  internal: 'portal:trouble.server.internal',
  notOffered: 'portal:trouble.server.notOffered',
  unavailable: 'portal:trouble.server.unavailable',
  databaseAway: 'portal:trouble.server.databaseAway',
  databaseSlow: 'portal:trouble.server.databaseSlow',
  storageFull: 'portal:trouble.server.storageFull',
  listsBusy: 'portal:trouble.server.listsBusy',
  tooManyRows: 'portal:trouble.server.tooManyRows',
  listChanged: 'portal:trouble.server.listChanged',
  unknownIds: 'portal:trouble.server.unknownIds',
  invalidCredentials: 'portal:trouble.server.accessDenied',
  inactiveUser: 'portal:trouble.server.accessDenied',
  passwordChangeDue: 'portal:trouble.server.accessDenied',
  passwordRequired: 'portal:trouble.server.invalid',
  passwordTooLong: 'portal:trouble.server.invalid',
  passwordRules: 'portal:trouble.server.invalid',
  passwordCommon: 'portal:trouble.server.invalid',
  passwordSame: 'portal:trouble.server.invalid',
  signInOver: 'portal:trouble.server.notSignedIn',
  providerAway: 'portal:trouble.server.unavailable',
  changedSince: { text: 'portal:trouble.server.changedSince', by: 'portal:trouble.server.changedSinceBy' },
  decidedSince: {
    text: 'portal:exceptions.refusal.decidedSince',
    by: 'portal:exceptions.refusal.decidedSinceBy',
  },
  chosenSince: {
    text: 'portal:verdicts.sensitivity.refused',
    by: 'portal:verdicts.sensitivity.chosenSinceBy',
  },
  confirmedSince: { text: 'portal:handover.confirmedSince', by: 'portal:handover.confirmedSinceBy' },
  handoverWaits: { text: 'portal:handover.otherWaits', by: 'portal:handover.otherWaitsBy' },
  ownHandover: 'portal:handover.own',
  tooManyViews: 'portal:list.tooManyViews',
  tooManyAlerts: 'portal:alerts.tooMany',
  webhookRefused: 'portal:alerts.webhookRefused',
  exceptionGone: 'portal:exceptions.refusal.exceptionGone',
  changeGone: 'portal:verdicts.refusal.changeGone',
  adviceGone: 'portal:optimization.refusal.adviceGone',
  adviceOver: 'portal:optimization.refusal.adviceOver',
  figuresSince: 'portal:optimization.refusal.figuresSince',
  frequencyOutside: 'portal:optimization.refusal.frequencyOutside',
  planAfterAdvice: 'portal:optimization.refusal.planAfterAdvice',
  workInTheWay: 'portal:optimization.refusal.workInTheWay',
  noClearTime: 'portal:optimization.refusal.noClearTime',
  activityGone: 'portal:schedule.refusal.activityGone',
  activityOver: 'portal:schedule.refusal.activityOver',
  activityElsewhere: 'portal:schedule.refusal.activityElsewhere',
  activityOverlaps: 'portal:schedule.refusal.activityOverlaps',
  railsBroken: 'portal:schedule.refusal.railsBroken',
  eventGone: 'portal:verdicts.refusal.eventGone',
  causeGone: 'portal:verdicts.refusal.causeGone',
  lossGone: 'portal:deferredProduction.recode.lossGone',
  lossHours: 'portal:deferredProduction.recode.lossHours',
  monthClosed: { text: 'portal:books.refusal.monthClosed', by: 'portal:books.refusal.monthClosedBy' },
  monthNotOver: 'portal:books.refusal.monthNotOver',
  monthsInOrder: 'portal:books.refusal.monthsInOrder',
  reportsMissing: 'portal:books.refusal.reportsMissing',
  notComputed: 'portal:books.refusal.notComputed',
  decisionGone: 'portal:exceptions.refusal.decisionGone',
  assigneeGone: 'portal:exceptions.refusal.assigneeGone',
  notConfirmed: 'portal:verdicts.refusal.notConfirmed',
  noChange: 'portal:verdicts.refusal.noChange',
  notYours: 'portal:trouble.server.notYours',
  untilPast: 'portal:exceptions.refusal.untilPast',
  planPast: 'portal:exceptions.refusal.untilPast',
  noPicture: 'portal:settings.noPicture',
  pictureTooLarge: 'portal:settings.pictureTooLarge',
  lastAdministrator: 'portal:administration.lastAdministrator',
  accountExists: 'portal:administration.accountExists',
  hasPassword: 'portal:administration.hasPassword',
  inactive: 'portal:administration.inactive',
  noMail: 'portal:administration.noMail',
  usageDeclined: 'portal:settings.usageDeclined',
  identifierTaken: 'portal:masterData.refusal.identifierTaken',
  groupOfOtherKind: 'portal:masterData.refusal.groupOfOtherKind',
  demonstrationWell: 'portal:masterData.refusal.demonstrationWell',
  wellsClash: 'portal:masterData.refusal.wellsClash',
  wellHeld: 'portal:masterData.refusal.wellHeld',
  noMotherWell: 'portal:masterData.refusal.noMotherWell',
  wellGoneSince: 'portal:imports.undo.wellGoneSince',
  demonstrationField: 'portal:masterData.refusal.demonstrationField',
};

/** Sentences of the calls that come without a code, which the portal has in every language. */
const sentences: Readonly<Record<string, TextKey>> = {
  'user access denied': 'portal:trouble.server.accessDenied',
};

/** What a message for programs begins with: the place in a request that is at fault. */
const ofProtocol = /^(?:body|query|path|header)\b/;

/** Most characters of a server's own text that are shown. */
const maxServerText = 200;

/** Why a call was refused; null where it was not refused, or nothing is known that a reader can use. */
export function problemOf(error: unknown): Message | null {
  if (isApiFailure(error) && error.kind === 'notOffered') return { key: 'portal:trouble.server.notOffered' };
  const first = isApiFailure(error) && error.kind === 'api' ? error.errors.find(isSaid) : undefined;
  if (!first) return null;
  if (first.code === undefined) return ownTextOf(first.message.trim());
  return Object.hasOwn(texts, first.code) ? textOf(texts[first.code as ErrorCode], first) : null;
}

/** As {@link problemOf}, with a text for what is not known. */
export function problemText(error: unknown, otherwise: TextKey): Message {
  return problemOf(error) ?? { key: otherwise };
}

const isSaid = ({ message, code }: ErrorText) => code !== undefined || message.trim() !== '';

function textOf(text: ProblemText, { values = {} }: ErrorText): Message {
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, truncateForDisplay(value)]),
  );
  if (typeof text === 'string')
    return Object.keys(shown).length > 0 ? { key: text, values: shown } : { key: text };
  const at = Date.parse(values['at'] ?? '');
  const name = shown['by'];
  return name === undefined || Number.isNaN(at) ? { key: text.text } : { key: text.by, values: { name, at } };
}

/** What a server without codes says: to a reader where it is a sentence for one. */
function ownTextOf(text: string): Message | null {
  if (Object.hasOwn(sentences, text)) return { key: sentences[text]! };
  return ofProtocol.test(text) ? null : { text: truncateForDisplay(text, maxServerText) };
}
