import { createApiKeyList } from '../administration/api-key-list.ts';
import { createApplications } from '../administration/applications.ts';
import { listAuditEvents } from '../administration/audit-log.ts';
import { createPeople, type PeopleOptions } from '../administration/people.ts';
import { createPersonSessions } from '../administration/person-sessions.ts';
import { createImportList } from '../administration/import-list.ts';
import { createImportTemplates } from '../administration/import-templates.ts';
import { importKinds } from '../administration/import-options.ts';
import { createMasterData } from '../administration/master-data.ts';
import { createPortalImports, type PortalImportsOptions } from '../administration/portal-imports.ts';
import { createOutgoingMail, type OutgoingMailOptions } from '../administration/outgoing-mail.ts';
import { createUserAnalytics, type UserAnalyticsOptions } from '../administration/user-analytics.ts';
import type { Limits } from '../limits.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { answerList } from './data-window.ts';
import { administratorOf } from './signed-in-user.ts';

/** What the administration is made of. */
export type AdministrationOptions = Omit<PeopleOptions, 'mailer'> &
  OutgoingMailOptions &
  UserAnalyticsOptions &
  Pick<PortalImportsOptions, 'long' | 'onDue'> & {
    readonly limits: Pick<Limits, 'importFileHours' | 'importImageDays'>;
  };

/** What the calls below /Administration need. */
type AdministrationServices = ReturnType<typeof createAdministrationServices>;

/** @returns what the calls below /Administration need */
export function createAdministrationServices(options: AdministrationOptions) {
  return {
    db: options.db,
    people: createPeople({ ...options, mailer: options.mail.mailer }),
    personSessions: createPersonSessions(options),
    applications: createApplications(options),
    apiKeys: createApiKeyList(options),
    imports: createPortalImports({ ...options, importFileHours: options.limits.importFileHours }),
    importTemplates: createImportTemplates(options),
    importList: createImportList({ ...options, importImageDays: options.limits.importImageDays }),
    masterData: createMasterData(options),
    outgoingMail: createOutgoingMail(options),
    analytics: createUserAnalytics(options),
  };
}

/** People, registered applications, API keys, imports, mail, the audit log and how the portal is used. */
export function administrationHandlers(services: AdministrationServices) {
  const { db, people, personSessions, applications, apiKeys, outgoingMail, analytics } = services;
  const { imports, importTemplates, importList, masterData } = services;
  return {
    getPeople: ({ query }) => answerList(query, (page) => people.list(query, page)),
    async createPerson({ body, ...call }) {
      return { status: 200, body: await people.create(administratorOf(call), body) };
    },
    async invitePerson({ body, ...call }) {
      return { status: 200, body: await people.invite(administratorOf(call), body.id) };
    },
    async changePerson({ body, ...call }) {
      return { status: 200, body: await people.change(administratorOf(call), body) };
    },
    async unlockPerson({ body, ...call }) {
      return { status: 200, body: await people.unlock(administratorOf(call), body.id) };
    },
    async getPersonSessions({ query, ...call }) {
      return { status: 200, body: await personSessions.list(administratorOf(call), query.id) };
    },
    async endPersonSessions({ body, ...call }) {
      await personSessions.end(administratorOf(call), body);
      return { status: 200, body: { message: 'The sessions are over', errors: [] } };
    },
    async getRegisteredApplications() {
      return { status: 200, body: await applications.list() };
    },
    async changeRegisteredApplication({ body, ...call }) {
      return { status: 200, body: await applications.change(administratorOf(call), body) };
    },
    async getApiKeys() {
      return { status: 200, body: await apiKeys.list() };
    },
    async createApiKey({ body, ...call }) {
      return { status: 200, body: await apiKeys.create(administratorOf(call), body) };
    },
    async revokeApiKey({ body, ...call }) {
      return { status: 200, body: await apiKeys.revoke(administratorOf(call), body) };
    },
    getImportKinds: () => Promise.resolve({ status: 200, body: importKinds() }),
    async addFilePart({ body, ...call }) {
      return { status: 200, body: await imports.addPart(administratorOf(call), body) };
    },
    async previewImport({ body, ...call }) {
      return { status: 200, body: await imports.preview(administratorOf(call), body) };
    },
    async storeImport({ body, ...call }) {
      return { status: 200, body: await imports.store(administratorOf(call), body) };
    },
    async getImportProgress({ query, ...call }) {
      return { status: 200, body: await imports.progress(administratorOf(call), query.fileId) };
    },
    async getImportTemplates() {
      return { status: 200, body: await importTemplates.list() };
    },
    async saveImportTemplate({ body, ...call }) {
      return { status: 200, body: await importTemplates.save(administratorOf(call), body) };
    },
    async renameImportTemplate({ body, ...call }) {
      return { status: 200, body: await importTemplates.rename(administratorOf(call), body) };
    },
    async deleteImportTemplate({ body, ...call }) {
      await importTemplates.delete(administratorOf(call), body);
      return { status: 200, body: { message: 'The template is deleted', errors: [] } };
    },
    async getImports() {
      return { status: 200, body: await importList.list() };
    },
    async previewUndo({ body, ...call }) {
      return { status: 200, body: await importList.previewUndo(administratorOf(call), body) };
    },
    async undoImport({ body, ...call }) {
      return { status: 200, body: await importList.undo(administratorOf(call), body) };
    },
    getWellRecords: ({ query }) => answerList(query, (page) => masterData.wells(query, page)),
    async getFieldRecords() {
      return { status: 200, body: await masterData.fields() };
    },
    async changeWellRecord({ body, ...call }) {
      return { status: 200, body: await masterData.changeWell(administratorOf(call), body) };
    },
    async changeFieldRecord({ body, ...call }) {
      return { status: 200, body: await masterData.changeField(administratorOf(call), body) };
    },
    async previewWellMerge({ body, ...call }) {
      return { status: 200, body: await masterData.previewMerge(administratorOf(call), body) };
    },
    async mergeWells({ body, ...call }) {
      return { status: 200, body: await masterData.merge(administratorOf(call), body) };
    },
    async getOutgoingMail() {
      return { status: 200, body: await outgoingMail.list() };
    },
    async sendMailAgain({ body, ...call }) {
      await outgoingMail.sendAgain(administratorOf(call), body.id);
      return { status: 200, body: { message: 'The mail is on its way', errors: [] } };
    },
    async sendTestMail(call) {
      return { status: 200, body: await outgoingMail.sendTest(administratorOf(call)) };
    },
    getAuditEvents: ({ query }) => answerList(query, (page) => listAuditEvents(db, query, page)),
    async getUserAnalytics({ query }) {
      return { status: 200, body: await analytics.read(query.month) };
    },
  } satisfies Partial<Handlers>;
}
