/**
 * The operations that a server may lack, generated from openapi/cnx.yaml by `npm run api:generate`.
 * Not to be edited by hand: `npm run api:check` fails when it differs from the contract.
 */

/** Paths that are no extensions: there are fewer of them, and the login page carries the list. A line each. */
const specified = `
/CNXAuth/ValidateEmailAndPassword
/CNXAuth/refreshtoken
/CNXAuth/ResetPassword
/CNXAuth/ForgotPassword
/CNXAuth/B2cChallenge
/CNXAuth/B2cToken
/CNXAuth/ValidateB2cToken
/CNXAuth/ExtractSSOToken
/CNXUser/validate/{email}
/CNXUser/validateUser
/CNXUser/userinfo
/CNXApplications/GetBackendUrlByFeUrl
/TransferToken
/Notification/GetNotificationsInfo
/Dashboard/GetDeferredProductionInfo
/Dashboard/GetProductionOptimizationInfo
/Dashboard/GetScheduleInfo
/Dashboard/GetSustainableProductionInfo
/OptimizationDashboard/GetFrequencyInfo
/OptimizationDashboard/GetFrequencyChangeInfo
/OptimizationDashboard/GetTrackedFrequencyChangeInfo
/ExceptionReport/GetChangeDetectionStatistics
/ExceptionReport/GetGasInterfaceExceptionReportInfo
/ExceptionReport/GetHighProductionDropExceptionReportInfo
/ExceptionReport/GetBusinessUnits
/ExceptionReport/GetAreas
/ExceptionReport/GetFields
/ExceptionReport/GetManufacturers
/ExceptionReport/GetWellGroups
/ExceptionReport/GetMethodOfProductions
/ExceptionReport/GetWells
`;

/** Extensions that name a thing, which may be what is not there. A line each. */
const ofThings = `
/CNXUser/Photos/{photoId}/GetPhoto
/CNXUser/EndSession
/Dashboard/Calendars/{secret}/GetCalendar
/Dashboard/ChangeSchedule
/Dashboard/UndoScheduleChange
/OptimizationDashboard/DecideAdvice
/OptimizationDashboard/UndoAdviceDecision
/OptimizationDashboard/SaveGuardRail
/ExceptionReport/GetChangePoint
/ExceptionReport/DecideChangePoints
/ExceptionReport/GetException
/ExceptionReport/DecideExceptions
/ExceptionReport/UndoDecision
/Wells/{wellId}/GetDailyProduction
/Wells/{wellId}/GetWell
/Wells/{wellId}/GetWellHistory
/Wells/{wellId}/GetWellForecast
/Wells/{wellId}/GetWhatIf
/Wells/{wellId}/GetPumpCurves
/Wells/{wellId}/GetWellHours
/Wells/{wellId}/GetSensitivity
/Wells/{wellId}/SaveSensitivity
/Wells/{wellId}/GetLossRecodes
/Wells/{wellId}/RecodeLosses
/Wells/{wellId}/UndoRecode
/Wells/GetWellSeries
/Views/GetView
/Views/SaveView
/Views/RemoveView
/Alerts/SaveSubscription
/Alerts/RemoveSubscription
/Links/GetLink
/Annotations/SaveAnnotation
/Annotations/RemoveAnnotation
/ExceptionReport/GetShiftHandover
/ExceptionReport/SaveShiftHandover
/ExceptionReport/ConfirmShiftHandover
/Content/GetLegalPage
/Causes/SaveCause
/Books/{fieldId}/GetOpenPoints
/Books/{fieldId}/CloseMonths
/Administration/InvitePerson
/Administration/ChangePerson
/Administration/UnlockPerson
/Administration/GetPersonSessions
/Administration/EndPersonSessions
/Administration/ChangeRegisteredApplication
/Administration/RevokeApiKey
/Administration/PreviewImport
/Administration/StoreImport
/Administration/SendMailAgain
`;

/**
 * What a path beyond the specification's calls speaks of; undefined for one of these. A 404 to a `call` says that the server
 * does not offer it; to a `thing` it may also say that what the request names is not there.
 */
export function extensionOf(path: string): 'call' | 'thing' | undefined {
  if (specified.includes(`\n${path}\n`)) return undefined;
  return ofThings.includes(`\n${path}\n`) ? 'thing' : 'call';
}
