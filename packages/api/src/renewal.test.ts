import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { ApiError, isExpiredToken } from './errors.ts';

const wellsPath = '/ExceptionReport/GetWells';
const fieldsPath = '/ExceptionReport/GetFields';

/** A server that knows one good token, and a session that holds another until it is renewed. */
function expiredSession({ renewal = true, good = 'new' } = {}) {
  const session: { idToken?: string } = { idToken: 'old' };
  const tokens: (string | null)[] = [];
  const fetch = (request: Request) => {
    const token = request.headers.get('authorization');
    tokens.push(token);
    const accepted = token === `Bearer ${good}`;
    return Promise.resolve(
      accepted ? Response.json([]) : Response.json({ errors: [{ message: 'expired' }] }, { status: 401 }),
    );
  };
  const renew = vi.fn(async () => {
    await Promise.resolve();
    if (renewal) session.idToken = 'new';
    return renewal;
  });
  const options = { baseUrl: 'https://portal.example/api', fetch, getSession: () => ({ ...session }) };
  return { session, tokens, renew, options, api: createApiClient({ ...options, renew }) };
}

describe('an expired id_token', () => {
  it('is renewed once and the call sent again', async () => {
    const { api, renew, tokens } = expiredSession();
    expect((await api.GET(wellsPath)).data).toEqual([]);
    expect(renew).toHaveBeenCalledOnce();
    expect(tokens).toEqual(['Bearer old', 'Bearer new']);
  });

  it('is renewed once for all calls that wait', async () => {
    const { api, renew } = expiredSession();
    await Promise.all([api.GET(wellsPath), api.GET(fieldsPath), api.GET(wellsPath), api.GET(fieldsPath)]);
    expect(renew).toHaveBeenCalledOnce();
  });

  it('is renewed again when it expires again', async () => {
    const { api, renew, session } = expiredSession();
    await api.GET(wellsPath);
    session.idToken = 'old';
    await api.GET(wellsPath);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('needs no renewal when the session has a newer one by then', async () => {
    const { session, renew, options, tokens } = expiredSession();
    const fetch = (request: Request) => {
      session.idToken = 'new';
      return options.fetch(request);
    };
    await createApiClient({ ...options, fetch, renew }).GET(wellsPath);
    expect(renew).not.toHaveBeenCalled();
    expect(tokens).toEqual(['Bearer old', 'Bearer new']);
  });

  it('is an error when the second attempt fails too', async () => {
    const { api, renew, tokens } = expiredSession({ good: 'newer still' });
    const failure: unknown = await api.GET(wellsPath).catch((error: unknown) => error);
    expect(isExpiredToken(failure)).toBe(true);
    expect(renew).toHaveBeenCalledOnce();
    expect(tokens).toHaveLength(2);
  });

  it('is an error when it cannot be renewed', async () => {
    const { api, tokens } = expiredSession({ renewal: false });
    await expect(api.GET(wellsPath)).rejects.toBeInstanceOf(ApiError);
    expect(tokens).toHaveLength(1);
  });

  it('is an error when the renewal itself fails', async () => {
    const { options } = expiredSession();
    const api = createApiClient({ ...options, renew: () => Promise.reject(new Error('offline')) });
    await expect(api.GET(wellsPath)).rejects.toMatchObject({ status: 401 });
  });

  it('is an error without a way to renew', async () => {
    const { options } = expiredSession();
    await expect(createApiClient(options).GET(wellsPath)).rejects.toMatchObject({ status: 401 });
  });

  it('is not sent again without a bearer when the user left meanwhile', async () => {
    const { options, session, tokens } = expiredSession();
    const renew = () => {
      delete session.idToken;
      return Promise.resolve(true);
    };
    await expect(createApiClient({ ...options, renew }).GET(wellsPath)).rejects.toMatchObject({
      status: 401,
    });
    expect(tokens).toEqual(['Bearer old']);
  });
});

it('wrong credentials are not taken for an expired token', async () => {
  const { api, renew } = expiredSession();
  const body = { Email: 'a@x.fr', Password: 'eA==' };
  await expect(api.POST('/CNXAuth/ValidateEmailAndPassword', { body })).rejects.toMatchObject({
    status: 401,
  });
  expect(renew).not.toHaveBeenCalled();
});

it('nobody signed in is not taken for an expired token', async () => {
  const { options, renew } = expiredSession();
  const api = createApiClient({ ...options, getSession: () => undefined, renew });
  await expect(api.GET(wellsPath)).rejects.toMatchObject({ status: 401 });
  expect(renew).not.toHaveBeenCalled();
});
