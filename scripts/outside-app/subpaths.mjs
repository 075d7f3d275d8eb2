// Every subpath gives what the whole package gives under the same names; what a server component may call, it can.
import * as whole from '@cnx/ui';
import { readdirSync } from 'node:fs';

const faults = [];
const entries = readdirSync('node_modules/@cnx/ui/dist/entries')
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.slice(0, -'.js'.length));
for (const entry of entries) {
  const own = await import(`@cnx/ui/${entry}`);
  if (Object.keys(own).length === 0) faults.push(`@cnx/ui/${entry} is empty`);
  if (/^[A-Z]/.test(entry) && !(entry in own)) faults.push(`@cnx/ui/${entry} has no ${entry}`);
  for (const [name, value] of Object.entries(own)) {
    if (whole[name] !== value) faults.push(`${name} of @cnx/ui/${entry} is not the package's`);
  }
}
process.stdout.write(JSON.stringify({ entries, faults }));
