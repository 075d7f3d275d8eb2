import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/assistant/understanding.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { plantFields } from './planted-fields.ts';

interface Said {
  readonly role: string;
  readonly content: string | null;
}

/** What the endpoint answers to a call: a text, look-ups, bytes of its own, or nothing for ever. */
type Turn =
  | { readonly text: string }
  | { readonly lookUps: readonly object[] }
  | { readonly raw: string; readonly status?: number; readonly location?: string }
  | 'never';

const key = 'key-of-the-endpoint-1a2b';
let endpoint: Server;
let turns: (Turn | ((messages: readonly Said[]) => Turn))[] = [];
let calls: {
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly messages: readonly Said[] };
}[] = [];
let hungUp = 0;
let backend: TestBackend;
let token: string;

function completion(turn: Exclude<Turn, 'never' | { raw: string }>): string {
  const message =
    'text' in turn
      ? { role: 'assistant', content: turn.text }
      : {
          role: 'assistant',
          content: null,
          tool_calls: turn.lookUps.map((given, at) => ({
            id: `call-${at}`,
            type: 'function',
            function: { name: 'look_up', arguments: JSON.stringify(given) },
          })),
        };
  return JSON.stringify({
    id: 'x',
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
  });
}

beforeAll(async () => {
  endpoint = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as (typeof calls)[number]['body'];
      calls.push({ headers: request.headers, body });
      const next = turns.length > 1 ? turns.shift() : turns[0];
      const turn = typeof next === 'function' ? next(body.messages) : next;
      if (turn === undefined || turn === 'never') {
        response.on('close', () => (hungUp += 1));
        return;
      }
      const raw = 'raw' in turn ? turn : { raw: completion(turn) };
      response.writeHead(raw.status ?? 200, {
        'content-type': 'application/json',
        ...(raw.location && { location: raw.location }),
      });
      response.end(raw.raw);
    });
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const { port } = endpoint.address() as AddressInfo;
  backend = await createTestBackend({
    CNX_ASSISTANT_ENDPOINT: `http://127.0.0.1:${port}/v1`,
    CNX_ASSISTANT_MODEL: 'some-model',
    CNX_ASSISTANT_KEY: key,
    CNX_ASSISTANT_MODEL_SECONDS: '300',
    CNX_ASSISTANT_MODEL_CALLS_PER_DAY: '40',
    CNX_ASSISTANT_QUESTIONS_PER_MINUTE: '1000',
  });
  await plantFields(backend.database);
  await backend.database.db
    .updateTable('well')
    .set({ name: 'Twin' })
    .where('id', 'in', ['SUN-A-03', 'KOR-03'])
    .execute();
  ({ id_token: token } = (await backend.signIn()).body);
});
afterEach(() => {
  turns = [];
  calls = [];
});
afterAll(async () => {
  await backend.close();
  endpoint.closeAllConnections();
  await new Promise((resolve) => endpoint.close(resolve));
});

async function ask(question: string, app = backend.app): Promise<Answer> {
  const { status, body } = await backend.call('POST', '/api/Assistant/Ask', {
    app,
    token,
    body: { question, language: 'en', units: 'metric', context: null },
  });
  expect(status).toBe(200);
  return body as unknown as Answer;
}

const words = (text: string) => ({ kind: 'words', text, quantity: null, value: null, unit: null });
const topWell = { lookUps: [{ intent: 'rank', quantity: 'oil', count: 1 }] };
const lookedUp = (messages: readonly Said[]) =>
  messages.findLast(({ role }) => role === 'tool')?.content ?? '';

