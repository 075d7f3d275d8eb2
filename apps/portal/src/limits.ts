/**
 * The product's constants and limits, in one place. The unit stands at the end of each name; plain counts have none.
 */

/** How long the session-expired banner stays before the login page comes. */
export const sessionExpiredBannerMs = 3_000;

/** From a request that could not be prepared to the product's logout page. */
export const rejectedRequestLogoutDelayMs = 5_000;

/** How long fetched notifications are served again without asking. */
export const notificationCacheMs = 5 * 60_000;

/** Without activity for this long the session ends; also the rhythm of its checks and renewals. */
export const inactivityLimitMs = { sso: 55 * 60_000, local: 25 * 60_000 } as const;

/** From a successful password update to the landing page. */
export const passwordUpdatedRedirectMs = 1_500;
/** Shortest password that is accepted. */
export const passwordMinLength = 8;
/** The characters of which a password needs one. */
export const passwordSpecialCharacters = '@#$%^&+=!';
/** Longest password that fits one RSA block with its separator and time stamp: 190 − 11 bytes of UTF-8. */
export const passwordMaxBytes = 179;
/** Size of the key that encrypts passwords. */
export const passwordKeyBits = 2_048;

/** Longest e-mail address (RFC 5321); checked before any pattern is matched. */
export const emailMaxLength = 254;

/** Longest text from outside that is shown, in characters. */
export const maxShownTextLength = 200;

/** Longest text that is searched for, in characters: the contract's own bound. */
export const maxSearchLength = 200;

/** Longest text of an answer that is read, in characters: the contract's own bound. */
export const maxAnswerTextLength = 10_000;
/** Most errors of an answer that are shown. */
export const maxShownErrors = 10;

/** Longest life of tokens that is believed. */
export const maxTokenLifeSeconds = 366 * 86_400;
/** Life of tokens when the answer that brings them names none. */
export const defaultTokenLifeSeconds = 3_600;
/** What a silent sign-on asks for. */
export const silentScopes = ['user.read'] as const;
/** What a check of the provider's session asks for. */
export const sessionCheckScopes = ['openid'] as const;

/** The role that lands on the dashboard after single sign-on. */
export const administratorRoleId = 1;
/** Role of a user of whom the server names none. */
export const noRoleId = 0;

/** Most rows that one data call answers. */
export const maxRowsPerCall = 500;
/** Most events or changes that one call decides on: the contract's own bound. */
export const maxDecidedAtOnce = 200;
/** Most wells that a list of names in a text has; the others are counted. */
export const maxNamedWells = 20;

/** How long before the end of an inactive session the user is warned. */
export const inactivityWarningMs = 2 * 60_000;

/** How long a sign-out waits for the server to revoke the session. */
export const maxRevokeWaitMs = 3_000;

/** A hand-over to a linked application that takes longer than this is given up. */
export const handOverTimeoutMs = 20_000;

/** How long the page of a hand-over waits for what it asks, and then for the application's page, before it gives up. */
export const handOverScreenMs = { answer: 5_000, page: 5_000 };

/** How long a corporate sign-in waits for each answer of our server. */
export const corporateSignInTimeoutMs = 20_000;

/** A renewal that holds the lock longer than this is given up, so that a stuck tab cannot stop the others. */
export const renewalTimeoutMs = 20_000;

/** For so long a renewed package may be on its way to the other tabs: what they share is not written at once for all. */
export const packageOnItsWayMs = 250;
