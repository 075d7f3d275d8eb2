/** A parsed contract with one of everything that a change may touch. */
export type Node = Record<string, unknown>;

export const smallContract = (): Node => ({
  openapi: '3.1.0',
  info: { title: 'Wells', version: '1.2.0' },
  servers: [{ url: '/api' }],
  security: [{ idToken: [] }],
  paths: {
    '/wells/{wellId}': {
      parameters: [{ $ref: '#/components/parameters/WellId' }],
      get: {
        operationId: 'getWell',
        tags: ['Wells'],
        summary: 'Read a well',
        parameters: [
          { name: 'product', in: 'query', schema: { type: 'string', enum: ['oil', 'gas'], default: 'oil' } },
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 500 } },
          {
            name: 'ids',
            in: 'query',
            explode: false,
            schema: {
              type: 'array',
              maxItems: 200,
              items: { type: 'string', minLength: 1, maxLength: 64, pattern: '^[a-z]+$' },
            },
          },
          { name: 'day', in: 'query', schema: { type: 'string', format: 'date' } },
        ],
        responses: {
          200: {
            description: 'ok',
            headers: { 'X-Total-Count': { required: true, schema: { type: 'integer', minimum: 0 } } },
            content: {
              'application/json': {
                schema: { type: 'array', maxItems: 500, items: { $ref: '#/components/schemas/Well' } },
              },
            },
          },
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
      post: {
        operationId: 'addWell',
        tags: ['Wells'],
        summary: 'Add',
        security: [],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewWell' } } },
        },
        responses: {
          200: {
            description: 'done',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Added' } } },
          },
        },
      },
    },
  },
  components: {
    securitySchemes: { idToken: { type: 'http', scheme: 'bearer' } },
    parameters: {
      WellId: { name: 'wellId', in: 'path', required: true, schema: { type: 'string', maxLength: 64 } },
    },
    responses: {
      NotFound: { description: 'none', content: { 'text/plain': { schema: { type: 'string' } } } },
    },
    schemas: {
      Well: {
        allOf: [
          {
            type: 'object',
            required: ['name'],
            properties: { name: { type: 'string', maxLength: 64, pattern: '^[A-Z]+$' } },
          },
          {
            type: 'object',
            required: ['rate', 'status'],
            properties: {
              rate: { type: ['number', 'null'], minimum: 0, maximum: 100, 'x-unit': 'Sm3/d' },
              count: { type: 'integer' },
              day: { type: 'string', format: 'date' },
              status: { type: 'string', enum: ['producing', 'shutIn'] },
              kind: { type: 'string', const: 'well' },
              tags: { type: 'array', items: { type: 'string' }, minItems: 1 },
              pump: { type: 'object', additionalProperties: { type: 'number' } },
              event: {
                oneOf: [{ $ref: '#/components/schemas/Trip' }, { $ref: '#/components/schemas/Test' }],
              },
              parent: { $ref: '#/components/schemas/Well' },
            },
          },
        ],
      },
      Trip: {
        type: 'object',
        required: ['type'],
        properties: { type: { const: 'trip' }, hours: { type: 'number' } },
      },
      Test: {
        type: 'object',
        required: ['type'],
        properties: { type: { const: 'test' }, rate: { type: 'number' } },
      },
      Added: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
      NewWell: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 20, pattern: '^[A-Z]+$' },
          depth: { type: 'number', minimum: 0, maximum: 9000, multipleOf: 0.5 },
          lift: { type: 'string', enum: ['esp', 'gas'], default: 'esp' },
          note: { type: ['string', 'null'] },
          groups: { type: 'array', minItems: 0, maxItems: 10, uniqueItems: false, items: { type: 'string' } },
          day: { type: 'string', format: 'date' },
        },
      },
    },
  },
});
