export type { ApiSession } from './authorization.ts';
export { encodeUserIdentifier } from './authorization.ts';
export type {
  AnswerBody,
  ApiAnswer,
  ApiClient,
  ApiClientOptions,
  ApiRows,
  CallParams,
  PathWith,
  PathWithRows,
  ReceivedAnswer,
  RowOf,
} from './client.ts';
export { createApiClient } from './client.ts';
export type { DataMeta } from './data-meta.ts';
export type { ApiErrorDetails, ApiFailure, ContractErrorDetails, ErrorText } from './errors.ts';
export {
  ApiError,
  ContractError,
  IncompleteRowsError,
  isApiFailure,
  isExpiredToken,
  NetworkError,
  NotOfferedError,
  RejectedRequestError,
  sessionOverText,
  SessionOverError,
} from './errors.ts';
export type * from './models.ts';
