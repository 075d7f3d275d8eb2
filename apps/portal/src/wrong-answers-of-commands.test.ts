import { readdirSync, readFileSync } from 'node:fs';
import { createExampleFetch, examples } from '@cnx/api/examples';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from './features/assistant/ask.ts';
import { finishCodeFlow } from './corporate-sign-in/code-flow.ts';
import type { ProviderClient } from './corporate-sign-in/msal.ts';
import { createProviderSession } from './corporate-sign-in/provider-session.ts';
import {
  changePerson,
  createApiKey,
  createPerson,
  endSessions,
  invitePerson,
  revokeApiKey,
  saveCause,
  sendMailAgain,
  sendTestMail,
  switchApplication,
  unlockPerson,
} from './features/administration/administration.ts';
import { forgotPasswordAtom } from './features/forgot-password/forgot-password.atoms.ts';
import { submitForgotPassword } from './features/forgot-password/forgot-password.ts';
import { readLegalPage } from './features/content/legal-page.ts';
import { createLink } from './features/links/links.ts';
import { plainDecision } from './decisions/decision.ts';
import { decide, undoDecision } from './decisions/decisions.ts';
import { chooseSensitivity } from './decisions/sensitivity.ts';
import { confirmHandover, saveHandover } from './features/shift-handover/handover-changes.ts';
import { deleteTemplate, renameTemplate, saveTemplate } from './features/imports/import-templates.ts';
import {
  previewImport,
  previewUndo,
  sendFile,
  storeImport,
  undoImport,
  type ImportOutcome,
  type UndoOutcome,
} from './features/imports/imports.ts';
import {
  changeFieldRecord,
  changeWellRecord,
  mergeWells,
  previewWellMerge,
} from './features/master-data/master-data.ts';
import { removePhoto, saveNames, uploadPhoto } from './features/settings/profile.ts';
import { endOtherSessions, endSession } from './features/settings/settings.ts';
import { savePreferences } from './state/kept-preferences.ts';
import { markRead, snoozeGroup } from './features/notifications/notifications.ts';
import { lookedSinceAtom, ownVisitAtom, saveVisit } from './features/exceptions/visit.ts';
import { plainAdviceDraft } from './features/optimization-dashboard/advice-decision.ts';
import { decideAdvice, undoAdviceDecision } from './features/optimization-dashboard/advice-decisions.ts';
import { saveGuardRail } from './features/optimization-dashboard/guard-rails.ts';
import { createCalendarAddress, removeCalendarAddress } from './features/schedule/calendar-address.ts';
import { plainChange } from './features/schedule/schedule-change.ts';
import { closeMonths } from './features/month-books/month-closing.ts';
import { recodeLosses, undoRecode } from './features/deferred-production/loss-recodes.ts';
import { keepDeclineCase, undoDeclineCase } from './features/well-panel/decline-cases.ts';
import { changeSchedule, undoScheduleChange } from './features/schedule/schedule-changes.ts';
import { signInAtom } from './features/sign-in/sign-in.atoms.ts';
import { submitSignIn } from './features/sign-in/sign-in.ts';
import { signOut } from './features/sign-out/sign-out.ts';
import { ssoRunningAtom, ssoViewAtom } from './features/single-sign-on/single-sign-on.atoms.ts';
import { runSso } from './features/single-sign-on/single-sign-on.ts';
import { sendMessage } from './features/support/support.ts';
import { updatePassword } from './features/update-password/update-password.ts';
import { removeNote, saveNote, type NoteResult } from './insight/annotations/annotations.ts';
import { removeView, saveView } from './features/list-tools/saved-views.ts';
import {
  newDraft,
  previewSubscription,
  removeSubscription,
  saveSubscription,
  sendTest,
} from './features/settings/alerts.ts';
import type { Message } from './i18n/message.ts';
import { openData } from './open-data.ts';
import { openUsage } from './open-usage.ts';
import { testPortal } from './portal.fixture.ts';
import { followState } from './redirects/hand-over.ts';
import { connectApi } from './session/connection.ts';
import type { ItemName } from './session/storage.ts';
import { conversationAtom } from './state/conversation.atoms.ts';
import { apiClientAtom } from './state/api-client.atoms.ts';
import { createQueryClient } from './state/query-client.ts';
import { errorReportsAtom } from './state/error-reports.ts';
import { toastsAtom } from './state/toasts.atoms.ts';
import {
  errorCodes,
  otherOperations,
  wrongAnswers,
  type AnsweredOperation,
  type WrongAnswer,
} from './wrong-answers.fixture.ts';

/** Other seeds put other wrong values into the same places. */
const seeds = [1, 2, 3];

/** Operations that no page of the portal calls, and who does. */
const calledByOthers: Readonly<Record<string, string>> = {
  getJwks: 'linked applications',
  getLiveness: 'whoever runs the backend',
  getReadiness: 'whoever runs the backend',
  sendDailyRows: 'programs with a key',
};

const email = 'engineer@cnx.example';
const state = 'ab'.repeat(16);
const providerToken = `x.${Buffer.from(JSON.stringify({ nonce: state })).toString('base64url')}.y`;

