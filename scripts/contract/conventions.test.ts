import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isCollection, parse, parseDocument, visit } from 'yaml';

interface Schema {
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  allOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
}

interface Operation {
  'x-cnx-extension'?: boolean;
}

interface PathItem {
  get?: Operation;
  post?: Operation;
  'x-cnx-extension'?: boolean;
  'x-cnx-external'?: boolean;
}

interface Contract {
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema> };
}

const text = readFileSync(new URL('../../openapi/cnx.yaml', import.meta.url), 'utf8');
const contract = parse(text) as Contract;
const { schemas } = contract.components;

/** The calls that the product's specification fixes, by method and path. */
const specified = `
  GET /CNXUser/validate/{email}
  POST /TransferToken
  POST /CNXAuth/B2cToken
  GET /CNXAuth/B2cChallenge
  GET /CNXAuth/ValidateB2cToken
  POST /CNXAuth/ValidateEmailAndPassword
  POST /CNXAuth/ExtractSSOToken
  POST /CNXAuth/ResetPassword
  POST /CNXUser/validateUser
  GET /CNXUser/userinfo
  POST /CNXApplications/GetBackendUrlByFeUrl
  POST /CNXAuth/refreshtoken
  POST /CNXAuth/ForgotPassword
  GET /Notification/GetNotificationsInfo
  GET /OptimizationDashboard/GetFrequencyChangeInfo
  GET /OptimizationDashboard/GetTrackedFrequencyChangeInfo
  GET /OptimizationDashboard/GetFrequencyInfo
  GET /ExceptionReport/GetChangeDetectionStatistics
  GET /ExceptionReport/GetGasInterfaceExceptionReportInfo
  GET /ExceptionReport/GetHighProductionDropExceptionReportInfo
  GET /Dashboard/GetDeferredProductionInfo
  GET /Dashboard/GetProductionOptimizationInfo
  GET /Dashboard/GetScheduleInfo
  GET /Dashboard/GetSustainableProductionInfo
  GET /ExceptionReport/GetBusinessUnits
  GET /ExceptionReport/GetAreas
  GET /ExceptionReport/GetFields
  GET /ExceptionReport/GetManufacturers
  GET /ExceptionReport/GetWellGroups
  GET /ExceptionReport/GetMethodOfProductions
  GET /ExceptionReport/GetWells
`
  .trim()
  .split(/\s*\n\s*/);

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  (['get', 'post'] as const).flatMap((method) => {
    const operation = item[method];
    return operation ? [{ name: `${method.toUpperCase()} ${path}`, item, operation }] : [];
  }),
);

/** Every schema below one, with the place where it stands; references are followed by the caller. */
function within(schema: Schema, place: string): { place: string; schema: Schema }[] {
  const below = [
    ...Object.entries(schema.properties ?? {}).map(([name, child]) => [`${place}.${name}`, child] as const),
    ...[...(schema.allOf ?? []), ...(schema.oneOf ?? [])].map((child) => [`${place}()`, child] as const),
    ...(schema.items ? [[`${place}[]`, schema.items] as const] : []),
  ];
  return [{ place, schema }, ...below.flatMap(([name, child]) => within(child, name))];
}

const everySchema = Object.entries(schemas).flatMap(([name, schema]) => within(schema, name));

describe('the calls', () => {
  it('are those of the specification, under their exact names', () => {
    const own = operations.filter(
      ({ item, operation }) => !item['x-cnx-extension'] && !operation['x-cnx-extension'],
    );
    expect(own.map(({ name }) => name).sort()).toEqual([...specified].sort());
  });

  it('mark what goes beyond it', () => {
    const beyond = operations.filter(({ item }) => item['x-cnx-extension']).map(({ name }) => name);
    expect(beyond.length + specified.length).toBe(operations.length);
  });

  it('leave one to the linked applications', () => {
    const external = operations.filter(({ item }) => item['x-cnx-external']).map(({ name }) => name);
    expect(external).toEqual(['POST /TransferToken']);
  });
});

