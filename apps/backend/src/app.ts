import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { createAlerts } from './alerts/alerts.ts';
import { createCauses } from './administration/causes.ts';
import { createGuardRails } from './administration/guard-rails.ts';
import { createMonthClosings } from './administration/month-closings.ts';
import { createAccountDiscovery } from './auth/account-discovery.ts';
import { createAccountLookUp } from './auth/account-look-up.ts';
import { createApiKeys } from './auth/api-keys.ts';
import { createAudit } from './auth/audit.ts';
import { createClientErrors } from './auth/client-errors.ts';
import { createForgottenPassword } from './auth/forgotten-password.ts';
import { createHandOver } from './auth/hand-over.ts';
import { createIdTokens } from './auth/id-token.ts';
import { createKnownBrowsers } from './auth/known-browsers.ts';
import { createLockOut } from './auth/lock-out.ts';
import { createPasswordCheck } from './auth/password-check.ts';
import { createEnvelopeOpener } from './auth/password-envelope.ts';
import { createPasswordHasher } from './auth/password-hash.ts';
import { createPasswordUpdate } from './auth/password-update.ts';
import { createFailureLimits, createRateLimiter } from './auth/rate-limit.ts';
import { createRefreshTokens } from './auth/refresh-tokens.ts';
import { createRegisteredApps } from './auth/registered-apps.ts';
import { createResetLinks } from './auth/reset-links.ts';
import { createSessions } from './auth/sessions.ts';
import { createSignIn } from './auth/sign-in.ts';
import { loadSigningKeys, publishedKeys } from './auth/signing-keys.ts';
import { findUserByEmail } from './auth/users.ts';
import { readContent } from './content/content.ts';
import { createSupport } from './kept/support.ts';
import { createCorporateSignIn } from './corporate-sign-in.ts';
import { retryRead } from './database/retry-read.ts';
import { createAssistant } from './assistant/assistant.ts';
import { readDataVersion } from './database/settings.ts';
import { hasDemonstration } from './demonstration/seed.ts';
import { lastKnown } from './database/last-known.ts';
import { createRowDeliveries } from './feeds/row-deliveries.ts';
import { createTurns } from './feeds/turns.ts';
import { providerPath } from './identity-provider/policies.ts';
import { createAdviceDecisions } from './kept/advice-decisions.ts';
import { createAnnotations } from './kept/annotations.ts';
import { createExceptionDecisions } from './kept/exception-decisions.ts';
import { createOwnSessions } from './kept/own-sessions.ts';
import { createPreferences } from './kept/preferences.ts';
import { createProfiles } from './kept/profile.ts';
import { createNotificationMarks } from './kept/notification-marks.ts';
import { createShiftHandovers } from './kept/shift-handovers.ts';
import { wellServices } from './kept/well-services.ts';
import { createLinks } from './kept/links.ts';
import { createUsage } from './kept/usage.ts';
import { createVisits } from './kept/visits.ts';
import { createViews } from './kept/views.ts';
import { startMail } from './mail/mailer.ts';
import { assertKnownIds } from './queries/known-ids.ts';
import { createOpenCourses } from './queries/open-courses.ts';
import { administrationHandlers, createAdministrationServices } from './routes/administration.ts';
import { assistantHandlers } from './routes/assistant.ts';
import { alertHandlers, createAlertReads } from './routes/alerts.ts';
import { annotationHandlers } from './routes/annotations.ts';
import { applicationHandlers } from './routes/applications.ts';
import { bookHandlers } from './routes/books.ts';
import { causeHandlers } from './routes/causes.ts';
import { createDashboardServices, dashboardHandlers } from './routes/dashboard.ts';
import { createDataWindowReader } from './routes/data-window.ts';
import { exceptionHandlers } from './routes/exception-report.ts';
import { feedHandlers } from './routes/feeds.ts';
import { filterHandlers } from './routes/filters.ts';
import { contentHandlers } from './routes/content.ts';
import { healthHandlers } from './routes/health.ts';
import { linkHandlers } from './routes/links.ts';
import { accountHandlers } from './routes/account.ts';
import { notificationHandlers } from './routes/notifications.ts';
import { optimizationHandlers } from './routes/optimization-dashboard.ts';
import { searchHandlers } from './routes/search.ts';
import { signInHandlers } from './routes/sign-in.ts';
import { singleSignOnHandlers } from './routes/single-sign-on.ts';
import { statisticsHandlers } from './routes/statistics.ts';
import { supportHandlers } from './routes/support.ts';
import { usageHandlers } from './routes/usage.ts';
import { userHandlers } from './routes/users.ts';
import { visitHandlers } from './routes/visits.ts';
import { viewHandlers } from './routes/views.ts';
import { wellHandlers } from './routes/wells.ts';
import { createAnswerStore } from './server/answer-store.ts';
import { createAuthorization } from './server/authorization.ts';
import { loadContract } from './server/contract-file.ts';
import type { Handlers } from './server/contract-handlers.ts';
import { createConnections } from './server/connections.ts';
import { createReadiness } from './server/readiness.ts';
import { createServer } from './server/server.ts';

