import { accountName, identifiesAccount } from '../auth/email.ts';
import type { ApiKeys, Machine } from '../auth/api-keys.ts';
import type { Audit } from '../auth/audit.ts';
import type { IdTokens } from '../auth/id-token.ts';
import type { Principal, Sessions, SessionUse } from '../auth/sessions.ts';
import { administratorRole } from '../auth/users.ts';
import { Refusal, SessionOver } from '../refusal.ts';
import type { ApiKeyScope } from '../vocabulary.ts';
import type { KeptUntil } from './answer-store.ts';
import type { Caller, OperationId } from './contract-handlers.ts';

/** Who may call an operation, and whose address its `email` may be. */
export interface AccessRule {
  readonly who: 'anyone' | 'signedIn' | 'administrator';
  /** The `email` of the query: the caller's own, or any for the administrator. @default not checked */
  readonly email?: 'own' | 'ownOrAdministrator';
  /**
   * The answer is the same for every signed-in user: its read is retried, and it is kept, compressed, until the data
   * change, or until a user decides on a finding as well. @default not kept
   */
  readonly shared?: KeptUntil;
  /** Pages make the call again and again by themselves: it is no activity of a user. @default false */
  readonly repeated?: boolean;
  /** The call changes nothing and may take long: a user's wait for each other, and nothing else waits for them. @default false */
  readonly asks?: boolean;
  /**
   * The scope of the API keys by which programs may make the call. @default read where the answer is the same for every user,
   * else none
   */
  readonly machines?: ApiKeyScope;
}

/** Who calls: a user or a program; neither on operations that are open to anyone. */
export interface Identity {
  readonly principal?: Principal;
  readonly machine?: Machine;
}

/** The scope of the keys by which programs make a call: they read what every signed-in user reads alike. undefined where none do */
export const machineScope = (operation: OperationId): ApiKeyScope | undefined => {
  const { shared, machines } = accessRules[operation];
  return machines ?? (shared && 'read');
};

const anyone: AccessRule = { who: 'anyone' };
const signedIn: AccessRule = { who: 'signedIn' };
/** The same for every user, and not kept. */
const readRow: AccessRule = { who: 'signedIn', machines: 'read' };
const administrator: AccessRule = { who: 'administrator' };
const sharedRead: AccessRule = { who: 'signedIn', shared: 'dataChange' };
/** What people decide stands in the answer. */
const decidedRead: AccessRule = { who: 'signedIn', shared: 'decision' };

