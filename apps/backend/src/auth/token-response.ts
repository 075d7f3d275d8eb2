/** The answer of the identity provider's token endpoint, with all that the portal relies on. */
export interface TokenResponse {
  readonly id_token: string;
  readonly token_type: string;
  /** Seconds since 1970. */
  readonly not_before: number;
  readonly id_token_expires_in: number;
  readonly profile_info: string;
  readonly scope: string;
  readonly refresh_token: string;
  readonly refresh_token_expires_in: number;
}

/** What is said about an answer that lacks a field or has one of another type. */
export const notATokenResponse =
  'Invalid response format: The response does not match TokenResponse structure.';

const fields: Readonly<Record<keyof TokenResponse, 'string' | 'number'>> = {
  id_token: 'string',
  token_type: 'string',
  not_before: 'number',
  id_token_expires_in: 'number',
  profile_info: 'string',
  scope: 'string',
  refresh_token: 'string',
  refresh_token_expires_in: 'number',
};

/** @returns The fields of a token response and nothing else; undefined when one is missing or of another type. */
export function parseTokenResponse(value: unknown): TokenResponse | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Record<string, unknown>;
  const names = Object.keys(fields) as (keyof TokenResponse)[];
  if (!names.every((name) => typeof given[name] === fields[name])) return undefined;
  return Object.fromEntries(names.map((name) => [name, given[name]])) as unknown as TokenResponse;
}
