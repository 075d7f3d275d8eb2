import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';

/** Claims to change; undefined ones are left out. */
type Claims = Readonly<Record<string, unknown>>;

/** A foreign identity provider, as far as the backend talks to it. */
export interface FakeProvider {
  readonly authority: string;
  readonly resetAuthority: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly key: CryptoKey;
  /** Signs a token as the provider would; changed claims and header replace the good ones. */
  sign(changes?: Claims, header?: Record<string, unknown>, key?: CryptoKey): Promise<string>;
  /** What the token endpoint answers from now on, and what it was asked. */
  answerTokens(status: number, body: unknown, policy?: string): void;
  readonly asked: URLSearchParams[];
  /** How often each path was asked for. */
  readonly requests: Map<string, number>;
  close(): Promise<void>;
}

/** @param now The clock that tokens are dated by. */
export async function startFakeProvider(now: () => Date): Promise<FakeProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const asked: URLSearchParams[] = [];
  const requests = new Map<string, number>();
  const answers = new Map<string, { status: number; body: unknown }>();
  let base = '';

  async function answer(path: string, request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    requests.set(path, (requests.get(path) ?? 0) + 1);
    const policy = path.split('/')[2] ?? '';
    if (path.endsWith('/.well-known/openid-configuration')) {
      const own = `${base}/tenant/${policy}`;
      const issuer = `${base}/tenant/v2.0/`;
      return { status: 200, body: { issuer, jwks_uri: `${own}/keys`, token_endpoint: `${own}/token` } };
    }
    if (path.endsWith('/keys')) return { status: 200, body: { keys: [jwk] } };
    if (!path.endsWith('/token')) return { status: 404, body: {} };
    let text = '';
    for await (const chunk of request as AsyncIterable<Buffer>) text += chunk.toString();
    asked.push(new URLSearchParams(text));
    return answers.get(policy) ?? { status: 400, body: { error: 'invalid_grant' } };
  }

  const server = createServer((request, response) => {
    void answer(request.url ?? '', request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
  const issuer = `${base}/tenant/v2.0/`;
  const clientId = 'portal-client';
  return {
    authority: `${base}/tenant/B2C_1_signin`,
    resetAuthority: `${base}/tenant/B2C_1_reset`,
    issuer,
    clientId,
    key: privateKey,
    sign(changes = {}, header = {}, key = privateKey) {
      const seconds = Math.floor(now().getTime() / 1000);
      const claims = {
        iss: issuer,
        aud: clientId,
        sub: 'subject-1',
        iat: seconds,
        nbf: seconds,
        exp: seconds + 3600,
        emails: ['sso.user@cnx.example'],
        tfp: 'B2C_1_signin',
        // Two tokens are never the same, also within a second.
        jti: randomUUID(),
        ...changes,
      };
      const given = Object.entries(claims).filter(([, value]) => value !== undefined);
      return new SignJWT(Object.fromEntries(given))
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1', typ: 'JWT', ...header })
        .sign(key);
    },
    answerTokens: (status, body, policy = 'B2C_1_signin') => void answers.set(policy, { status, body }),
    asked,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