/** The authorization matrix: an operation without a row does not compile. */
export const accessRules: { readonly [K in OperationId]: AccessRule } = {
  validateEmailAndPassword: anyone,
  refreshToken: anyone,
  logout: anyone,
  resetPassword: anyone,
  forgotPassword: anyone,
  getB2cChallenge: anyone,
  getB2cToken: anyone,
  validateB2cToken: anyone,
  extractSsoToken: anyone,
  validateEmail: anyone,
  validateUser: anyone,
  getUserinfo: { who: 'signedIn', email: 'ownOrAdministrator' },
  reportClientError: signedIn,
  getPreferences: signedIn,
  savePreferences: signedIn,
  getProfile: signedIn,
  saveProfile: signedIn,
  uploadPhoto: signedIn,
  removePhoto: signedIn,
  // An `img` element sends no bearer: the random name of the photo is the key.
  getPhoto: anyone,
  getAccountSecurity: signedIn,
  endOtherSessions: signedIn,
  endSession: signedIn,
  getApplications: signedIn,
  getBackendUrlByFeUrl: signedIn,
  getJwks: anyone,
  getNotificationsInfo: { who: 'signedIn', email: 'own', repeated: true },
  markNotificationsRead: signedIn,
  snoozeNotifications: signedIn,
  getDeferredProductionInfo: sharedRead,
  getProductionOptimizationInfo: decidedRead,
  getScheduleInfo: decidedRead,
  changeSchedule: signedIn,
  undoScheduleChange: signedIn,
  // In the user's language.
  getScheduleFile: signedIn,
  getCalendarAddress: signedIn,
  createCalendarAddress: signedIn,
  removeCalendarAddress: signedIn,
  // A calendar program sends no bearer: the secret in the address is the key.
  getCalendar: anyone,
  getTimesToRestore: sharedRead,
  getSustainableProductionInfo: sharedRead,
  getProductionDayInfo: decidedRead,
  getProductionDayWells: decidedRead,
  getDataHealth: readRow,
  getProductionStatistics: decidedRead,
  getProductionCourse: decidedRead,
  getPlanCourse: decidedRead,
  getReportedMonths: sharedRead,
  getPumpSurvival: sharedRead,
  getDeclines: decidedRead,
  getMonthlyReport: decidedRead,
  getMonthlyReportFile: decidedRead,
  getWellCounts: sharedRead,
  getFrequencyInfo: sharedRead,
  getFrequencyChangeInfo: decidedRead,
  getSettingAdviceInfo: decidedRead,
  getTrackedFrequencyChangeInfo: sharedRead,
  getTrackedSettingChangeInfo: sharedRead,
  getOptimizationSummary: decidedRead,
  decideAdvice: signedIn,
  undoAdviceDecision: signedIn,
  getGuardRails: signedIn,
  saveGuardRail: administrator,
  getChangeDetectionStatistics: decidedRead,
  getChangePoints: decidedRead,
  getChangePoint: signedIn,
  decideChangePoints: signedIn,
  getGasInterfaceExceptionReportInfo: decidedRead,
  getHighProductionDropExceptionReportInfo: decidedRead,
  getExceptions: decidedRead,
  getExceptionSummary: decidedRead,
  getException: signedIn,
  decideExceptions: signedIn,
  undoDecision: signedIn,
  getAssignees: signedIn,
  getShiftHandover: signedIn,
  saveShiftHandover: signedIn,
  confirmShiftHandover: signedIn,
  getShiftHandovers: signedIn,
  getBusinessUnits: sharedRead,
  getAreas: sharedRead,
  getFields: sharedRead,
  getManufacturers: sharedRead,
  getWellGroups: sharedRead,
  getMethodOfProductions: sharedRead,
  getWells: sharedRead,
  getDailyProduction: sharedRead,
  getWell: decidedRead,
  getWellHistory: decidedRead,
  getWellForecast: decidedRead,
  getWhatIf: sharedRead,
  getPumpCurves: sharedRead,
  getSettingResponse: sharedRead,
  getLossRecodes: readRow,
  recodeLosses: signedIn,
  undoRecode: signedIn,
  getDeclineCases: readRow,
  keepDeclineCase: signedIn,
  undoDeclineCase: signedIn,
  getWellHours: sharedRead,
  getWellSeries: sharedRead,
  getSensitivity: signedIn,
  saveSensitivity: signedIn,
  getSearchResults: signedIn,
  getSearchSuggestions: signedIn,
  getViews: signedIn,
  getView: signedIn,
  saveView: signedIn,
  removeView: signedIn,
  getAlertSubscriptions: signedIn,
  saveAlertSubscription: signedIn,
  removeAlertSubscription: signedIn,
  getAlertDeliveries: signedIn,
  previewAlerts: signedIn,
  sendTestAlert: signedIn,
  getAlertChannels: signedIn,
  createLink: signedIn,
  getLink: signedIn,
  getAnnotations: signedIn,
  saveAnnotation: signedIn,
  removeAnnotation: signedIn,
  saveVisit: { who: 'signedIn', repeated: true },
  recordUsage: { who: 'signedIn', repeated: true },
  askAssistant: { who: 'signedIn', asks: true },
  getCauses: readRow,
  saveCause: administrator,
  getMonthBooks: decidedRead,
  getOpenPoints: readRow,
  closeMonths: administrator,
  getPeople: administrator,
  createPerson: administrator,
  invitePerson: administrator,
  changePerson: administrator,
  unlockPerson: administrator,
  getPersonSessions: administrator,
  endPersonSessions: administrator,
  getRegisteredApplications: administrator,
  changeRegisteredApplication: administrator,
  sendDailyRows: { who: 'administrator', machines: 'import' },
  getApiKeys: administrator,
  createApiKey: administrator,
  revokeApiKey: administrator,
  getImportKinds: administrator,
  addFilePart: administrator,
  // A preview takes as long as the file is large.
  previewImport: { who: 'administrator', asks: true },
  storeImport: administrator,
  getImportProgress: administrator,
  getImportTemplates: administrator,
  saveImportTemplate: administrator,
  renameImportTemplate: administrator,
  deleteImportTemplate: administrator,
  getImports: administrator,
  previewUndo: { who: 'administrator', asks: true },
  undoImport: administrator,
  getWellRecords: administrator,
  getFieldRecords: administrator,
  changeWellRecord: administrator,
  changeFieldRecord: administrator,
  previewWellMerge: { who: 'administrator', asks: true },
  mergeWells: administrator,
  getOutgoingMail: administrator,
  sendMailAgain: administrator,
  sendTestMail: administrator,
  getAuditEvents: administrator,
  getUserAnalytics: administrator,
  getNews: signedIn,
  getLegalPage: anyone,
  getSupport: signedIn,
  sendSupportMessage: signedIn,
  getLiveness: anyone,
  getReadiness: anyone,
};

