import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';

const engineer = 'engineer@cnx.example';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  const { db } = backend.database;
  await db.deleteFrom('user_photo').execute();
  await db
    .updateTable('app_user')
    .set({ first_name: 'Erin', last_name: 'Engineer', profile_version: 0, photo_id: null })
    .where('email', '=', engineer)
    .execute();
  token = (await backend.signIn(engineer)).body.id_token;
});

const read = async (as = token) => (await callOperation(backend, 'getProfile', as)).body;
const save = (body: unknown, as = token) => callOperation(backend, 'saveProfile', as, { body });
const upload = (file: Buffer, mediaType = 'image/jpeg', as = token) =>
  callOperation(backend, 'uploadPhoto', as, { body: { mediaType, content: file.toString('base64') } });
const refusal = async (answer: ReturnType<typeof upload>) => {
  const { status, body } = await answer;
  return [status, body.errors[0]?.message];
};

/** What an `img` element gets of an address. */
const show = async (address: unknown, headers: Record<string, string> = {}) => {
  const answer = await backend.app.inject({ url: String(address), headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
};

/** A picture of two halves, of which the left one is red. */
function picture(width = 64, height = width) {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3, background: 'red' } } as const;
  return sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .png()
    .composite([{ input: half, left: 0, top: 0 }]);
}

