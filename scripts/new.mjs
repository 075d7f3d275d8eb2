// `npm run new -- component group/Name | feature name [operationId] | endpoint operationId | adr "Title"`: makes the
// files of a new part, in the house's shape.
import { prepare, ReadableError, run } from './bootstrap.mjs';

await run(async () => {
  await prepare();
  const { makers } = await import('./new-part.mjs');
  const [kind, ...names] = process.argv.slice(2);
  if (!makers[kind] || !names[0])
    throw new ReadableError(
      'say: npm run new -- component group/Name | feature name [operationId] | endpoint operationId | adr "Title"',
    );
  await makers[kind](...names);
});
