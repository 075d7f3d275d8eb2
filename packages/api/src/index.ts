export type { ApiSession } from './authorization.ts';
export { encodeUserIdentifier } from './authorization.ts';
export type { AnswerBody, ApiAnswer, ApiClient, ApiClientOptions, CallParams, PathWith } from './client.ts';
export { createApiClient } from './client.ts';
export type { DataMeta } from './data-meta.ts';
export type { ApiErrorDetails, ApiFailure, ErrorText } from './errors.ts';
export {
  ApiError,
  isApiFailure,
  isExpiredToken,
  NetworkError,
  RejectedRequestError,
  sessionOverText,
  SessionOverError,
} from './errors.ts';
export type * from './models.ts';