function crc(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** A chunk of a PNG. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

/** A small PNG that says that it is as wide and as high as `side`. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(1024));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

describe('names', () => {
  it('are saved over the version that was changed, and stand in the next sign-in', async () => {
    expect(await read()).toEqual({
      version: 0,
      firstName: 'Erin',
      lastName: 'Engineer',
      email: engineer,
      isSSO: false,
      photo: null,
    });
    const saved = await save({ version: 0, firstName: '  Zoé ', lastName: 'de  la Cruz' });
    expect(saved.body).toMatchObject({ version: 1, firstName: 'Zoé', lastName: 'de la Cruz' });
    expect((await save({ version: 0, firstName: 'Late', lastName: '' })).status).toBe(409);
    const { body } = await backend.signIn(engineer);
    expect(body.userinfo).toMatchObject({ firstName: 'Zoé', lastName: 'de la Cruz' });
  });

  it('may be one name alone, and none without a letter or with marks that turn text around', async () => {
    expect((await save({ version: 0, firstName: 'Sukarno', lastName: '' })).status).toBe(200);
    const unseen = ['\u200b', '\u2063', '\u115f', '\u3164', '\u00ad \u2060'];
    for (const firstName of ['', '   ', 'a\u202eb', 'a\nb', 'x'.repeat(101), ...unseen])
      expect((await save({ version: 1, firstName, lastName: '' })).status, firstName).toBe(400);
    for (const lastName of unseen)
      expect((await save({ version: 1, firstName: 'Ana', lastName })).status, lastName).toBe(400);
    expect((await save({ version: 1, firstName: 'نیلوفر', lastName: 'می\u200cخواهم' })).status).toBe(200);
  });

  it('that change stand in the audit log as an administrator’s renaming does', async () => {
    const { db } = backend.database;
    const renamed = () =>
      db
        .selectFrom('audit_event')
        .select('detail')
        .where('kind', '=', 'personChange')
        .orderBy('id', 'desc')
        .execute();
    const before = (await renamed()).length;
    await save({ version: 0, firstName: 'Erin', lastName: 'Engineer' });
    await save({ version: 1, firstName: 'Ada', lastName: 'Nordby' });
    const since = (await renamed()).slice(0, -before || undefined);
    expect(since).toEqual([{ detail: { subject: engineer, action: 'rename' } }]);
  });

  it('of a corporate user come from the directory and are not changed here', async () => {
    const { db } = backend.database;
    const { password_hash } = await db
      .selectFrom('app_user')
      .select('password_hash')
      .where('email', '=', engineer)
      .executeTakeFirstOrThrow();
    const corporate = (is_sso: boolean) =>
      db
        .updateTable('app_user')
        .set({ is_sso, password_hash: is_sso ? null : password_hash })
        .where('email', '=', engineer)
        .execute();
    await corporate(true);
    expect(await read()).toMatchObject({ isSSO: true });
    expect((await save({ version: 0, firstName: 'Boss', lastName: '' })).status).toBe(403);
    expect((await upload(await picture().jpeg().toBuffer())).status).toBe(200);
    await corporate(false);
    expect(await read()).toMatchObject({ firstName: 'Erin' });
  });
});

describe('a photo', () => {
  it.each([
    ['image/jpeg', () => picture().jpeg()],
    ['image/png', () => picture().png()],
    ['image/webp', () => picture().webp()],
  ])('of %s is drawn anew and shown to whoever knows its address', async (mediaType, make) => {
    const file = await make().toBuffer();
    const { status, body } = await upload(file, mediaType);
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 1 });
    const photo = await show(body['photo']);
    expect(photo.status).toBe(200);
    expect(photo.bytes.equals(file)).toBe(false);
    expect(await sharp(photo.bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 });
    expect((await backend.signIn(engineer)).body.userinfo).toMatchObject({ avatar: body['photo'] });
  });

  it('is kept by one browser, known again by its ETag, and nothing but a picture', async () => {
    const { body } = await upload(await picture().jpeg().toBuffer());
    const { headers, bytes } = await show(body['photo']);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=86400, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': 'attachment; filename="photo.webp"',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Number(headers['content-length'])).toBe(bytes.length);
    const again = await show(body['photo'], { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('is a square of at most 512 px, the right way up', async () => {
    const wide = await upload(await picture(1200, 900).jpeg().toBuffer());
    expect(await sharp((await show(wide.body['photo'])).bytes).metadata()).toMatchObject({
      width: 512,
      height: 512,
    });
    const lying = await upload(await picture(64).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const { data, info } = await sharp((await show(lying.body['photo'])).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Turned by 90°, the red half is above.
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels]! > 128;
    expect([at(8, 8), at(56, 8), at(8, 56), at(56, 56)]).toEqual([true, true, false, false]);
  });

  it('says nothing of place, camera or comments', async () => {
    const exif = {
      IFD0: { Make: 'Camera-Of-Erin', Copyright: 'secret-copyright' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 23/1 30/1' },
    };
    const file = await picture().withExif(exif).png().toBuffer();
    expect(file.includes('Camera-Of-Erin')).toBe(true);
    const { body } = await upload(file, 'image/png');
    const { bytes } = await show(body['photo']);
    const { exif: left, xmp, icc, comments } = await sharp(bytes).metadata();
    expect([left, xmp, icc, comments]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Camera-Of-Erin')).toBe(false);
  });

  it('carries no code that stood behind, or within, the picture', async () => {
    const code = Buffer.from('<html><script>alert(1)</script></html>');
    const jpeg = await picture().jpeg().toBuffer();
    const { status, body } = await upload(Buffer.concat([jpeg, code]));
    expect(status).toBe(200);
    expect((await show(body['photo'])).bytes.includes('script')).toBe(false);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, code.length + 2]), code]);
    const within = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    const shown = await show((await upload(within)).body['photo']);
    expect(shown.status).toBe(200);
    expect(shown.bytes.includes('script')).toBe(false);
  });

  it('of an animated picture is the first one', async () => {
    const frames = Buffer.concat([Buffer.alloc(32 * 32 * 3, 200), Buffer.alloc(32 * 32 * 3, 20)]);
    const file = await sharp(frames, { raw: { width: 32, height: 64, channels: 3, pageHeight: 32 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const { status, body } = await upload(file, 'image/webp');
    expect(status).toBe(200);
    const { bytes } = await show(body['photo']);
    const { pages = 1, height } = await sharp(bytes).metadata();
    expect([pages, height]).toEqual([1, 32]);
    expect((await sharp(bytes).stats()).channels[0]!.mean).toBeGreaterThan(150);
  });

  const notOne = 'body/content must be a JPEG, PNG or WebP picture';
  it.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page that is called photo.png', '<!doctype html><script>alert(1)</script>'],
    ['an animation of another kind', `GIF89a${'\0'.repeat(40)}`],
    ['a text', 'data'],
  ])('is not %s', async (_what, text) => {
    expect(await refusal(upload(Buffer.from(text), 'image/png'))).toEqual([400, notOne]);
  });

  it.each([
    [
      'a page behind the first bytes of a JPEG',
      Buffer.from('\xff\xd8\xff<html><script>alert(1)</script>', 'latin1'),
    ],
    [
      'a drawing behind those of a PNG',
      Buffer.from('\x89PNG\r\n\x1a\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'latin1'),
    ],
    ['nothing behind those of a WebP', Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1')],
  ])('is not %s', async (_what, file) => {
    const type = file[0] === 0xff ? 'image/jpeg' : file[0] === 0x89 ? 'image/png' : 'image/webp';
    expect(await refusal(upload(file, type))).toEqual([400, 'body/content is no picture that can be read']);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('that ends early is none: %s', async (kind) => {
    const noise = Buffer.from(Array.from({ length: 256 * 256 * 3 }, (_, i) => (i * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 256, height: 256, channels: 3 } })
      .toFormat(kind)
      .toBuffer();
    const half = whole.subarray(0, Math.floor(whole.length / 2));
    expect((await refusal(upload(half, `image/${kind}`)))[0]).toBe(400);
    expect(await read()).toMatchObject({ photo: null, version: 0 });
  });

  it('is of the kind that the call says', async () => {
    const png = await picture().png().toBuffer();
    expect(await refusal(upload(png, 'image/jpeg'))).toEqual([
      400,
      'body/mediaType must be image/png, which body/content is',
    ]);
    expect((await upload(png, 'image/svg+xml')).status).toBe(400);
  });

  it.each([4097, 30_000])('is not drawn when its head says %i px a side', async (side) => {
    const file = bomb(side);
    expect(file.length).toBeLessThan(2000);
    const before = process.memoryUsage().rss;
    expect(await refusal(upload(file, 'image/png'))).toEqual([
      400,
      'body/content must not be larger than 4096 px on a side',
    ]);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it('is no larger than 2 MiB', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
    expect((await upload(padded(2 * 1024 * 1024))).status).toBe(200);
    expect((await upload(padded(2 * 1024 * 1024 + 1))).status).toBe(400);
    expect(await refusal(upload(padded(10_000_000)))).toEqual([413, 'body must not be larger than 2816 KiB']);
    // All other calls take as little as before.
    expect(await refusal(save({ version: 0, firstName: 'x'.repeat(70_000), lastName: '' }))).toEqual([
      413,
      'body must not be larger than 64 KiB',
    ]);
  });

  it('of another user is taken while one user uploads more than may wait', async () => {
    const file = await picture(512).png().toBuffer();
    const other = (await backend.signIn('admin@cnx.example')).body.id_token;
    const many = Array.from({ length: 14 }, () => upload(file, 'image/png'));
    const theirs = Array.from({ length: 4 }, () => upload(file, 'image/png', other));
    expect((await Promise.all(theirs)).map(({ status }) => status)).toEqual(Array(4).fill(200));
    await Promise.all(many);
  });

  it('of nobody is refused before its body is read', async () => {
    const broken = `{"mediaType":"image/png","content":"${'A'.repeat(2_500_000)}`;
    const send = (payload: string, headers: Record<string, string> = {}) =>
      backend.app.inject({
        method: 'POST',
        url: '/api/CNXUser/UploadPhoto',
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      });
    const bearer = { authorization: `Bearer ${token}` };
    // Read, the one would be too large and the other no JSON.
    for (const [payload, read] of [
      ['x'.repeat(10_000_000), 413],
      [broken, 400],
    ] as const) {
      expect((await send(payload)).statusCode).toBe(401);
      expect((await send(payload, { authorization: 'Bearer x.y.z' })).statusCode).toBe(401);
      expect((await send(payload, bearer)).statusCode).toBe(read);
    }
  });

  it('has another address each time, and the one before leads nowhere', async () => {
    const file = await picture().jpeg().toBuffer();
    const first = (await upload(file)).body['photo'];
    const second = (await upload(file)).body['photo'];
    expect(second).not.toBe(first);
    expect((await show(first)).status).toBe(404);
    expect(await backend.database.db.selectFrom('user_photo').select('id').execute()).toHaveLength(1);
    const { body } = await callOperation(backend, 'removePhoto', token, { body: {} });
    expect(body).toMatchObject({ photo: null, version: 3 });
    expect((await show(second)).status).toBe(404);
    expect((await callOperation(backend, 'removePhoto', token, { body: {} })).body).toMatchObject({
      version: 3,
    });
  });

  it('is shown of nobody whose account is switched off', async () => {
    const photo = (await upload(await picture().jpeg().toBuffer())).body['photo'];
    const switchTo = (active: boolean) =>
      backend.database.db
        .updateTable('app_user')
        .set({ active })
        .where('email', '=', 'engineer@cnx.example')
        .execute();
    await switchTo(false);
    expect((await show(photo)).status).toBe(404);
    await switchTo(true);
    expect((await show(photo)).status).toBe(200);
  });

  it('is one’s own', async () => {
    const admin = (await backend.signIn('admin@cnx.example')).body.id_token;
    await upload(await picture().jpeg().toBuffer());
    await callOperation(backend, 'removePhoto', admin, { body: {} });
    expect((await read())['photo']).not.toBeNull();
    expect(await read(admin)).toMatchObject({ photo: null });
    expect((await upload(Buffer.from('x'), 'image/png', '')).status).toBe(401);
  });

  it.each(['..%2F..%2Fetc%2Fpasswd', '..', "'%20or%20''='", '%00'])(
    'is at no such address: %s',
    async (id) => {
      const { status } = await show(`/api/CNXUser/Photos/${id}/GetPhoto`);
      expect([400, 404]).toContain(status);
    },
  );
});
