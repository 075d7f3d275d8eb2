import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';

/** Stops the code under test right after one of its statements, so that a test decides what happens next. */
export interface Checkpoint {
  /** Give it to the backend: `db.withPlugin(checkpoint.plugin)`. */
  readonly plugin: KyselyPlugin;
  /** Resolves when the statement has run; the code that sent it waits from then on. */
  readonly reached: Promise<void>;
  /** Lets the code go on. */
  release(): void;
}

/**
 * @param kind Such as `InsertQueryNode`.
 * @param table The table that the statement is about.
 * @returns A checkpoint after the first such statement; later ones pass.
 */
export function checkpointAfter(kind: RootOperationNode['kind'], table: string): Checkpoint {
  let reach = () => {};
  let release = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  let awaited: object | undefined;
  return {
    reached,
    release,
    plugin: {
      transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
        if (!awaited && node.kind === kind && tableOf(node) === table) awaited = queryId;
        return node;
      },
      async transformResult({
        result,
        queryId,
      }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
        if (queryId === awaited) {
          reach();
          await released;
        }
        return result;
      },
    },
  };
}

/** The first table that a statement names. */
function tableOf(node: RootOperationNode): string | undefined {
  return /"kind":"IdentifierNode","name":"(\w+)"/.exec(
    JSON.stringify('into' in node ? node.into : tablesOf(node)),
  )?.[1];
}

function tablesOf(node: RootOperationNode): unknown {
  if ('from' in node) return node.from;
  return 'table' in node ? node.table : undefined;
}