/**
 * The composition root: the one place where sign-in, queries and routes meet. Makes the installation's keys when they are
 * missing; does not listen.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, config, now, log, isDatabaseAvailable = () => true, isStopping = () => false } = options;
  const { onDue, onRows, imports } = options;
  const { limits, publicOrigin } = config;
  const contract = await loadContract();

  const keys = await loadSigningKeys(db, now);
  const registeredApps = await createRegisteredApps(db, now);
  const isDemonstration = await lastKnown(() => hasDemonstration(db));
  const audit = createAudit(db, now);
  const limiter = (name: string, maxHits: number, seconds: number) =>
    createRateLimiter(db, now, { name, maxHits, seconds });
  const sessions = createSessions(db, now, limits);
  const idTokens = createIdTokens(keys, publicOrigin, now, limits);
  const hasher = createPasswordHasher(limits, options.hashCost);
  const openEnvelope = createEnvelopeOpener(db, now, limits, keys);
  const lockOut = createLockOut(db, now, limits, createFailureLimits(db, now, limits));
  const knownBrowsers = createKnownBrowsers(db, now, publicOrigin);
  const checks = { db, limits, openEnvelope, hasher, lockOut, knownBrowsers, audit, log };
  const checkPassword = createPasswordCheck(checks);
  const refreshTokens = createRefreshTokens(keys, now, limits);
  const signIn = createSignIn({
    db,
    limits,
    checkPassword,
    hasher,
    sessions,
    refreshTokens,
    idTokens,
    audit,
    log,
  });

  const unknownAccounts = createRateLimiter(
    db,
    now,
    { name: 'unknown account per minute', maxHits: limits.addressUnknownAccountsPerMinute, seconds: 60 },
    { name: 'unknown account per hour', maxHits: limits.addressUnknownAccountsPerHour, seconds: 3_600 },
  );
  const mode = config.accountDiscovery;
  const lookUps = limiter('account look-up', limits.addressLookUpsPerMinute, 60);
  const findActive = createAccountLookUp(db, mode, knownBrowsers, { unknownAccounts, lookUps });
  const discoverAccount = createAccountDiscovery({ db, mode, findActive, registeredApps, audit });
  const mail = startMail(db, { smtp: config.mail, keepsMail: config.demonstration }, now, log);
  const resetLinks = createResetLinks(db, now, limits);
  const reset = { db, now, limits, resetLinks, mailer: mail.mailer, audit, publicOrigin };
  const updatePassword = createPasswordUpdate({
    ...reset,
    openEnvelope,
    checkPassword,
    hasher,
    sessions,
    idTokens,
  });
  const seconds = limits.resetMailSeconds;
  const forgottenPassword = createForgottenPassword({
    ...reset,
    mode,
    registeredApps,
    knownBrowsers,
    findActive,
    unknownAccounts,
    requests: {
      account: limiter('reset mail', limits.resetMailsPerAccount, seconds),
      address: limiter('reset mails', limits.resetMailsPerAddress, seconds),
    },
    log,
  });
  const systemNow = options.systemNow ?? (() => new Date());
  const corporate = await createCorporateSignIn({
    db,
    config,
    now,
    systemNow,
    log,
    hasher,
    signIn,
    audit,
    mail,
  });
  const handOver = createHandOver({ registeredApps, idTokens, audit, seconds: limits.handOverSeconds });

  const readWindow = createDataWindowReader(db, now);
  const modelCallsOfUser = limiter('model call of a user', limits.assistantModelCallsOfUserPerDay, 86_400);
  const modelCalls = limiter('language model call', limits.assistantModelCallsPerDay, 86_400);
  const changesOfUser = limiter('change of a user', limits.userChangesPerHour, 3_600);
  const kept = { db, now, audit, changesOfUser };
  const deciding = { ...kept, ...(onDue && { onDue }) };
  const content = options.content ?? (await readContent(config.contentDirectory));
  for (const fault of content.faults) log.warn({ fault }, 'content');
  const readiness = createReadiness({
    db,
    now,
    log,
    portalDirectory: config.portalDirectory,
    isStopping,
    isDatabaseAvailable,
  });
  const { webhookNetworks } = config;
  const alerts = createAlerts({ ...kept, log, mail, limits, publicOrigin, webhookNetworks });
  const handlers: Handlers = {
    ...signInHandlers({ signIn, updatePassword, forgottenPassword, registeredApps, knownBrowsers }),
    ...singleSignOnHandlers(corporate.singleSignOn, { registeredApps, knownBrowsers }),
    ...userHandlers({
      discoverAccount,
      findUser: (email) => findUserByEmail(db, email),
      keepClientError: createClientErrors({
        db,
        now,
        log,
        reportsOfUser: limiter('client error', limits.clientErrorsPerHour, 3_600),
      }),
    }),
    ...applicationHandlers({ handOver, registeredApps, publicKeys: publishedKeys(keys) }),
    ...healthHandlers({
      version: readVersion(),
      readiness,
      providerState: () => corporate.providerState(),
    }),
    ...accountHandlers({
      preferences: createPreferences(kept),
      ownSessions: createOwnSessions({ ...kept, sessions }),
      profiles: createProfiles(kept),
    }),
    ...notificationHandlers({
      db,
      now,
      courses: createOpenCourses(db, {
        dataVersion: async () => Object.values(await readDataVersion(db)).join(' '),
        timer: options.timer,
      }),
      marks: createNotificationMarks(kept),
    }),
    ...feedHandlers({
      deliveries: createRowDeliveries({
        db: imports.batch,
        bulk: (work) => imports.bulk(work),
        now,
        audit,
        turns: options.turns ?? createTurns(),
        onStored: () => onRows?.(),
      }),
      changesOfUser,
    }),
    ...filterHandlers(db),
    ...dashboardHandlers(createDashboardServices({ ...kept, limits, publicOrigin }), readWindow),
    ...statisticsHandlers(db, readWindow),
    ...optimizationHandlers(
      { db, decisions: createAdviceDecisions(kept), guardRails: createGuardRails(deciding) },
      readWindow,
    ),
    ...exceptionHandlers(
      { db, decisions: createExceptionDecisions(deciding), handovers: createShiftHandovers(kept) },
      readWindow,
    ),
    ...wellHandlers({ db, ...wellServices(deciding) }, readWindow),
    ...searchHandlers(db),
    ...viewHandlers(createViews(kept)),
    ...alertHandlers(alerts),
    ...linkHandlers(createLinks(kept)),
    ...visitHandlers(createVisits({ db, now })),
    ...usageHandlers(
      createUsage({
        db,
        now,
        batchesOfUser: limiter('usage batch', limits.usageBatchesPerHour, 3_600),
      }),
    ),
    ...causeHandlers(createCauses(kept)),
    ...bookHandlers({ db, closings: createMonthClosings(deciding) }, readWindow),
    ...administrationHandlers(
      createAdministrationServices({
        ...deciding,
        long: imports,
        sessions,
        lockOut,
        resetLinks,
        limits,
        publicOrigin,
        mail,
      }),
    ),
    ...contentHandlers(content),
    ...supportHandlers(
      createSupport({
        db,
        address: config.supportAddress,
        mailer: mail.mailer,
        messagesOfUser: limiter('support message', limits.supportMessagesPerHour, 3_600),
      }),
    ),
    ...assistantHandlers({
      assistant: createAssistant(db, {
        address: config.languageModel,
        seconds: limits.assistantModelSeconds,
        takeCall: (userId) => modelCallsOfUser.take(userId).then(() => modelCalls.take('all')),
        log,
      }),
      isOffered: config.assistant,
      questionsOfUser: limiter('assistant question', limits.assistantQuestionsPerMinute, 60),
    }),
    ...annotationHandlers(createAnnotations(kept), readWindow),
  };

  const { localProvider, foreignOrigin } = corporate;
  const provider = foreignOrigin ? [foreignOrigin] : [];
  const app = await createServer({
    config,
    now,
    log,
    contract,
    handlers,
    authorization: createAuthorization({
      idTokens,
      sessions,
      apiKeys: createApiKeys({ db, now, limits }),
      audit,
    }),
    answers: createAnswerStore({ dataVersion: () => readDataVersion(db), timer: options.timer }),
    readAgain: (read) =>
      retryRead(async () => {
        readiness.assertAvailable();
        return read();
      }),
    assertSelection: (query) => assertKnownIds(db, query),
    onFull: () => readiness.noteFull(),
    checkResponses: options.checkResponses ?? false,
    connections: options.connections ?? createConnections(limits),
    portalConfiguration: async () => ({
      apiBase: contract.basePath,
      redirectHosts: (await registeredApps.read()).map(({ host }) => host),
      passwordPublicKey: String(keys.passwordEncryption[0].publicKey.export({ type: 'spki', format: 'pem' })),
      passwordPadding: 'oaep-sha256',
      identityProvider: corporate.singleSignOn?.settings ?? null,
      ...{ hubHomeUrl: config.hubHomeUrl, assistant: config.assistant, errorReports: config.errorReports },
      demonstration: await isDemonstration(),
    }),
    trustedOrigins() {
      const apps = registeredApps.known();
      return {
        connect: [
          ...provider,
          ...apps.flatMap(({ transfer_api: api }) => (api ? [new URL(api).origin] : [])),
        ],
        frame: provider,
        ancestors: apps.flatMap(({ frame_origin: frame }) => (frame ? [frame] : [])),
      };
    },
    ...(localProvider ? { mounted: { prefix: providerPath, handler: localProvider } } : {}),
  });
  alerts.addTo(app, createAlertReads(handlers, now));
  app.addHook('onClose', () => mail.stop());
  if (options.watchesProvider) corporate.providerState();
  return app;
}

function readVersion(): string {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}