type Tab = ReturnType<typeof open>;

/** A command that makes the call. */
interface Command {
  /** Runs it in a tab. @returns what the user is shown; nothing where all went well */
  readonly run: (tab: Tab) => Promise<readonly Shown[]>;
  /** What the user may be shown of a wrong answer. */
  readonly shows: readonly Shown[];
  /** The fields that the command uses: none of them may be of another type. */
  readonly uses: readonly string[];
  /** Whether a user is signed in before, and has to be afterwards. */
  readonly signedIn?: true;
  /** Whether it stands without an answer: the call is an order, or its result is shown nowhere. */
  readonly needsNoAnswer?: true;
}

/** The key of a text, or a text of the server. */
type Shown = string;
const textsOf = (messages: readonly Message[]): Shown[] =>
  messages.map((message) => ('key' in message ? message.key : message.text));

const tokens = ['id_token', 'access_token', 'refresh_token'];
const userFields = ['username', 'email', 'firstName', 'lastName', 'avatar', 'roleId', 'isSSO', 'redirectUrl'];
const loginFields = [
  ...tokens,
  'authenticated',
  'userinfo',
  ...[...userFields, 'landingPage'].map((name) => `userinfo/${name}`),
];

const commands: Readonly<Record<string, readonly Command[]>> = {
  validateEmail: [
    {
      run: async (tab) => {
        await submitSignIn(tab.portal, { email, password: '' });
        return messagesOfSignIn(tab);
      },
      shows: [
        'signIn:validationFailed',
        'signIn:nothingReturned',
        'signIn:unknownOccurred',
        'signIn:unknown',
      ],
      uses: ['isSSO', 'isResetPwd', 'redirectUrl', 'showPasswordInput'],
    },
  ],
  validateEmailAndPassword: [
    {
      run: async (tab) => {
        tab.store.set(signInAtom, (shown) => ({ ...shown, step: 'password', validatedEmail: email }));
        await submitSignIn(tab.portal, { email, password: 'Portal#2026' });
        return messagesOfSignIn(tab);
      },
      shows: ['signIn:loginFailed', 'signIn:invalidCredentials', 'signIn:unknown'],
      uses: loginFields,
    },
  ],
  refreshToken: [
    {
      run: async ({ portal, fetch }) => {
        vi.stubGlobal('fetch', fetch);
        const { renew } = connectApi({
          ...portal,
          baseUrl: 'http://api.example',
          onProviderRefusal: vi.fn(),
          onNotOffered: vi.fn(),
          onRejectedRequest: vi.fn(),
        });
        const outcome = await renew();
        return outcome === 'renewed' ? [] : [outcome];
      },
      shows: ['unreachable'],
      uses: tokens,
      signedIn: true,
    },
  ],
  logout: [
    {
      run: async (tab) => {
        tab.sessionManager.signIn({ email, isSSO: false }, examples.tokenPackage);
        expect(await signOut(tab.portal, '')).toBe('/');
        expect(tab.session.entries.size).toBe(0);
        return [];
      },
      shows: [],
      uses: [],
      needsNoAnswer: true,
    },
  ],
  resetPassword: [
    {
      run: async ({ portal }) => {
        const subject = { email, link: undefined, isDue: false };
        const passwords = { email, current: 'Portal#2026', next: 'Portal#2027', confirm: 'Portal#2027' };
        const result = await updatePassword(portal, subject, passwords);
        return result.kind === 'failed' ? textsOf(result.messages) : [];
      },
      shows: ['passwords:update.failed', 'passwords:update.unexpected', 'signIn:unknown'],
      uses: [],
      needsNoAnswer: true,
    },
  ],
  forgotPassword: [
    {
      run: askForReset,
      shows: ['passwords:forgot.noResponse', 'passwords:forgot.network', 'passwords:forgot.failed'],
      uses: ['isSSO', 'message', 'status'],
    },
  ],
  getB2cChallenge: [
    {
      run: async (tab) => {
        tab.choices['forgotPassword'] = 'resetAtProvider';
        return askForReset(tab);
      },
      shows: ['passwords:forgot.noResponse', 'passwords:forgot.network'],
      uses: ['codeChallenge', 'codeChallengeMethod', 'codeVerifier'],
    },
  ],
  getB2cToken: [
    {
      run: finishFlow,
      shows: ['malformed', 'notRequested', 'unavailable'],
      // Of its numbers it is known only that they are there.
      uses: ['id_token', 'token_type', 'profile_info', 'scope', 'refresh_token'],
    },
  ],
  validateB2cToken: [{ run: finishFlow, shows: ['unavailable', 'refused'], uses: ['isValid', 'email'] }],
  extractSsoToken: [
    { run: finishFlow, shows: ['unavailable', 'refused', 'x'], uses: loginFields },
    {
      run: async ({ portal, store, storage }) => {
        const textOf = (message: Message) => textsOf([message]).join('');
        await runSso(portal, { search: '', takeOver: false, cameBack: false, textOf });
        expect(store.get(ssoRunningAtom)).toBe(false);
        const view = store.get(ssoViewAtom);
        return view === 'working' ? [storage.read('SSOAuthError') ?? []].flat() : [view];
      },
      shows: ['unavailable', 'singleSignOn:refused', 'signIn:unknown'],
      uses: loginFields,
    },
    {
      run: async ({ portal, sessionManager }) => {
        const { renew } = createProviderSession(portal);
        const renewed = await renew({ email, isSSO: true }, AbortSignal.timeout(1_000)).catch(
          () => 'unreachable' as const,
        );
        if (typeof renewed === 'string') return [renewed];
        sessionManager.renew(renewed);
        return [];
      },
      shows: ['unreachable', 'refused'],
      uses: loginFields,
      signedIn: true,
    },
  ],
  validateUser: [
    {
      run: async ({ portal, store, storage }) => {
        const textOf = (message: Message) => textsOf([message]).join('');
        const search = `?username=${encodeURIComponent(email)}`;
        await runSso(portal, { search, takeOver: false, cameBack: false, textOf });
        expect(store.get(ssoRunningAtom)).toBe(false);
        const view = store.get(ssoViewAtom);
        return view === 'working' ? [storage.read('SSOAuthError') ?? []].flat() : [view];
      },
      shows: ['userUnavailable', 'singleSignOn:refused'],
      uses: ['isValid'],
    },
  ],
  getLegalPage: [
    {
      run: ({ portal }) =>
        failed(
          portal.loadClient().then(async ({ GET }) => {
            const params = { query: { page: 'terms', language: 'en' } } as const;
            readLegalPage((await GET('/Content/GetLegalPage', { params })).data);
          }),
        ),
      shows: ['failed'],
      uses: ['id', 'title', 'date', 'language', 'blocks'],
    },
  ],
  sendSupportMessage: [
    {
      run: async ({ portal }) => {
        const outcome = await sendMessage(portal, examples.supportMessage);
        return outcome.kind === 'failed' ? textsOf([outcome.message]) : [];
      },
      shows: ['portal:support.failed'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  askAssistant: [
    {
      run: async ({ portal, store }) => {
        const { question, language, units } = examples.assistantQuestion;
        await ask(portal, { question, language, units });
        const [exchange] = store.get(conversationAtom);
        return exchange?.outcome.kind === 'failed' ? textsOf([exchange.outcome.message]) : [];
      },
      shows: ['portal:assistant.failed'],
      uses: ['statements', 'records', 'understood'],
      signedIn: true,
    },
  ],
  reportClientError: [
    {
      run: async ({ portal, store }) => {
        vi.stubGlobal('location', { pathname: '/dashboard' });
        openData(portal);
        const id = store
          .get(errorReportsAtom)
          .report({ operation: '', place: 'card x', expectation: 'renders' });
        expect(id).toMatch(/^\w{4}-\w{4}$/);
        await new Promise((resolve) => setTimeout(resolve));
        return [];
      },
      shows: [],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  recordUsage: [
    {
      run: async ({ portal }) => {
        const leave: (() => void)[] = [];
        const addEventListener = (_: string, listener: () => void) => void leave.push(listener);
        vi.stubGlobal('location', { pathname: '/dashboard' });
        vi.stubGlobal('navigator', {});
        vi.stubGlobal('requestIdleCallback', () => undefined);
        vi.stubGlobal('document', { visibilityState: 'hidden', addEventListener });
        openData(portal);
        openUsage(portal);
        for (const flush of leave) flush();
        await new Promise((resolve) => setTimeout(resolve));
        return [];
      },
      shows: [],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  saveView: [
    {
      run: ({ portal }) => {
        const { name, shared, address } = examples.savedView;
        return failed(saveView(portal, { view: null, area: 'deferredProduction', name, shared, address }));
      },
      shows: ['failed'],
      uses: ['slug'],
      signedIn: true,
    },
  ],
  removeView: [
    {
      run: ({ portal }) => failed(removeView(portal, examples.savedView)),
      shows: ['failed'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  saveAlertSubscription: [
    {
      run: async ({ portal }) => {
        const saved = await saveSubscription(portal, newDraft('Morning'));
        return 'refused' in saved ? textsOf([saved.refused]) : [];
      },
      shows: ['portal:alerts.notSaved'],
      uses: ['secret'],
      signedIn: true,
    },
  ],
  previewAlerts: [
    {
      run: async ({ portal }) => {
        const asked = await previewSubscription(portal, newDraft('Morning'));
        return 'refused' in asked ? textsOf([asked.refused]) : [];
      },
      shows: ['portal:alerts.notPreviewed'],
      uses: ['message'],
      signedIn: true,
    },
  ],
  sendTestAlert: [
    {
      run: async ({ portal }) => textsOf([(await sendTest(portal, { id: 'al-1' })) ?? []].flat()),
      shows: ['portal:alerts.notTested'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  removeAlertSubscription: [
    {
      run: async ({ portal }) =>
        textsOf([(await removeSubscription(portal, { id: 'al-1', version: 1 })) ?? []].flat()),
      shows: ['portal:alerts.notRemoved'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  createLink: [
    {
      run: ({ portal }) => failed(createLink(portal, { pathname: '/dashboard', search: '?span=7d' })),
      shows: ['failed'],
      uses: ['code'],
      signedIn: true,
    },
  ],
  saveAnnotation: [
    {
      run: async ({ portal, store }) => {
        store.set(apiClientAtom, { load: portal.loadClient });
        const draft = { changes: null, place: 'well', day: '2026-11-18', text: 'Note' } as const;
        return shownOf(await saveNote(store, examples.changePoints[0]!.well, draft));
      },
      shows: ['portal:annotations.failed'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  removeAnnotation: [
    {
      run: async ({ portal, store }) => {
        store.set(apiClientAtom, { load: portal.loadClient });
        return shownOf(await removeNote(store, examples.annotation));
      },
      shows: ['portal:annotations.removeFailed'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  decideExceptions: [
    {
      run: async ({ portal }) => {
        const rows = examples.exceptions.slice(0, 1);
        const result = await decide(portal, rows, plainDecision('acknowledge'), { wait: once });
        return result.kind === 'refused' ? textsOf([result.message]) : [];
      },
      shows: ['portal:exceptions.refused'],
      uses: ['exceptions'],
      signedIn: true,
    },
  ],
  decideChangePoints: [
    {
      run: async ({ portal }) => {
        const rows = examples.changePoints.slice(0, 1);
        const result = await decide(portal, rows, plainDecision('accept'), { wait: once });
        return result.kind === 'refused' ? textsOf([result.message]) : [];
      },
      shows: ['portal:exceptions.refused'],
      uses: ['changes'],
      signedIn: true,
    },
  ],
  decideAdvice: [
    {
      run: async ({ portal }) => {
        const draft = plainAdviceDraft('reopen');
        const result = await decideAdvice(portal, examples.frequencyChanges, draft, { wait: once });
        return result.kind === 'refused' ? textsOf([result.message]) : [];
      },
      shows: ['portal:exceptions.refused'],
      uses: ['advice'],
      signedIn: true,
    },
  ],
  undoAdviceDecision: [
    {
      run: async ({ portal, store }) => {
        await undoAdviceDecision(portal, 'd-1', { wait: once });
        const shown = textsOf(store.get(toastsAtom).shown.map(({ message }) => message));
        return shown.filter((text) => text !== 'portal:exceptions.undone');
      },
      shows: ['portal:exceptions.notUndone'],
      uses: ['advice'],
      signedIn: true,
    },
  ],
  changeSchedule: [
    {
      run: async ({ portal }) => {
        const draft = plainChange('confirm');
        const result = await changeSchedule(portal, examples.schedules[0]!, draft, { wait: once });
        return result.kind === 'refused' ? textsOf([result.message]) : [];
      },
      shows: ['portal:exceptions.refused'],
      uses: ['activity'],
      signedIn: true,
    },
  ],
  undoScheduleChange: [
    {
      run: async ({ portal, store }) => {
        await undoScheduleChange(portal, 'd-1', { wait: once });
        const shown = textsOf(store.get(toastsAtom).shown.map(({ message }) => message));
        return shown.filter((text) => text !== 'portal:exceptions.undone');
      },
      shows: ['portal:exceptions.notUndone'],
      uses: ['activity'],
      signedIn: true,
    },
  ],
  recodeLosses: [
    {
      run: async ({ portal }) => {
        const part = { reasonCode: 'power', kind: 'planned' as const, hours: null };
        const draft = {
          ...{ from: '2026-11-18', to: '2026-11-18', reasonCode: 'weather', kind: 'unplanned' as const },
          ...{ parts: [part], comment: null },
        };
        const result = await recodeLosses(portal, 'NV-A-01', 1, draft, { wait: once });
        return result.kind === 'refused' ? textsOf([result.message]) : [];
      },
      shows: ['portal:exceptions.refused'],
      uses: ['computed'],
      signedIn: true,
    },
  ],
  undoRecode: [
    {
      run: async ({ portal, store }) => {
        await undoRecode(portal, 'NV-A-01', 'd-1', { wait: once });
        const shown = textsOf(store.get(toastsAtom).shown.map(({ message }) => message));
        return shown.filter((text) => text !== 'portal:exceptions.undone');
      },
      shows: ['portal:exceptions.notUndone'],
      uses: ['computed'],
      signedIn: true,
    },
  ],
  keepDeclineCase: [
    {
      run: async ({ portal, store }) => {
        store.set(queryClientAtom, createQueryClient(portal.loadClient, { report: () => undefined }));
        const kept = { name: 'Base', model: 'best' as const, firstDay: null, leftOut: [], version: 1 };
        const result = await keepDeclineCase(portal, 'NV-A-01', kept, { wait: once });
        return result.kind === 'refused' ? textsOf([result.message]) : [];
      },
      shows: ['portal:exceptions.refused'],
      uses: ['well'],
      signedIn: true,
    },
  ],
  undoDeclineCase: [
    {
      run: async ({ portal, store }) => {
        store.set(queryClientAtom, createQueryClient(portal.loadClient, { report: () => undefined }));
        await undoDeclineCase(portal, 'NV-A-01', 'd-1', { wait: once });
        const shown = textsOf(store.get(toastsAtom).shown.map(({ message }) => message));
        return shown.filter((text) => text !== 'portal:exceptions.undone');
      },
      shows: ['portal:exceptions.notUndone'],
      uses: ['well'],
      signedIn: true,
    },
  ],
  saveSensitivity: [
    {
      run: async ({ portal, store }) => {
        store.set(queryClientAtom, createQueryClient(portal.loadClient, { report: () => undefined }));
        let answered = true;
        const result = await chooseSensitivity(portal, { id: 'NV-A-01', name: 'NV-A-01' }, 'high', {
          onWaiting: () => (answered = false),
          wait: () => (answered ? Promise.resolve() : once()),
        });
        return result.kind === 'refused' ? textsOf([result.message]) : [];
      },
      shows: ['portal:verdicts.sensitivity.refused'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  saveShiftHandover: [
    {
      run: async ({ portal }) => {
        const note = { id: 'h-1', version: null, since: '2026-11-19T18:00:00Z', note: 'Quiet.' };
        const result = await saveHandover(portal, note, { wait: once });
        return result.kind === 'refused' ? textsOf([result.message]) : [];
      },
      shows: ['portal:handover.refused'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  confirmShiftHandover: [
    {
      run: async ({ portal }) => {
        const result = await confirmHandover(portal, { id: 'h-1', version: 1 }, { wait: once });
        return result.kind === 'refused' ? textsOf([result.message]) : [];
      },
      shows: ['portal:handover.refused'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  undoDecision: [
    {
      run: async ({ portal, store }) => {
        await undoDecision(portal, ['d-1'], { wait: once });
        const shown = textsOf(store.get(toastsAtom).shown.map(({ message }) => message));
        return shown.filter((text) => text !== 'portal:exceptions.undone');
      },
      shows: ['portal:exceptions.notUndone'],
      uses: ['exceptions'],
      signedIn: true,
    },
  ],
  savePreferences: [
    {
      run: async ({ portal }) => {
        vi.stubGlobal('document', { documentElement: { classList: { toggle: () => false } } });
        const outcome = await savePreferences(portal, examples.preferences);
        return outcome === 'saved' ? [] : [outcome];
      },
      shows: ['failed'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  createCalendarAddress: [
    {
      run: async ({ portal }) => {
        const outcome = await createCalendarAddress(portal);
        return 'refused' in outcome ? textsOf([outcome.refused]) : [];
      },
      shows: ['portal:schedule.calendar.notMade'],
      uses: ['address'],
      signedIn: true,
    },
  ],
  removeCalendarAddress: [
    {
      run: async ({ portal }) => {
        const refused = await removeCalendarAddress(portal);
        return refused ? textsOf([refused]) : [];
      },
      shows: ['portal:schedule.calendar.notRemoved'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  saveProfile: [
    {
      run: async ({ portal }) => {
        const outcome = await saveNames(portal, { firstName: 'Erin', lastName: 'Moe' }, 0);
        return outcome === 'saved' ? [] : [outcome];
      },
      shows: ['failed'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  uploadPhoto: [
    {
      run: async ({ portal }) => {
        const outcome = await uploadPhoto(portal, new Blob(['x'], { type: 'image/jpeg' }));
        return outcome === 'saved' ? [] : [outcome];
      },
      shows: ['failed'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  removePhoto: [
    {
      run: async ({ portal }) => {
        const outcome = await removePhoto(portal);
        return outcome === 'saved' ? [] : [outcome];
      },
      shows: ['failed'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  endOtherSessions: [
    {
      run: async ({ portal, store }) => {
        await endOtherSessions(portal);
        const shown = textsOf(store.get(toastsAtom).shown.map(({ message }) => message));
        return shown.filter((text) => text !== 'portal:settings.ended');
      },
      shows: ['portal:settings.notEnded'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  endSession: [
    {
      run: async ({ portal, store }) => {
        await endSession(portal, 's-1');
        const shown = textsOf(store.get(toastsAtom).shown.map(({ message }) => message));
        return shown.filter((text) => text !== 'portal:settings.endedOne');
      },
      shows: ['portal:settings.notEndedOne'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  markNotificationsRead: [
    {
      run: async ({ portal, store }) => {
        await markRead(portal, [{ ...examples.notifications[0]!, readAt: null }]);
        return textsOf(store.get(toastsAtom).shown.map(({ message }) => message));
      },
      shows: ['portal:notifications.notMarked'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  snoozeNotifications: [
    {
      run: async ({ portal, store }) => {
        await snoozeGroup(portal, 'exception:NV-A-01', null);
        return textsOf(store.get(toastsAtom).shown.map(({ message }) => message));
      },
      shows: ['portal:notifications.notSnoozed'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  saveVisit: [
    {
      run: async ({ portal, store }) => {
        await saveVisit(portal);
        const since = store.get(lookedSinceAtom);
        expect(since === null || !Number.isNaN(Date.parse(since))).toBe(true);
        return store.get(ownVisitAtom)?.failed === false ? [] : ['failed'];
      },
      shows: ['failed'],
      uses: ['since'],
      signedIn: true,
    },
  ],
  createPerson: [
    administered(({ portal }) =>
      createPerson(portal, { ...examples.createPerson, isSSO: false, language: 'en' }),
    ),
  ],
  invitePerson: [administered(({ portal }) => invitePerson(portal, 'p-1'))],
  changePerson: [administered(({ portal }) => changePerson(portal, 'p-1', { roleId: 2 }))],
  unlockPerson: [administered(({ portal }) => unlockPerson(portal, 'p-1'))],
  endPersonSessions: [administered(({ portal }) => endSessions(portal, 'p-1', null))],
  createApiKey: [
    administered(async ({ portal }) => {
      const outcome = await createApiKey(portal, examples.createApiKey);
      return 'refused' in outcome ? outcome.refused : undefined;
    }),
  ],
  revokeApiKey: [administered(({ portal }) => revokeApiKey(portal, '90f3a2c6e811'))],
  addFilePart: [
    {
      run: async ({ portal }) => {
        const outcome = await sendFile(portal, new File(['x'], 'a.csv'), () => undefined);
        return 'refused' in outcome ? textsOf([outcome.refused]) : [];
      },
      shows: ['portal:imports.failed'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  previewImport: [imported((portal) => previewImport(portal, examples.previewImport))],
  storeImport: [imported((portal) => storeImport(portal, examples.storeImport))],
  saveImportTemplate: [
    templated(
      (portal) => saveTemplate(portal, examples.saveImportTemplate),
      Object.keys(examples.importTemplate),
    ),
  ],
  renameImportTemplate: [
    templated((portal) => renameTemplate(portal, 7, 'Sheet'), Object.keys(examples.importTemplate)),
  ],
  deleteImportTemplate: [{ ...templated((portal) => deleteTemplate(portal, 7), []), needsNoAnswer: true }],
  previewUndo: [undone((portal) => previewUndo(portal, 412))],
  undoImport: [undone((portal) => undoImport(portal, examples.undoImport))],
  changeWellRecord: [recorded((portal) => changeWellRecord(portal, examples.changeWellRecord))],
  mergeWells: [recorded((portal) => mergeWells(portal, examples.mergeWells))],
  previewWellMerge: [
    {
      run: async ({ portal }) => {
        const outcome = await previewWellMerge(portal, examples.previewWellMerge);
        return 'refused' in outcome ? textsOf([outcome.refused]) : [];
      },
      shows: ['portal:masterData.merge.failed'],
      uses: Object.keys(examples.wellMerge),
      signedIn: true,
    },
  ],
  changeFieldRecord: [recorded((portal) => changeFieldRecord(portal, examples.changeFieldRecord))],
  changeRegisteredApplication: [administered(({ portal }) => switchApplication(portal, 'linked-app', false))],
  closeMonths: [
    {
      run: async ({ portal }) => {
        const months = { from: '2026-10-01', through: '2026-10-01', missingDays: 0, note: null };
        const refused = await closeMonths(portal, 'venture', months, { wait: once });
        return refused ? textsOf([refused]) : [];
      },
      shows: ['portal:books.refused'],
      uses: [],
      signedIn: true,
    },
  ],
  saveGuardRail: [
    {
      run: async ({ portal, store }) => {
        store.set(queryClientAtom, createQueryClient(portal.loadClient, { report: () => undefined }));
        const rail = { name: 'maxStepHz', fieldId: null, wellId: null, seen: null, value: 0.5 } as const;
        return textsOf([(await saveGuardRail(portal, rail)) ?? []].flat());
      },
      shows: ['portal:optimization.rails.notSaved'],
      uses: [],
      signedIn: true,
      needsNoAnswer: true,
    },
  ],
  saveCause: [
    administered(({ portal }) =>
      saveCause(portal, {
        code: 'hydrate',
        parentCode: null,
        texts: { en: 'Hydrate', es: null, fr: null },
        choke: 'well',
        usualKind: 'unplanned',
        active: true,
        aliases: [],
        version: null,
      }),
    ),
  ],
  sendMailAgain: [administered(({ portal }) => sendMailAgain(portal, '318'))],
  sendTestMail: [
    {
      run: async ({ portal }) => textsOf([(await sendTestMail(portal)) ?? []].flat()),
      shows: ['unexpectedAnswer', 'portal:administration.failed', 'portal:administration.testFailed'],
      uses: ['failure'],
      signedIn: true,
    },
  ],
  getBackendUrlByFeUrl: [
    { run: followed, shows: ['unexpectedAnswer', 'failed'], uses: ['backendUrl', 'idToken'], signedIn: true },
  ],
  transferToken: [{ run: followed, shows: ['unexpectedAnswer'], uses: ['sessionId'], signedIn: true }],
};

/** What administrators change of the templates of imports. */
function templated(
  give: (portal: Tab['portal']) => Promise<Message | undefined>,
  uses: readonly string[],
): Command {
  return {
    run: async ({ portal }) => {
      const refused = await give(portal);
      return refused ? textsOf([refused]) : [];
    },
    shows: ['portal:imports.templates.failed'],
    uses,
    signedIn: true,
  };
}

/** What administrators take back of an import. */
function undone(give: (portal: Tab['portal']) => Promise<UndoOutcome>): Command {
  return {
    run: async ({ portal }) => {
      const outcome = await give(portal);
      return 'refused' in outcome ? textsOf([outcome.refused]) : [];
    },
    shows: ['portal:imports.undo.failed'],
    uses: Object.keys(examples.importUndo),
    signedIn: true,
  };
}

/** What administrators change of records. */
function recorded(give: (portal: Tab['portal']) => Promise<Message | undefined>): Command {
  return {
    run: async ({ portal, store }) => {
      store.set(queryClientAtom, createQueryClient(portal.loadClient, { report: () => undefined }));
      return textsOf([(await give(portal)) ?? []].flat());
    },
    shows: ['portal:masterData.failed'],
    uses: Object.keys(examples.recordChange),
    signedIn: true,
  };
}

/** What administrators import. */
function imported(give: (portal: Tab['portal']) => Promise<ImportOutcome>): Command {
  return {
    run: async ({ portal }) => {
      const outcome = await give(portal);
      return 'refused' in outcome ? textsOf([outcome.refused]) : [];
    },
    shows: ['portal:imports.failed'],
    uses: Object.keys(examples.importReport),
    signedIn: true,
  };
}

/** An order of an administrator: its answer is shown nowhere. */
function administered(give: (tab: Tab) => Promise<Message | undefined>): Command {
  return {
    run: async (tab) => textsOf([(await give(tab)) ?? []].flat()),
    shows: ['portal:administration.failed'],
    uses: [],
    signedIn: true,
    needsNoAnswer: true,
  };
}

function messagesOfSignIn({ store, sessionManager }: Tab): readonly Shown[] {
  const { messages, passwordError, emailError, busy, step } = store.get(signInAtom);
  const shown = textsOf([...messages, ...[passwordError ?? [], emailError ?? []].flat()]);
  const isOn = busy !== null || (step === 'password' && sessionManager.current().state !== 'signedIn');
  if (shown.length === 0) expect(isOn, 'neither a message nor a next step').toBe(true);
  else expect(busy).toBeNull();
  return shown;
}

/** A command whose failure its button shows. */
const failed = (command: Promise<unknown>): Promise<readonly Shown[]> =>
  command.then(
    () => [],
    () => ['failed'],
  );

/** The wait before a decision is sent again: an answer that settles nothing would be asked for without end. */
const once = () => Promise.reject(new Error('not sent again'));

const shownOf = (result: NoteResult) => (result.kind === 'failed' ? textsOf([result.message]) : []);

async function askForReset({ portal, store }: Tab): Promise<readonly Shown[]> {
  const address = await submitForgotPassword(portal, email);
  const { busy, messages } = store.get(forgotPasswordAtom);
  expect(busy).toBe(address !== undefined);
  return textsOf(messages.filter(({ type }) => type === 'error').map(({ message }) => message));
}

async function finishFlow({ portal, storage }: Tab): Promise<readonly Shown[]> {
  storage.write('oauth_state', state);
  storage.write('oauth_verifier', 'v'.repeat(43));
  const outcome = await finishCodeFlow(portal, new URLSearchParams({ code: 'c', state }));
  if (outcome.kind === 'refused') expect(['undefined', 'string']).toContain(typeof outcome.message);
  return outcome.kind === 'signedIn' ? [] : [outcome.kind];
}

async function followed({ portal, storage }: Tab): Promise<readonly Shown[]> {
  const outcome = await followState(portal, '?state=localhost:4100', new AbortController().signal);
  expect(storage.read('tokenTransferInProgress')).toBeUndefined();
  return 'failed' in outcome ? [storage.read('extUrlError')?.reason ?? 'nothing stored'] : [];
}

/** A tab whose backend answers one operation as it is given, and the others as the contract shows them. */
function open(id: string, respond: () => Response, signedIn: boolean) {
  const choices: Record<string, unknown> = {
    getB2cToken: () => Response.json({ ...examples.b2cToken, id_token: providerToken }),
    [id]: respond,
  };
  const fetch = (request: Request) => createExampleFetch(choices)(request);
  const provider: Partial<ProviderClient> = {
    completeRedirect: () => Promise.resolve(undefined),
    signInSilently: () => Promise.resolve({ idToken: providerToken, account: { username: email } }),
  };
  const authority = 'https://login.example/signin';
  const resetAuthority = 'https://login.example/reset';
  const identityProvider = { authority, resetAuthority, clientId: 'portal', scopes: ['openid'] };
  const tab = testPortal({
    config: { identityProvider },
    answer: fetch,
    loadProviderClient: () => Promise.resolve(provider as ProviderClient),
    loadPasswordEncryption: () =>
      Promise.resolve({
        encryptPassword: () => 'sealed',
        PasswordTooLongError: class extends Error {},
      } as never),
  });
  if (signedIn) tab.sessionManager.signIn({ email, isSSO: false }, examples.tokenPackage);
  return { ...tab, choices, fetch };
}

/** Every item that a tab stored can be read again. */
function expectWholeItems({ storage, session, local }: Tab) {
  for (const { entries } of [session, local]) {
    for (const [name, text] of [...entries]) {
      expect(storage.read(name as ItemName), `${name}: ${text.slice(0, 200)}`).toBeDefined();
      expect(text).not.toContain('undefined');
    }
  }
}

const rejected: unknown[] = [];
const keep = (reason: unknown) => void rejected.push(reason);
beforeAll(() => void process.on('unhandledRejection', keep));
afterAll(() => void process.off('unhandledRejection', keep));
vi.spyOn(console, 'warn').mockImplementation(() => undefined);
vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => vi.unstubAllGlobals());

const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test|\.fixture|\.stories)\.tsx?$/.test(name))
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'));

it.each(otherOperations)('$id is called by a command, or by nobody here', ({ id, path }) => {
  const isCalled = sources.some((source) => source.includes(`'${path}'`));
  expect(isCalled).toBe(!(id in calledByOthers));
  expect(id in commands, 'a command that is given wrong answers').toBe(isCalled);
});

it('a password that is refused in a list is not changed, whatever the status', async () => {
  const refusal = { message: '', errors: [{ message: 'This password is too easy to guess' }] };
  const [command] = commands['resetPassword'] ?? [];
  const shown = await command?.run(open('resetPassword', () => Response.json(refusal), false));
  expect(shown).toEqual(['passwords:update.tooCommon']);
});

const runs = otherOperations.flatMap((operation) =>
  (commands[operation.id] ?? []).map((command, index) => ({ id: operation.id, index, operation, command })),
);

const respondWith = (text: string, headers: Readonly<Record<string, string>>) => () =>
  new Response(text, { headers });

/** Whether the command can do without what is wrong: it is no field of its, or one that other backends leave out. */
function mayPass({ uses, needsNoAnswer }: Command, what: string): boolean {
  if (needsNoAnswer) return true;
  const [place = '', kind] = what.split(/ (?:as|of) | (?=left out)/);
  if (kind === undefined) return false;
  return !uses.includes(place) || kind === 'left out' || kind === 'null';
}

describe.each(runs)('$id, command $index', ({ operation, command }) => {
  const good = { ...operation, example: exampleOf(operation) };

  it('goes on with the contract’s example', async () => {
    const tab = open(operation.id, respondWith(JSON.stringify(good.example), {}), command.signedIn === true);
    expect(await command.run(tab)).toEqual([]);
    expectWholeItems(tab);
  });

  it('reports a wrong answer, stores nothing half and leaves the session alone', async () => {
    const faults: string[] = [];
    for (const { what, text, headers } of wrongAnswersOfSeeds(good)) {
      const tab = open(operation.id, respondWith(text, headers), command.signedIn === true);
      try {
        const messages = await command.run(tab);
        const strange = messages.filter((each) => each !== 'x' && !command.shows.includes(each));
        if (strange.length) faults.push(`${what}: shows ${strange.join().slice(0, 200)}`);
        if (messages.length > 10) faults.push(`${what}: ${messages.length} messages`);
        if (messages.length === 0 && !mayPass(command, what)) faults.push(`${what}: passes`);
        expectWholeItems(tab);
        if (command.signedIn) expect(tab.sessionManager.current().state).toBe('signedIn');
      } catch (error) {
        faults.push(`${what}: ${String(error).slice(0, 300)}`);
      }
    }
    expect([...new Set(faults)]).toEqual([]);
    expect(rejected).toEqual([]);
  });
});

describe.each(runs)('$id, command $index, that is refused', ({ operation, command }) => {
  it.each(errorCodes)('for %s shows nobody the words that are for programs', async (code) => {
    const message = 'body/version is 3, but Ana changed it to 4';
    const refused = () => Response.json({ errors: [{ message, code }] }, { status: 409 });
    const tab = open(operation.id, refused, command.signedIn === true);
    const shown = await command.run(tab);
    expect(shown.join(' ')).not.toContain('body/');
    expect(JSON.stringify(tab.store.get(toastsAtom))).not.toContain('body/');
  });
});

/** The wrong answers of all seeds, without those that a seed before gave too: most do not depend on it. */
function wrongAnswersOfSeeds(operation: AnsweredOperation): WrongAnswer[] {
  const given = new Map<string, WrongAnswer>();
  for (const seed of seeds) {
    for (const answer of wrongAnswers(operation, seed)) {
      const before = given.get(answer.what);
      // One place with one kind of wrong value is one answer.
      if (before === undefined) given.set(answer.what, answer);
      else expect(answer.shortText, answer.what).toBe(before.shortText);
    }
  }
  return [...given.values()];
}

/** The tokens of the flow name its request. */
function exampleOf({ id, example }: AnsweredOperation): unknown {
  return id === 'getB2cToken' ? { ...(example as object), id_token: providerToken } : example;
}