describe('a language model', () => {
  it('writes the text, and the portal the figures that it looked up', async () => {
    turns = [
      topWell,
      (messages) => {
        const { records } = JSON.parse(lookedUp(messages)) as {
          records: { value: { id: string; value: number } }[];
        };
        expect(records[0]?.value.value).toBe(200);
        return { text: `KOR-01 leads with [${records[0]?.value.id}].` };
      },
    ];
    const answer = await ask('Who leads?');
    expect(answer.text).toEqual([
      words('KOR-01 leads with '),
      { kind: 'figure', text: '', quantity: 'oil', value: 200, unit: 'Sm3' },
      words('.'),
    ]);
    expect(answer).toMatchObject({
      outcome: 'answered',
      modelFault: null,
      records: [{ well: 'KOR-01', value: 200 }],
    });
    expect(calls[0]?.headers['authorization']).toBe(`Bearer ${key}`);
  });

  it('may say a number that it looked up, and is shown where it made one up', async () => {
    turns = [topWell, { text: 'KOR-01 made 200 Sm3, 1,234 more than in 2019.' }];
    const { text } = await ask('Who leads?');
    expect(text).toEqual([
      words('KOR-01 made 200 Sm3, '),
      { ...words('1,234'), kind: 'unfounded' },
      words(' more than in '),
      { ...words('2019'), kind: 'unfounded' },
      words('.'),
    ]);
  });

  it('cites no figure by an id that was not given', async () => {
    turns = [{ text: 'It is [f7].' }];
    const { text } = await ask('How much?');
    expect(text).toEqual([words('It is '), { ...words('[f7]'), kind: 'unfounded' }, words('.')]);
  });

  it('reaches nothing but what the rules read, whatever it asks for', async () => {
    turns = [
      { lookUps: [{ intent: 'users' }, { intent: 'total', places: ['PersonAccount'] }, { sql: 'select 1' }] },
      (messages) => {
        const tools = messages.filter(({ role }) => role === 'tool').map(({ content }) => content ?? '');
        expect(tools).toHaveLength(3);
        expect(tools[0]).toContain('do not hold');
        expect(tools[1]).toContain('unknownPlace');
        expect(tools[2]).toContain('do not hold');
        return { text: 'I do not know.' };
      },
    ];
    expect((await ask('Who has an account?')).text).toEqual([words('I do not know.')]);
  });

  it('reads which places a name may mean, where it is that of several', async () => {
    turns = [
      { lookUps: [{ intent: 'total', quantity: 'oil', places: ['Twin'] }] },
      (messages) => {
        expect(JSON.parse(lookedUp(messages))).toMatchObject({
          outcome: 'asks',
          records: [{ place: null }, { place: null }],
        });
        return { text: 'Which one?' };
      },
    ];
    const { records } = await ask('And Twin?');
    expect(records.map(({ id }) => id).sort()).toEqual(['KOR-03', 'SUN-A-03']);
  });

  it('describes a place by its oil', async () => {
    turns = [
      { lookUps: [{ intent: 'place', quantity: 'gas', places: ['KOR-01'] }] },
      (messages) => {
        const [{ value }] = (JSON.parse(lookedUp(messages)) as { statements: [{ value: { id: string } }] })
          .statements;
        return { text: `[${value.id}]` };
      },
    ];
    expect((await ask('KOR-01?')).text).toMatchObject([{ kind: 'figure', quantity: 'oil', unit: 'Sm3' }]);
  });

  it.each<[string, Turn, Answer['modelFault']]>([
    ['answers with an error', { raw: '{"error":{"message":"no"}}', status: 500 }, 'failed'],
    ['is cut in the middle', { raw: '{"choices":[{"mess' }, 'failed'],
    ['answers something else', { raw: '{}' }, 'failed'],
    ['answers nothing', { text: ' ' }, 'failed'],
    ['looks up without end', topWell, 'failed'],
    ['sends elsewhere', { raw: '', status: 302, location: 'http://127.0.0.1:9/' }, 'failed'],
  ])('that %s leaves the answer to the rules, and it is said', async (_what, turn, fault) => {
    turns = [turn];
    const answer = await ask('Which well produces most oil?');
    expect(answer).toMatchObject({ outcome: 'answered', text: null, modelFault: fault });
    expect(answer.records[0]).toMatchObject({ well: 'KOR-01', value: 200 });
  });

  it('that is slow leaves the answer to the rules, and it is said', async () => {
    turns = ['never'];
    const limits = { ...backend.config.limits, assistantModelSeconds: 1 };
    const hurried = await backend.another({ config: { ...backend.config, limits } });
    expect(await ask('Which well produces most oil?', hurried)).toMatchObject({
      outcome: 'answered',
      text: null,
      modelFault: 'late',
    });
  });

  it('is no longer asked when its user has left', async () => {
    turns = ['never'];
    const before = hungUp;
    const address = await backend.app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const asked = fetch(`${address}/api/Assistant/Ask`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ question: 'Who leads?', language: 'en', units: 'metric', context: null }),
      signal: leaving.signal,
    });
    await expect.poll(() => calls.length).toBe(1);
    leaving.abort();
    await expect(asked).rejects.toThrow();
    await expect.poll(() => hungUp).toBeGreaterThan(before);
  });

  it('is asked as often as a day allows, then the rules answer', async () => {
    turns = [{ text: 'Yes.' }];
    let answer = await ask('Which well produces most oil?');
    while (answer.modelFault === null) answer = await ask('Which well produces most oil?');
    expect(answer).toMatchObject({ modelFault: 'usedUp', text: null, outcome: 'answered' });
    const before = calls.length;
    backend.clock.pass(86_400);
    ({ id_token: token } = (await backend.signIn()).body);
    expect(await ask('Which well produces most oil?')).toMatchObject({
      modelFault: null,
      text: [words('Yes.')],
    });
    expect(calls).toHaveLength(before + 1);
  });

  it('leaves neither its key nor what was asked in the log', () => {
    expect(backend.logged()).toContain('language model');
    expect(backend.logged()).not.toContain(key);
    expect(backend.logged()).not.toContain('Who leads');
  });
});