/** Decides who calls and whether that is enough. */
export type Authorization = ReturnType<typeof createAuthorization>;

export function createAuthorization(options: {
  idTokens: IdTokens;
  sessions: Sessions;
  apiKeys: ApiKeys;
  audit: Audit;
}) {
  const { idTokens, sessions, apiKeys, audit } = options;

  async function identify({ bearer }: Caller, use: SessionUse): Promise<Principal> {
    if (!bearer) throw new Refusal(401, 'Authorization token missing.');
    const token = await idTokens.verify(bearer);
    if (!token) throw new Refusal(401, 'The id_token is not valid');
    const principal = await sessions.resume(token.sid, token.expired ? { background: true } : use);
    if (!principal) throw new SessionOver();
    if (token.expired) throw new Refusal(401, 'The id_token has expired');
    return principal;
  }

  async function deny(
    kind: 'roleDenial' | 'identityMismatch',
    { userId, sid }: Principal,
    operation: string,
  ) {
    await audit({ kind, outcome: 'refused', userId, sid, counted: true, detail: { operation } });
    return new Refusal(403, 'user access denied');
  }

  async function identifyMachine(
    operation: OperationId,
    { apiKey = '', bearer, address }: Caller,
    userIdentifier: string | undefined,
  ): Promise<Machine> {
    if (bearer) throw new Refusal(401, 'Send Authorization or X-API-Key, not both');
    const machine = await apiKeys.verify(apiKey, address);
    const scope = machineScope(operation);
    if (scope === machine.scope && userIdentifier === undefined) return machine;
    const detail = { operation, subject: machine.apiKeyId };
    await audit({ kind: 'roleDenial', outcome: 'refused', address, counted: true, detail });
    throw new Refusal(
      403,
      userIdentifier !== undefined
        ? 'An API key acts for no user'
        : scope === undefined
          ? 'An API key may not make this call'
          : `The API key is not for this call, which takes one of the scope ${scope}`,
    );
  }

  return {
    /**
     * @param userIdentifier The `user-identifier` header, which has to name the token's own user.
     * @returns The caller; without user and program on operations that are open to anyone.
     * @throws Refusal 401 without a good token or key, 403 for a foreign user-identifier, a missing role or a call that keys
     *   may not make.
     * @throws SessionOver when the session behind the token has ended.
     */
    async authorize(
      operation: OperationId,
      caller: Caller,
      userIdentifier: string | undefined,
    ): Promise<Identity> {
      const { who, repeated = false } = accessRules[operation];
      if (who === 'anyone') return {};
      if (caller.apiKey !== undefined)
        return { machine: await identifyMachine(operation, caller, userIdentifier) };
      // What administrators see and change concerns everybody: a role that was taken away counts at once, in every process.
      const principal = await identify(caller, {
        fresh: who === 'administrator',
        background: repeated,
      });
      if (userIdentifier !== undefined && !identifiesAccount(userIdentifier, principal.email)) {
        throw await deny('identityMismatch', principal, operation);
      }
      if (who === 'administrator' && principal.roleId !== administratorRole) {
        throw await deny('roleDenial', principal, operation);
      }
      return { principal };
    },
    /**
     * For a call that goes on for long.
     * @throws SessionOver when the session has ended since the call began; Refusal 401 when the key has
     */
    async assertOpen({ principal, machine }: Identity): Promise<void> {
      if (machine) await apiKeys.assertGood(machine);
      if (principal && !(await sessions.resume(principal.sid, { background: true }))) throw new SessionOver();
    },
    /** @throws Refusal 403 when the call asks for another user's. */
    async checkEmail(
      operation: OperationId,
      principal: Principal | undefined,
      email: unknown,
    ): Promise<void> {
      const rule = accessRules[operation].email;
      if (!rule || !principal || typeof email !== 'string') return;
      const own = accountName(email) === accountName(principal.email);
      const enough = own || (rule === 'ownOrAdministrator' && principal.roleId === administratorRole);
      if (!enough) throw await deny('roleDenial', principal, operation);
    },
  };
}
