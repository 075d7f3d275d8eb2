export type { ApiSession } from './authorization.ts';
export { encodeUserIdentifier } from './authorization.ts';
export type {
  AnswerBody,
  ApiAnswer,
  ApiClient,
  ApiClientOptions,
  CallParams,
  PathWith,
  ReceivedAnswer,
} from './client.ts';
export { createApiClient } from './client.ts';
export type { DataMeta } from './data-meta.ts';
export type { ApiErrorDetails, ApiFailure, ContractErrorDetails, ErrorText } from './errors.ts';
export {
  ApiError,
  ContractError,
  isApiFailure,
  isExpiredToken,
  NetworkError,
  RejectedRequestError,
  sessionOverText,
  SessionOverError,
} from './errors.ts';
export type * from './models.ts';
