export type { ApiSession } from './authorisation.ts';
export { encodeUserIdentifier } from './authorisation.ts';
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
  SESSION_OVER_TEXT,
  SessionOverError,
} from './errors.ts';
export type * from './models.ts';
