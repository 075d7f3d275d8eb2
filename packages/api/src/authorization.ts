/** What the client needs to know of a session; nothing when nobody is signed in. */
export interface ApiSession {
  /** The backend's own id_token, sent as bearer. */
  readonly idToken?: string | undefined;
  /** Sent as `user-identifier`. */
  readonly username?: string | undefined;
  /** Sent as `user-identifier` when there is no username. */
  readonly email?: string | undefined;
}

/** The headers that say who calls. */
export interface Authorization {
  authorization?: string;
  'user-identifier'?: string;
}

/**
 * Builds the authorization of a request.
 * @param explicitIdentifier the caller's own `user-identifier`, before a session exists
 * @throws TypeError when the token holds what no header may, URIError when the identifier is not well-formed text
 */
export function authorizationOf(session: ApiSession | undefined, explicitIdentifier?: string): Authorization {
  const identifier = explicitIdentifier || session?.username || session?.email;
  const authorization: Authorization = {
    ...(session?.idToken ? { authorization: `Bearer ${session.idToken}` } : {}),
    ...(identifier ? { 'user-identifier': encodeUserIdentifier(identifier) } : {}),
  };
  new Headers({ ...authorization });
  return authorization;
}

/**
 * Writes a username or address so that a header can carry it: printable ASCII as it is, anything else percent-encoded.
 * A `%` or outer white space is encoded too, so that decoding always gives back what was meant.
 * @throws URIError when the text has lone surrogates
 */
export function encodeUserIdentifier(identifier: string): string {
  const plain =
    /^[\x20-\x7e]*$/.test(identifier) && !identifier.includes('%') && identifier === identifier.trim();
  return plain ? identifier : encodeURIComponent(identifier);
}
