import * as v from 'valibot';

/** The answer of the identity provider's token endpoint, with all that the portal relies on. */
const tokenResponse = v.object({
  id_token: v.string(),
  token_type: v.string(),
  /** Seconds since 1970. */
  not_before: v.number(),
  id_token_expires_in: v.number(),
  profile_info: v.string(),
  scope: v.string(),
  refresh_token: v.string(),
  refresh_token_expires_in: v.number(),
});

export type TokenResponse = v.InferOutput<typeof tokenResponse>;

/** What is answered when the provider's response lacks a field or has one of another type. */
export const notATokenResponse =
  'Invalid response format: The response does not match TokenResponse structure.';

/** @returns The fields of a token response and nothing else; undefined when one is missing or of another type. */
export function parseTokenResponse(value: unknown): TokenResponse | undefined {
  const result = v.safeParse(tokenResponse, value);
  return result.success ? result.output : undefined;
}