describe('fields', () => {
  it('of answers are always there, unknown values as null', () => {
    const mayLack = [
      // The errors of answers with status 200, as of a sign-in, have none.
      'ErrorMessage.code',
      'ErrorMessage.values',
      'TokenPackage.access_token',
      'ForgotPasswordResult.status',
      'ForgotPasswordResult.statusCode',
      // What says that a row sums up a window: a row of a day has none.
      'DeferredProduction.firstDay',
      'DeferredProduction.adjusted',
      'DeferredProduction.days',
      // Reports that were kept before it are answered as they were.
      'MonthlyReport.beforeLikeForLike',
      'MonthlyReport.beforeWindow',
      'MonthlyReport.lastYearLikeForLike',
      'StatisticsRow.adjusted',
      ...['gorGasPct', 'gorOilPct', 'waterCutLiquidPct'].map((name) => `ProductionFigures.${name}`),
      'StatisticsRow.mainEfficiencyPct',
      'StatisticsRow.mainProduct',
      ...['endedSince', 'product'].map((name) => `UnansweredException.${name}`),
      'ProductionStatistics.totalBeforeLikeForLike',
      // What came later beside figures that clients know, and reports that were kept before it.
      ...['beforeRates', 'lastYearRates', 'rates', 'standing'].map((name) => `MonthlyReport.${name}`),
      ...['beforeEstimated', 'beforeFilledRates', 'estimated', 'filledRates', 'lastYearFilledRates'].map(
        (name) => `MonthlyReport.${name}`,
      ),
      ...['rates', 'ratesBefore', 'standing'].map((name) => `ProductionStatistics.${name}`),
      // No day is missing.
      ...['estimated', 'estimatedBefore', 'filledRates', 'filledRatesBefore'].map(
        (name) => `ProductionStatistics.${name}`,
      ),
      'StatisticsRow.estimated',
      ...['cumulativeEstimated', 'estimated', 'missingDays'].map((name) => `PlanMonth.${name}`),
      'ProductionDay.gasDeferred',
      'ProductionDay.losses',
      'OpenExceptions.unanswered',
      'ExceptionSummary.asked',
      'ProductionDayWell.exception',
      'ReportedDeferral.standing',
      'StandingOfWindow.notComputed',
      'StandingWell.gasOilRatio',
      'FieldForecast.now',
      'ForecastFit.levelDays',
      'ForecastRemaining.ultimate',
      'GuardRailKind.optional',
      'WellForecast.ofMonths',
      'WellForecast.slide',
      'TrackedFrequencyChange.inQuestion',
      'MissingReports.estimatedGas',
      'MissingReports.estimatedOil',
      ...['balances', 'books', 'changes', 'reportedMonths'].map((name) => `MonthlyReport.${name}`),
      'StatisticsRow.standing',
      // Hand-overs that were kept before it have none.
      'WellException.wellLossPerDay',
      'WellException.lossWork',
      // A row of JSON stands in no line; answers that were kept before it have none either.
      'RowReceipt.line',
    ];
    const open = everySchema.filter(
      ({ schema }) => schema.properties && schema.additionalProperties !== false,
    );
    const optional = open.flatMap(({ place, schema }) =>
      Object.keys(schema.properties ?? {})
        .filter((name) => !schema.required?.includes(name))
        .map((name) => `${place}.${name}`),
    );
    expect(optional.toSorted()).toEqual(mayLack.toSorted());
  });
});

describe('the text of the contract', () => {
  /** Values and keys without quotes that a reader of YAML 1.1, as PyYAML, refuses or takes for something else. */
  function misread(yaml: string): string[] {
    const found: string[] = [];
    visit(parseDocument(yaml), {
      Scalar(_, { type, source = '' }, path) {
        if (type !== 'PLAIN') return;
        const isInFlow = path.some((node) => isCollection(node) && node.flow);
        if ((isInFlow && /[?:]/.test(source)) || /^(?:y|n|yes|no|on|off)$/i.test(source)) found.push(source);
      },
    });
    return found;
  }

  it('is the same for readers of YAML 1.1', () => {
    expect(misread(text)).toEqual([]);
  });

  it.each([
    ['{ a: b?c }', ['b?c']],
    ['a: [x:y]', ['x:y']],
    ['y: On', ['y', 'On']],
    ["a: b?c:d\nq: { a: 'b?c', 'y': 'no' }", []],
  ])('would not be as %s', (yaml, found) => {
    expect(misread(yaml)).toEqual(found);
  });

  it('asks for no larger body than the proxy of docs/operations.md lets through', () => {
    const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(page)!;
    const bodies = [...text.matchAll(/x-max-body-bytes: (\d+)/g)].map(([, bytes]) => Number(bytes));
    expect(bodies.length).toBeGreaterThan(2);
    expect(Math.max(...bodies)).toBeLessThanOrEqual(Number(megabytes) * 1024 * 1024);
  });
});
